<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="walls" tilewidth="16" tileheight="16" tilecount="160" columns="16">
 <image source="walls.png" width="256" height="160" />
 <tile id="0" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="1" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="2" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="3" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="4" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="5" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="6" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="7" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="8" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="9" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="10" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="11" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="12" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="13" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="14" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="15" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="16" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="17" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="18" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="19" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="20" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="21" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="22" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="23" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="24" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="25" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="26" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="27" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="28" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="29" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="30" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="31" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="32" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="33" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="34" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="35" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="36" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="37" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="38" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="39" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="40" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="41" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="42" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="43" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="44" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="45" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="46" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="47" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="48" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="49" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="50" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="51" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="52" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="53" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="54" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="55" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="56" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="57" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="58" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="59" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="60" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="61" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="62" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="63" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="64" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="65" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="66" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="67" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="68" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="69" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="70" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="71" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="72" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="73" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="74" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="75" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="76" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="77" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="78" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="79" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="80" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="81" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="82" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="83" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="84" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="85" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="86" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="87" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="88" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="89" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="90" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="91" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="92" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="93" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="94" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="95" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="96" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="97" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="98" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="99" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="100" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="101" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="102" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="103" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="104" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="105" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="106" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="107" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="108" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="109" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="110" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="111" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="112" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="113" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="114" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="115" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="116" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="117" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="118" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="119" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="120" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="121" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="122" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="123" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="124" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="125" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="126" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="127" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="128" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="129" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="130" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="131" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="132" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="133" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="134" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="135" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="136" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="137" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="138" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="139" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="140" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="141" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="142" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="143" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="144" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="145" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="146" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="147" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="148" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="149" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="150" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="151" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="false" />
  </properties>
 </tile>
 <tile id="152" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="153" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="154" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="155" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="false" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="156" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="157" type="Edges">
  <properties>
   <property name="east" type="bool" value="false" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="158" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="false" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <tile id="159" type="Edges">
  <properties>
   <property name="east" type="bool" value="true" />
   <property name="north" type="bool" value="true" />
   <property name="south" type="bool" value="true" />
   <property name="west" type="bool" value="true" />
  </properties>
 </tile>
 <wangsets>
  <wangset name="sandbag" type="edge" tile="15">
   <wangcolor name="sandbag" color="#c2373f" tile="15" probability="1" />
   <wangtile tileid="1" wangid="1,0,0,0,0,0,0,0" />
   <wangtile tileid="2" wangid="0,0,1,0,0,0,0,0" />
   <wangtile tileid="3" wangid="1,0,1,0,0,0,0,0" />
   <wangtile tileid="4" wangid="0,0,0,0,1,0,0,0" />
   <wangtile tileid="5" wangid="1,0,0,0,1,0,0,0" />
   <wangtile tileid="6" wangid="0,0,1,0,1,0,0,0" />
   <wangtile tileid="7" wangid="1,0,1,0,1,0,0,0" />
   <wangtile tileid="8" wangid="0,0,0,0,0,0,1,0" />
   <wangtile tileid="9" wangid="1,0,0,0,0,0,1,0" />
   <wangtile tileid="10" wangid="0,0,1,0,0,0,1,0" />
   <wangtile tileid="11" wangid="1,0,1,0,0,0,1,0" />
   <wangtile tileid="12" wangid="0,0,0,0,1,0,1,0" />
   <wangtile tileid="13" wangid="1,0,0,0,1,0,1,0" />
   <wangtile tileid="14" wangid="0,0,1,0,1,0,1,0" />
   <wangtile tileid="15" wangid="1,0,1,0,1,0,1,0" />
  </wangset>
  <wangset name="stone" type="edge" tile="31">
   <wangcolor name="stone" color="#c2373f" tile="31" probability="1" />
   <wangtile tileid="17" wangid="1,0,0,0,0,0,0,0" />
   <wangtile tileid="18" wangid="0,0,1,0,0,0,0,0" />
   <wangtile tileid="19" wangid="1,0,1,0,0,0,0,0" />
   <wangtile tileid="20" wangid="0,0,0,0,1,0,0,0" />
   <wangtile tileid="21" wangid="1,0,0,0,1,0,0,0" />
   <wangtile tileid="22" wangid="0,0,1,0,1,0,0,0" />
   <wangtile tileid="23" wangid="1,0,1,0,1,0,0,0" />
   <wangtile tileid="24" wangid="0,0,0,0,0,0,1,0" />
   <wangtile tileid="25" wangid="1,0,0,0,0,0,1,0" />
   <wangtile tileid="26" wangid="0,0,1,0,0,0,1,0" />
   <wangtile tileid="27" wangid="1,0,1,0,0,0,1,0" />
   <wangtile tileid="28" wangid="0,0,0,0,1,0,1,0" />
   <wangtile tileid="29" wangid="1,0,0,0,1,0,1,0" />
   <wangtile tileid="30" wangid="0,0,1,0,1,0,1,0" />
   <wangtile tileid="31" wangid="1,0,1,0,1,0,1,0" />
  </wangset>
  <wangset name="bamboo" type="edge" tile="47">
   <wangcolor name="bamboo" color="#c2373f" tile="47" probability="1" />
   <wangtile tileid="33" wangid="1,0,0,0,0,0,0,0" />
   <wangtile tileid="34" wangid="0,0,1,0,0,0,0,0" />
   <wangtile tileid="35" wangid="1,0,1,0,0,0,0,0" />
   <wangtile tileid="36" wangid="0,0,0,0,1,0,0,0" />
   <wangtile tileid="37" wangid="1,0,0,0,1,0,0,0" />
   <wangtile tileid="38" wangid="0,0,1,0,1,0,0,0" />
   <wangtile tileid="39" wangid="1,0,1,0,1,0,0,0" />
   <wangtile tileid="40" wangid="0,0,0,0,0,0,1,0" />
   <wangtile tileid="41" wangid="1,0,0,0,0,0,1,0" />
   <wangtile tileid="42" wangid="0,0,1,0,0,0,1,0" />
   <wangtile tileid="43" wangid="1,0,1,0,0,0,1,0" />
   <wangtile tileid="44" wangid="0,0,0,0,1,0,1,0" />
   <wangtile tileid="45" wangid="1,0,0,0,1,0,1,0" />
   <wangtile tileid="46" wangid="0,0,1,0,1,0,1,0" />
   <wangtile tileid="47" wangid="1,0,1,0,1,0,1,0" />
  </wangset>
  <wangset name="boulder" type="edge" tile="63">
   <wangcolor name="boulder" color="#c2373f" tile="63" probability="1" />
   <wangtile tileid="49" wangid="1,0,0,0,0,0,0,0" />
   <wangtile tileid="50" wangid="0,0,1,0,0,0,0,0" />
   <wangtile tileid="51" wangid="1,0,1,0,0,0,0,0" />
   <wangtile tileid="52" wangid="0,0,0,0,1,0,0,0" />
   <wangtile tileid="53" wangid="1,0,0,0,1,0,0,0" />
   <wangtile tileid="54" wangid="0,0,1,0,1,0,0,0" />
   <wangtile tileid="55" wangid="1,0,1,0,1,0,0,0" />
   <wangtile tileid="56" wangid="0,0,0,0,0,0,1,0" />
   <wangtile tileid="57" wangid="1,0,0,0,0,0,1,0" />
   <wangtile tileid="58" wangid="0,0,1,0,0,0,1,0" />
   <wangtile tileid="59" wangid="1,0,1,0,0,0,1,0" />
   <wangtile tileid="60" wangid="0,0,0,0,1,0,1,0" />
   <wangtile tileid="61" wangid="1,0,0,0,1,0,1,0" />
   <wangtile tileid="62" wangid="0,0,1,0,1,0,1,0" />
   <wangtile tileid="63" wangid="1,0,1,0,1,0,1,0" />
  </wangset>
  <wangset name="fence" type="edge" tile="79">
   <wangcolor name="fence" color="#c2373f" tile="79" probability="1" />
   <wangtile tileid="65" wangid="1,0,0,0,0,0,0,0" />
   <wangtile tileid="66" wangid="0,0,1,0,0,0,0,0" />
   <wangtile tileid="67" wangid="1,0,1,0,0,0,0,0" />
   <wangtile tileid="68" wangid="0,0,0,0,1,0,0,0" />
   <wangtile tileid="69" wangid="1,0,0,0,1,0,0,0" />
   <wangtile tileid="70" wangid="0,0,1,0,1,0,0,0" />
   <wangtile tileid="71" wangid="1,0,1,0,1,0,0,0" />
   <wangtile tileid="72" wangid="0,0,0,0,0,0,1,0" />
   <wangtile tileid="73" wangid="1,0,0,0,0,0,1,0" />
   <wangtile tileid="74" wangid="0,0,1,0,0,0,1,0" />
   <wangtile tileid="75" wangid="1,0,1,0,0,0,1,0" />
   <wangtile tileid="76" wangid="0,0,0,0,1,0,1,0" />
   <wangtile tileid="77" wangid="1,0,0,0,1,0,1,0" />
   <wangtile tileid="78" wangid="0,0,1,0,1,0,1,0" />
   <wangtile tileid="79" wangid="1,0,1,0,1,0,1,0" />
  </wangset>
  <wangset name="sandbag on the rim" type="edge" tile="95">
   <wangcolor name="sandbag on the rim" color="#c2373f" tile="95" probability="1" />
   <wangtile tileid="81" wangid="1,0,0,0,0,0,0,0" />
   <wangtile tileid="82" wangid="0,0,1,0,0,0,0,0" />
   <wangtile tileid="83" wangid="1,0,1,0,0,0,0,0" />
   <wangtile tileid="84" wangid="0,0,0,0,1,0,0,0" />
   <wangtile tileid="85" wangid="1,0,0,0,1,0,0,0" />
   <wangtile tileid="86" wangid="0,0,1,0,1,0,0,0" />
   <wangtile tileid="87" wangid="1,0,1,0,1,0,0,0" />
   <wangtile tileid="88" wangid="0,0,0,0,0,0,1,0" />
   <wangtile tileid="89" wangid="1,0,0,0,0,0,1,0" />
   <wangtile tileid="90" wangid="0,0,1,0,0,0,1,0" />
   <wangtile tileid="91" wangid="1,0,1,0,0,0,1,0" />
   <wangtile tileid="92" wangid="0,0,0,0,1,0,1,0" />
   <wangtile tileid="93" wangid="1,0,0,0,1,0,1,0" />
   <wangtile tileid="94" wangid="0,0,1,0,1,0,1,0" />
   <wangtile tileid="95" wangid="1,0,1,0,1,0,1,0" />
  </wangset>
  <wangset name="stone on the rim" type="edge" tile="111">
   <wangcolor name="stone on the rim" color="#c2373f" tile="111" probability="1" />
   <wangtile tileid="97" wangid="1,0,0,0,0,0,0,0" />
   <wangtile tileid="98" wangid="0,0,1,0,0,0,0,0" />
   <wangtile tileid="99" wangid="1,0,1,0,0,0,0,0" />
   <wangtile tileid="100" wangid="0,0,0,0,1,0,0,0" />
   <wangtile tileid="101" wangid="1,0,0,0,1,0,0,0" />
   <wangtile tileid="102" wangid="0,0,1,0,1,0,0,0" />
   <wangtile tileid="103" wangid="1,0,1,0,1,0,0,0" />
   <wangtile tileid="104" wangid="0,0,0,0,0,0,1,0" />
   <wangtile tileid="105" wangid="1,0,0,0,0,0,1,0" />
   <wangtile tileid="106" wangid="0,0,1,0,0,0,1,0" />
   <wangtile tileid="107" wangid="1,0,1,0,0,0,1,0" />
   <wangtile tileid="108" wangid="0,0,0,0,1,0,1,0" />
   <wangtile tileid="109" wangid="1,0,0,0,1,0,1,0" />
   <wangtile tileid="110" wangid="0,0,1,0,1,0,1,0" />
   <wangtile tileid="111" wangid="1,0,1,0,1,0,1,0" />
  </wangset>
  <wangset name="bamboo on the rim" type="edge" tile="127">
   <wangcolor name="bamboo on the rim" color="#c2373f" tile="127" probability="1" />
   <wangtile tileid="113" wangid="1,0,0,0,0,0,0,0" />
   <wangtile tileid="114" wangid="0,0,1,0,0,0,0,0" />
   <wangtile tileid="115" wangid="1,0,1,0,0,0,0,0" />
   <wangtile tileid="116" wangid="0,0,0,0,1,0,0,0" />
   <wangtile tileid="117" wangid="1,0,0,0,1,0,0,0" />
   <wangtile tileid="118" wangid="0,0,1,0,1,0,0,0" />
   <wangtile tileid="119" wangid="1,0,1,0,1,0,0,0" />
   <wangtile tileid="120" wangid="0,0,0,0,0,0,1,0" />
   <wangtile tileid="121" wangid="1,0,0,0,0,0,1,0" />
   <wangtile tileid="122" wangid="0,0,1,0,0,0,1,0" />
   <wangtile tileid="123" wangid="1,0,1,0,0,0,1,0" />
   <wangtile tileid="124" wangid="0,0,0,0,1,0,1,0" />
   <wangtile tileid="125" wangid="1,0,0,0,1,0,1,0" />
   <wangtile tileid="126" wangid="0,0,1,0,1,0,1,0" />
   <wangtile tileid="127" wangid="1,0,1,0,1,0,1,0" />
  </wangset>
  <wangset name="boulder on the rim" type="edge" tile="143">
   <wangcolor name="boulder on the rim" color="#c2373f" tile="143" probability="1" />
   <wangtile tileid="129" wangid="1,0,0,0,0,0,0,0" />
   <wangtile tileid="130" wangid="0,0,1,0,0,0,0,0" />
   <wangtile tileid="131" wangid="1,0,1,0,0,0,0,0" />
   <wangtile tileid="132" wangid="0,0,0,0,1,0,0,0" />
   <wangtile tileid="133" wangid="1,0,0,0,1,0,0,0" />
   <wangtile tileid="134" wangid="0,0,1,0,1,0,0,0" />
   <wangtile tileid="135" wangid="1,0,1,0,1,0,0,0" />
   <wangtile tileid="136" wangid="0,0,0,0,0,0,1,0" />
   <wangtile tileid="137" wangid="1,0,0,0,0,0,1,0" />
   <wangtile tileid="138" wangid="0,0,1,0,0,0,1,0" />
   <wangtile tileid="139" wangid="1,0,1,0,0,0,1,0" />
   <wangtile tileid="140" wangid="0,0,0,0,1,0,1,0" />
   <wangtile tileid="141" wangid="1,0,0,0,1,0,1,0" />
   <wangtile tileid="142" wangid="0,0,1,0,1,0,1,0" />
   <wangtile tileid="143" wangid="1,0,1,0,1,0,1,0" />
  </wangset>
  <wangset name="fence on the rim" type="edge" tile="159">
   <wangcolor name="fence on the rim" color="#c2373f" tile="159" probability="1" />
   <wangtile tileid="145" wangid="1,0,0,0,0,0,0,0" />
   <wangtile tileid="146" wangid="0,0,1,0,0,0,0,0" />
   <wangtile tileid="147" wangid="1,0,1,0,0,0,0,0" />
   <wangtile tileid="148" wangid="0,0,0,0,1,0,0,0" />
   <wangtile tileid="149" wangid="1,0,0,0,1,0,0,0" />
   <wangtile tileid="150" wangid="0,0,1,0,1,0,0,0" />
   <wangtile tileid="151" wangid="1,0,1,0,1,0,0,0" />
   <wangtile tileid="152" wangid="0,0,0,0,0,0,1,0" />
   <wangtile tileid="153" wangid="1,0,0,0,0,0,1,0" />
   <wangtile tileid="154" wangid="0,0,1,0,0,0,1,0" />
   <wangtile tileid="155" wangid="1,0,1,0,0,0,1,0" />
   <wangtile tileid="156" wangid="0,0,0,0,1,0,1,0" />
   <wangtile tileid="157" wangid="1,0,0,0,1,0,1,0" />
   <wangtile tileid="158" wangid="0,0,1,0,1,0,1,0" />
   <wangtile tileid="159" wangid="1,0,1,0,1,0,1,0" />
  </wangset>
 </wangsets>
</tileset>
