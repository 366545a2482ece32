<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="island_scenery" tilewidth="48" tileheight="48" tilecount="14" columns="0" objectalignment="center">
 <grid orientation="orthogonal" width="1" height="1" />
 <tile id="0">
  <image width="48" height="48" source="island_scenery/helipad.png" />
 </tile>
 <tile id="1">
  <image width="41" height="41" source="island_scenery/compass.png" />
 </tile>
 <tile id="2">
  <image width="11" height="9" source="island_scenery/rock.png" />
 </tile>
 <tile id="3">
  <image width="24" height="16" source="island_scenery/rocks.png" />
 </tile>
 <tile id="4">
  <image width="22" height="9" source="island_scenery/whitecaps.png" />
 </tile>
 <tile id="5">
  <image width="26" height="15" source="island_scenery/whale.png" />
 </tile>
 <tile id="6">
  <image width="16" height="27" source="island_scenery/lighthouse.png" />
 </tile>
 <tile id="7">
  <image width="8" height="10" source="island_scenery/buoy.png" />
 </tile>
 <tile id="8">
  <image width="15" height="13" source="island_scenery/palm.png" />
 </tile>
 <tile id="9">
  <image width="10" height="7" source="island_scenery/bush.png" />
 </tile>
 <tile id="10">
  <image width="12" height="8" source="island_scenery/flowers.png" />
 </tile>
 <tile id="11">
  <image width="15" height="7" source="island_scenery/driftwood.png" />
 </tile>
 <tile id="12">
  <image width="22" height="12" source="island_scenery/gulls.png" />
 </tile>
 <tile id="13">
  <image width="15" height="16" source="island_scenery/sail.png" />
 </tile>
</tileset>
