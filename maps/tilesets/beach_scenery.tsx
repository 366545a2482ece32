<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="beach_scenery" tilewidth="98" tileheight="40" tilecount="13" columns="0" objectalignment="center">
 <grid orientation="orthogonal" width="1" height="1" />
 <tile id="0">
  <image width="98" height="40" source="beach_scenery/bunker.png" />
 </tile>
 <tile id="1">
  <image width="46" height="28" source="beach_scenery/casemate.png" />
 </tile>
 <tile id="2">
  <image width="24" height="36" source="beach_scenery/landing_craft.png" />
 </tile>
 <tile id="3">
  <image width="15" height="13" source="beach_scenery/hedgehog.png" />
 </tile>
 <tile id="4">
  <image width="16" height="11" source="beach_scenery/crater.png" />
 </tile>
 <tile id="5">
  <image width="32" height="8" source="beach_scenery/wire.png" />
 </tile>
 <tile id="6">
  <image width="14" height="14" source="beach_scenery/mine.png" />
 </tile>
 <tile id="7">
  <image width="16" height="19" source="beach_scenery/tree.png" />
 </tile>
 <tile id="8">
  <image width="36" height="11" source="beach_scenery/hedge.png" />
 </tile>
 <tile id="9">
  <image width="32" height="28" source="beach_scenery/house.png" />
 </tile>
 <tile id="10">
  <image width="32" height="24" source="beach_scenery/ruin.png" />
 </tile>
 <tile id="11">
  <image width="50" height="24" source="beach_scenery/cliff.png" />
 </tile>
 <tile id="12">
  <image width="66" height="12" source="beach_scenery/seawall.png" />
 </tile>
</tileset>
