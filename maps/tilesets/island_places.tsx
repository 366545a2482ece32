<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="island_places" tilewidth="51" tileheight="33" tilecount="10" columns="0" objectalignment="center">
 <grid orientation="orthogonal" width="1" height="1" />
 <tile id="0" type="Place">
  <properties>
   <property name="kind" value="shop" />
  </properties>
  <image width="18" height="20" source="island_places/shop.png" />
 </tile>
 <tile id="1" type="Place">
  <properties>
   <property name="kind" value="bank" />
  </properties>
  <image width="18" height="20" source="island_places/bank.png" />
 </tile>
 <tile id="2" type="Place">
  <properties>
   <property name="kind" value="hospital" />
  </properties>
  <image width="18" height="20" source="island_places/hospital.png" />
 </tile>
 <tile id="3" type="Place">
  <properties>
   <property name="kind" value="station" />
  </properties>
  <image width="18" height="20" source="island_places/station.png" />
 </tile>
 <tile id="4" type="Place">
  <properties>
   <property name="kind" value="rental" />
  </properties>
  <image width="18" height="20" source="island_places/rental.png" />
 </tile>
 <tile id="5" type="Place">
  <properties>
   <property name="kind" value="helicopter" />
  </properties>
  <image width="51" height="33" source="island_places/helicopter.png" />
 </tile>
 <tile id="6" type="Place">
  <properties>
   <property name="kind" value="pier" />
  </properties>
  <image width="28" height="13" source="island_places/pier_west.png" />
 </tile>
 <tile id="7" type="Place">
  <properties>
   <property name="kind" value="pier" />
  </properties>
  <image width="13" height="28" source="island_places/pier_north.png" />
 </tile>
 <tile id="8" type="Place">
  <properties>
   <property name="kind" value="pier" />
  </properties>
  <image width="28" height="13" source="island_places/pier_east.png" />
 </tile>
 <tile id="9" type="Place">
  <properties>
   <property name="kind" value="pier" />
  </properties>
  <image width="13" height="28" source="island_places/pier_south.png" />
 </tile>
</tileset>
