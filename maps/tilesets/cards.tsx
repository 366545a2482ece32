<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="cards" tilewidth="48" tileheight="48" tilecount="26" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="Card">
  <properties>
   <property name="card" value="T01"/>
   <property name="content" value="48e3cc6b9d9caabc"/>
   <property name="side" value="A"/>
  </properties>
  <image width="48" height="48" source="cards/T01A.png"/>
 </tile>
 <tile id="1" type="Card">
  <properties>
   <property name="card" value="T02"/>
   <property name="content" value="f4a2364bc5b05bda"/>
   <property name="side" value="A"/>
  </properties>
  <image width="48" height="48" source="cards/T02A.png"/>
 </tile>
 <tile id="2" type="Card">
  <properties>
   <property name="card" value="T03"/>
   <property name="content" value="4143dc81ac6060db"/>
   <property name="side" value="A"/>
  </properties>
  <image width="48" height="48" source="cards/T03A.png"/>
 </tile>
 <tile id="3" type="Card">
  <properties>
   <property name="card" value="T04"/>
   <property name="content" value="3c6baf09cfa556c5"/>
   <property name="side" value="A"/>
  </properties>
  <image width="48" height="48" source="cards/T04A.png"/>
 </tile>
 <tile id="4" type="Card">
  <properties>
   <property name="card" value="T05"/>
   <property name="content" value="38e324d5162f43ca"/>
   <property name="side" value="A"/>
  </properties>
  <image width="48" height="48" source="cards/T05A.png"/>
 </tile>
 <tile id="5" type="Card">
  <properties>
   <property name="card" value="T06"/>
   <property name="content" value="53f02d7468de4d88"/>
   <property name="side" value="A"/>
  </properties>
  <image width="48" height="48" source="cards/T06A.png"/>
 </tile>
 <tile id="6" type="Card">
  <properties>
   <property name="card" value="T07"/>
   <property name="content" value="49b8920007f77793"/>
   <property name="side" value="A"/>
  </properties>
  <image width="48" height="48" source="cards/T07A.png"/>
 </tile>
 <tile id="7" type="Card">
  <properties>
   <property name="card" value="T08"/>
   <property name="content" value="d3b41ec773151c64"/>
   <property name="side" value="A"/>
  </properties>
  <image width="48" height="48" source="cards/T08A.png"/>
 </tile>
 <tile id="8" type="Card">
  <properties>
   <property name="card" value="T09"/>
   <property name="content" value="e6c605626efc9450"/>
   <property name="side" value="A"/>
  </properties>
  <image width="48" height="48" source="cards/T09A.png"/>
 </tile>
 <tile id="9" type="Card">
  <properties>
   <property name="card" value="T10"/>
   <property name="content" value="d19aef678d530990"/>
   <property name="side" value="A"/>
  </properties>
  <image width="48" height="48" source="cards/T10A.png"/>
 </tile>
 <tile id="10" type="Card">
  <properties>
   <property name="card" value="T11"/>
   <property name="content" value="e1b82c808230bbad"/>
   <property name="side" value="A"/>
  </properties>
  <image width="48" height="48" source="cards/T11A.png"/>
 </tile>
 <tile id="11" type="Card">
  <properties>
   <property name="card" value="T12"/>
   <property name="content" value="720d2a8fafa70fd1"/>
   <property name="side" value="A"/>
  </properties>
  <image width="48" height="48" source="cards/T12A.png"/>
 </tile>
 <tile id="12" type="Card">
  <properties>
   <property name="card" value="T13"/>
   <property name="content" value="25fc29eca4bf9867"/>
   <property name="side" value="A"/>
  </properties>
  <image width="48" height="48" source="cards/T13A.png"/>
 </tile>
 <tile id="13" type="Card">
  <properties>
   <property name="card" value="T01"/>
   <property name="content" value="e1c382d9f534b98c"/>
   <property name="side" value="B"/>
  </properties>
  <image width="48" height="48" source="cards/T01B.png"/>
 </tile>
 <tile id="14" type="Card">
  <properties>
   <property name="card" value="T02"/>
   <property name="content" value="86aed3fa02cd94ed"/>
   <property name="side" value="B"/>
  </properties>
  <image width="48" height="48" source="cards/T02B.png"/>
 </tile>
 <tile id="15" type="Card">
  <properties>
   <property name="card" value="T03"/>
   <property name="content" value="345dc6967c232911"/>
   <property name="side" value="B"/>
  </properties>
  <image width="48" height="48" source="cards/T03B.png"/>
 </tile>
 <tile id="16" type="Card">
  <properties>
   <property name="card" value="T04"/>
   <property name="content" value="baa79434cddc7062"/>
   <property name="side" value="B"/>
  </properties>
  <image width="48" height="48" source="cards/T04B.png"/>
 </tile>
 <tile id="17" type="Card">
  <properties>
   <property name="card" value="T05"/>
   <property name="content" value="7a1c72d49f8088f8"/>
   <property name="side" value="B"/>
  </properties>
  <image width="48" height="48" source="cards/T05B.png"/>
 </tile>
 <tile id="18" type="Card">
  <properties>
   <property name="card" value="T06"/>
   <property name="content" value="b5f932268c939f9d"/>
   <property name="side" value="B"/>
  </properties>
  <image width="48" height="48" source="cards/T06B.png"/>
 </tile>
 <tile id="19" type="Card">
  <properties>
   <property name="card" value="T07"/>
   <property name="content" value="297a191102572346"/>
   <property name="side" value="B"/>
  </properties>
  <image width="48" height="48" source="cards/T07B.png"/>
 </tile>
 <tile id="20" type="Card">
  <properties>
   <property name="card" value="T08"/>
   <property name="content" value="ec3560a61ebcadbb"/>
   <property name="side" value="B"/>
  </properties>
  <image width="48" height="48" source="cards/T08B.png"/>
 </tile>
 <tile id="21" type="Card">
  <properties>
   <property name="card" value="T09"/>
   <property name="content" value="e9de213f9914c0fc"/>
   <property name="side" value="B"/>
  </properties>
  <image width="48" height="48" source="cards/T09B.png"/>
 </tile>
 <tile id="22" type="Card">
  <properties>
   <property name="card" value="T10"/>
   <property name="content" value="771db7dfc6197a48"/>
   <property name="side" value="B"/>
  </properties>
  <image width="48" height="48" source="cards/T10B.png"/>
 </tile>
 <tile id="23" type="Card">
  <properties>
   <property name="card" value="T11"/>
   <property name="content" value="3d120006f5a65a83"/>
   <property name="side" value="B"/>
  </properties>
  <image width="48" height="48" source="cards/T11B.png"/>
 </tile>
 <tile id="24" type="Card">
  <properties>
   <property name="card" value="T12"/>
   <property name="content" value="0b47aeedbf056d6d"/>
   <property name="side" value="B"/>
  </properties>
  <image width="48" height="48" source="cards/T12B.png"/>
 </tile>
 <tile id="25" type="Card">
  <properties>
   <property name="card" value="T13"/>
   <property name="content" value="45c4917328acf9a7"/>
   <property name="side" value="B"/>
  </properties>
  <image width="48" height="48" source="cards/T13B.png"/>
 </tile>
</tileset>
