<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="beach_scenery" tilewidth="100" tileheight="54" tilecount="43" columns="0" objectalignment="center">
 <grid orientation="orthogonal" width="1" height="1" />
 <tile id="0">
  <image width="100" height="44" source="beach_scenery/bunker.png" />
 </tile>
 <tile id="1">
  <image width="100" height="44" source="beach_scenery/gun_bunker.png" />
 </tile>
 <tile id="2">
  <image width="100" height="44" source="beach_scenery/observation_post.png" />
 </tile>
 <tile id="3">
  <image width="100" height="44" source="beach_scenery/battery.png" />
 </tile>
 <tile id="4">
  <image width="49" height="32" source="beach_scenery/casemate.png" />
 </tile>
 <tile id="5">
  <image width="31" height="25" source="beach_scenery/pillbox.png" />
 </tile>
 <tile id="6">
  <image width="30" height="13" source="beach_scenery/sandbags.png" />
 </tile>
 <tile id="7">
  <image width="15" height="26" source="beach_scenery/flag.png" />
 </tile>
 <tile id="8">
  <image width="26" height="46" source="beach_scenery/landing_craft.png" />
 </tile>
 <tile id="9">
  <image width="26" height="46" source="beach_scenery/landing_craft_open.png" />
 </tile>
 <tile id="10">
  <image width="33" height="25" source="beach_scenery/wreck.png" />
 </tile>
 <tile id="11">
  <image width="26" height="28" source="beach_scenery/tank.png" />
 </tile>
 <tile id="12">
  <image width="52" height="40" source="beach_scenery/glider.png" />
 </tile>
 <tile id="13">
  <image width="28" height="30" source="beach_scenery/parachute.png" />
 </tile>
 <tile id="14">
  <image width="18" height="30" source="beach_scenery/boat.png" />
 </tile>
 <tile id="15">
  <image width="16" height="15" source="beach_scenery/hedgehog.png" />
 </tile>
 <tile id="16">
  <image width="33" height="15" source="beach_scenery/stakes.png" />
 </tile>
 <tile id="17">
  <image width="18" height="16" source="beach_scenery/gate.png" />
 </tile>
 <tile id="18">
  <image width="18" height="14" source="beach_scenery/crater.png" />
 </tile>
 <tile id="19">
  <image width="30" height="21" source="beach_scenery/crater_big.png" />
 </tile>
 <tile id="20">
  <image width="35" height="11" source="beach_scenery/wire.png" />
 </tile>
 <tile id="21">
  <image width="17" height="17" source="beach_scenery/mine.png" />
 </tile>
 <tile id="22">
  <image width="15" height="17" source="beach_scenery/mine_sign.png" />
 </tile>
 <tile id="23">
  <image width="6" height="33" source="beach_scenery/rope.png" />
 </tile>
 <tile id="24">
  <image width="11" height="36" source="beach_scenery/ladder.png" />
 </tile>
 <tile id="25">
  <image width="11" height="41" source="beach_scenery/groyne.png" />
 </tile>
 <tile id="26">
  <image width="22" height="50" source="beach_scenery/jetty.png" />
 </tile>
 <tile id="27">
  <image width="19" height="22" source="beach_scenery/tree.png" />
 </tile>
 <tile id="28">
  <image width="15" height="30" source="beach_scenery/poplar.png" />
 </tile>
 <tile id="29">
  <image width="15" height="12" source="beach_scenery/bush.png" />
 </tile>
 <tile id="30">
  <image width="39" height="13" source="beach_scenery/hedge.png" />
 </tile>
 <tile id="31">
  <image width="12" height="40" source="beach_scenery/hedge_upright.png" />
 </tile>
 <tile id="32">
  <image width="21" height="10" source="beach_scenery/dune_grass.png" />
 </tile>
 <tile id="33">
  <image width="19" height="14" source="beach_scenery/reeds.png" />
 </tile>
 <tile id="34">
  <image width="19" height="17" source="beach_scenery/haystack.png" />
 </tile>
 <tile id="35">
  <image width="33" height="31" source="beach_scenery/house_red.png" />
 </tile>
 <tile id="36">
  <image width="33" height="31" source="beach_scenery/house_slate.png" />
 </tile>
 <tile id="37">
  <image width="49" height="33" source="beach_scenery/house_row.png" />
 </tile>
 <tile id="38">
  <image width="39" height="42" source="beach_scenery/villa.png" />
 </tile>
 <tile id="39">
  <image width="42" height="54" source="beach_scenery/church.png" />
 </tile>
 <tile id="40">
  <image width="35" height="28" source="beach_scenery/ruin.png" />
 </tile>
 <tile id="41">
  <image width="33" height="42" source="beach_scenery/windmill.png" />
 </tile>
 <tile id="42">
  <image width="52" height="36" source="beach_scenery/bridge.png" />
 </tile>
</tileset>
