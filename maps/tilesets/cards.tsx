<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="cards" tilewidth="48" tileheight="48" tilecount="13" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="Card">
  <properties>
   <property name="card" value="T01"/>
   <property name="content" value="61414b3016e88ede"/>
   <property name="side" value="A"/>
  </properties>
  <image width="48" height="48" source="cards/T01A.png"/>
 </tile>
 <tile id="1" type="Card">
  <properties>
   <property name="card" value="T02"/>
   <property name="content" value="15ae891272962e43"/>
   <property name="side" value="A"/>
  </properties>
  <image width="48" height="48" source="cards/T02A.png"/>
 </tile>
 <tile id="2" type="Card">
  <properties>
   <property name="card" value="T03"/>
   <property name="content" value="6736d835edb844ef"/>
   <property name="side" value="A"/>
  </properties>
  <image width="48" height="48" source="cards/T03A.png"/>
 </tile>
 <tile id="3" type="Card">
  <properties>
   <property name="card" value="T04"/>
   <property name="content" value="1339ea95bde78658"/>
   <property name="side" value="A"/>
  </properties>
  <image width="48" height="48" source="cards/T04A.png"/>
 </tile>
 <tile id="4" type="Card">
  <properties>
   <property name="card" value="T05"/>
   <property name="content" value="5076f4439e1bbb11"/>
   <property name="side" value="A"/>
  </properties>
  <image width="48" height="48" source="cards/T05A.png"/>
 </tile>
 <tile id="5" type="Card">
  <properties>
   <property name="card" value="T06"/>
   <property name="content" value="69ca1304670de5a5"/>
   <property name="side" value="A"/>
  </properties>
  <image width="48" height="48" source="cards/T06A.png"/>
 </tile>
 <tile id="6" type="Card">
  <properties>
   <property name="card" value="T07"/>
   <property name="content" value="50bd925bf6d12143"/>
   <property name="side" value="A"/>
  </properties>
  <image width="48" height="48" source="cards/T07A.png"/>
 </tile>
 <tile id="7" type="Card">
  <properties>
   <property name="card" value="T08"/>
   <property name="content" value="5aa00479293c60b6"/>
   <property name="side" value="A"/>
  </properties>
  <image width="48" height="48" source="cards/T08A.png"/>
 </tile>
 <tile id="8" type="Card">
  <properties>
   <property name="card" value="T09"/>
   <property name="content" value="5e1f9e0f81169667"/>
   <property name="side" value="A"/>
  </properties>
  <image width="48" height="48" source="cards/T09A.png"/>
 </tile>
 <tile id="9" type="Card">
  <properties>
   <property name="card" value="T10"/>
   <property name="content" value="fe2ad03b3fec4404"/>
   <property name="side" value="A"/>
  </properties>
  <image width="48" height="48" source="cards/T10A.png"/>
 </tile>
 <tile id="10" type="Card">
  <properties>
   <property name="card" value="T11"/>
   <property name="content" value="518c64c31111f8f6"/>
   <property name="side" value="A"/>
  </properties>
  <image width="48" height="48" source="cards/T11A.png"/>
 </tile>
 <tile id="11" type="Card">
  <properties>
   <property name="card" value="T12"/>
   <property name="content" value="80e7e6173a4f9813"/>
   <property name="side" value="A"/>
  </properties>
  <image width="48" height="48" source="cards/T12A.png"/>
 </tile>
 <tile id="12" type="Card">
  <properties>
   <property name="card" value="T13"/>
   <property name="content" value="7e757b554cc0a826"/>
   <property name="side" value="A"/>
  </properties>
  <image width="48" height="48" source="cards/T13A.png"/>
 </tile>
</tileset>
