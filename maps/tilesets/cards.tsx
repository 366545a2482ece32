<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="cards" tilewidth="48" tileheight="48" tilecount="13" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="Card">
  <properties>
   <property name="card" value="T01"/>
   <property name="content" value="d0e493b0b87e9371"/>
   <property name="side" value="A"/>
  </properties>
  <image width="48" height="48" source="cards/T01A.png"/>
 </tile>
 <tile id="1" type="Card">
  <properties>
   <property name="card" value="T02"/>
   <property name="content" value="c160578da6dd382b"/>
   <property name="side" value="A"/>
  </properties>
  <image width="48" height="48" source="cards/T02A.png"/>
 </tile>
 <tile id="2" type="Card">
  <properties>
   <property name="card" value="T03"/>
   <property name="content" value="3b81cb5bf04cb001"/>
   <property name="side" value="A"/>
  </properties>
  <image width="48" height="48" source="cards/T03A.png"/>
 </tile>
 <tile id="3" type="Card">
  <properties>
   <property name="card" value="T04"/>
   <property name="content" value="1e6f8404161a3daf"/>
   <property name="side" value="A"/>
  </properties>
  <image width="48" height="48" source="cards/T04A.png"/>
 </tile>
 <tile id="4" type="Card">
  <properties>
   <property name="card" value="T05"/>
   <property name="content" value="257ae681c9819b38"/>
   <property name="side" value="A"/>
  </properties>
  <image width="48" height="48" source="cards/T05A.png"/>
 </tile>
 <tile id="5" type="Card">
  <properties>
   <property name="card" value="T06"/>
   <property name="content" value="919be455c18b32cb"/>
   <property name="side" value="A"/>
  </properties>
  <image width="48" height="48" source="cards/T06A.png"/>
 </tile>
 <tile id="6" type="Card">
  <properties>
   <property name="card" value="T07"/>
   <property name="content" value="cc2d7180f68b1a04"/>
   <property name="side" value="A"/>
  </properties>
  <image width="48" height="48" source="cards/T07A.png"/>
 </tile>
 <tile id="7" type="Card">
  <properties>
   <property name="card" value="T08"/>
   <property name="content" value="4071f94b47b92305"/>
   <property name="side" value="A"/>
  </properties>
  <image width="48" height="48" source="cards/T08A.png"/>
 </tile>
 <tile id="8" type="Card">
  <properties>
   <property name="card" value="T09"/>
   <property name="content" value="efa53a50532cc103"/>
   <property name="side" value="A"/>
  </properties>
  <image width="48" height="48" source="cards/T09A.png"/>
 </tile>
 <tile id="9" type="Card">
  <properties>
   <property name="card" value="T10"/>
   <property name="content" value="bfb8ebafa28fb97d"/>
   <property name="side" value="A"/>
  </properties>
  <image width="48" height="48" source="cards/T10A.png"/>
 </tile>
 <tile id="10" type="Card">
  <properties>
   <property name="card" value="T11"/>
   <property name="content" value="da249e6cb8c5c49e"/>
   <property name="side" value="A"/>
  </properties>
  <image width="48" height="48" source="cards/T11A.png"/>
 </tile>
 <tile id="11" type="Card">
  <properties>
   <property name="card" value="T12"/>
   <property name="content" value="bff9025d3f016fa8"/>
   <property name="side" value="A"/>
  </properties>
  <image width="48" height="48" source="cards/T12A.png"/>
 </tile>
 <tile id="12" type="Card">
  <properties>
   <property name="card" value="T13"/>
   <property name="content" value="577b6808a65d69a1"/>
   <property name="side" value="A"/>
  </properties>
  <image width="48" height="48" source="cards/T13A.png"/>
 </tile>
</tileset>
