<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="sites" tilewidth="16" tileheight="16" tilecount="66" columns="6">
 <image source="sites.png" width="96" height="176" />
</tileset>
