<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="signs" tilewidth="16" tileheight="16" tilecount="14" columns="14">
 <image source="signs.png" width="224" height="16" />
</tileset>
