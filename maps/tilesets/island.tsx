<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="island" tilewidth="16" tileheight="16" tilecount="976" columns="16">
 <image source="island.png" width="256" height="976" />
 <tile id="0" type="Terrain">
  <properties>
   <property name="kind" value="plain" />
  </properties>
 </tile>
 <tile id="1" type="Terrain">
  <properties>
   <property name="kind" value="plain" />
  </properties>
 </tile>
 <tile id="2" type="Terrain">
  <properties>
   <property name="kind" value="plain" />
  </properties>
 </tile>
 <tile id="3" type="Terrain">
  <properties>
   <property name="kind" value="plain" />
  </properties>
 </tile>
 <tile id="4" type="Terrain">
  <properties>
   <property name="kind" value="plain" />
  </properties>
 </tile>
 <tile id="5" type="Terrain">
  <properties>
   <property name="kind" value="plain" />
  </properties>
 </tile>
 <tile id="6" type="Terrain" probability="0.35">
  <properties>
   <property name="kind" value="plain" />
  </properties>
 </tile>
 <tile id="7" type="Terrain" probability="0.35">
  <properties>
   <property name="kind" value="plain" />
  </properties>
 </tile>
 <tile id="8" type="Terrain" probability="0.35">
  <properties>
   <property name="kind" value="plain" />
  </properties>
 </tile>
 <tile id="9" type="Terrain" probability="0.35">
  <properties>
   <property name="kind" value="plain" />
  </properties>
 </tile>
 <tile id="10" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="10" duration="400" />
   <frame tileid="351" duration="400" />
   <frame tileid="352" duration="400" />
   <frame tileid="353" duration="400" />
  </animation>
 </tile>
 <tile id="11" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="11" duration="400" />
   <frame tileid="354" duration="400" />
   <frame tileid="355" duration="400" />
   <frame tileid="356" duration="400" />
  </animation>
 </tile>
 <tile id="12" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="12" duration="400" />
   <frame tileid="357" duration="400" />
   <frame tileid="358" duration="400" />
   <frame tileid="359" duration="400" />
  </animation>
 </tile>
 <tile id="13" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="13" duration="400" />
   <frame tileid="360" duration="400" />
   <frame tileid="361" duration="400" />
   <frame tileid="362" duration="400" />
  </animation>
 </tile>
 <tile id="14" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="14" duration="400" />
   <frame tileid="363" duration="400" />
   <frame tileid="364" duration="400" />
   <frame tileid="365" duration="400" />
  </animation>
 </tile>
 <tile id="15" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="15" duration="400" />
   <frame tileid="366" duration="400" />
   <frame tileid="367" duration="400" />
   <frame tileid="368" duration="400" />
  </animation>
 </tile>
 <tile id="16" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="16" duration="400" />
   <frame tileid="369" duration="400" />
   <frame tileid="370" duration="400" />
   <frame tileid="371" duration="400" />
  </animation>
 </tile>
 <tile id="17" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="17" duration="400" />
   <frame tileid="372" duration="400" />
   <frame tileid="373" duration="400" />
   <frame tileid="374" duration="400" />
  </animation>
 </tile>
 <tile id="18" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="18" duration="400" />
   <frame tileid="375" duration="400" />
   <frame tileid="376" duration="400" />
   <frame tileid="377" duration="400" />
  </animation>
 </tile>
 <tile id="19" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="19" duration="400" />
   <frame tileid="378" duration="400" />
   <frame tileid="379" duration="400" />
   <frame tileid="380" duration="400" />
  </animation>
 </tile>
 <tile id="20" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="20" duration="400" />
   <frame tileid="381" duration="400" />
   <frame tileid="382" duration="400" />
   <frame tileid="383" duration="400" />
  </animation>
 </tile>
 <tile id="21" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="21" duration="400" />
   <frame tileid="384" duration="400" />
   <frame tileid="385" duration="400" />
   <frame tileid="386" duration="400" />
  </animation>
 </tile>
 <tile id="22" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="22" duration="400" />
   <frame tileid="387" duration="400" />
   <frame tileid="388" duration="400" />
   <frame tileid="389" duration="400" />
  </animation>
 </tile>
 <tile id="23" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="23" duration="400" />
   <frame tileid="390" duration="400" />
   <frame tileid="391" duration="400" />
   <frame tileid="392" duration="400" />
  </animation>
 </tile>
 <tile id="24" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="24" duration="400" />
   <frame tileid="393" duration="400" />
   <frame tileid="394" duration="400" />
   <frame tileid="395" duration="400" />
  </animation>
 </tile>
 <tile id="25" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="25" duration="400" />
   <frame tileid="396" duration="400" />
   <frame tileid="397" duration="400" />
   <frame tileid="398" duration="400" />
  </animation>
 </tile>
 <tile id="26" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="26" duration="400" />
   <frame tileid="399" duration="400" />
   <frame tileid="400" duration="400" />
   <frame tileid="401" duration="400" />
  </animation>
 </tile>
 <tile id="27" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="27" duration="400" />
   <frame tileid="402" duration="400" />
   <frame tileid="403" duration="400" />
   <frame tileid="404" duration="400" />
  </animation>
 </tile>
 <tile id="28" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="28" duration="400" />
   <frame tileid="405" duration="400" />
   <frame tileid="406" duration="400" />
   <frame tileid="407" duration="400" />
  </animation>
 </tile>
 <tile id="29" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="29" duration="400" />
   <frame tileid="408" duration="400" />
   <frame tileid="409" duration="400" />
   <frame tileid="410" duration="400" />
  </animation>
 </tile>
 <tile id="30" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="30" duration="400" />
   <frame tileid="411" duration="400" />
   <frame tileid="412" duration="400" />
   <frame tileid="413" duration="400" />
  </animation>
 </tile>
 <tile id="31" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="31" duration="400" />
   <frame tileid="414" duration="400" />
   <frame tileid="415" duration="400" />
   <frame tileid="416" duration="400" />
  </animation>
 </tile>
 <tile id="32" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="32" duration="400" />
   <frame tileid="417" duration="400" />
   <frame tileid="418" duration="400" />
   <frame tileid="419" duration="400" />
  </animation>
 </tile>
 <tile id="33" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="33" duration="400" />
   <frame tileid="420" duration="400" />
   <frame tileid="421" duration="400" />
   <frame tileid="422" duration="400" />
  </animation>
 </tile>
 <tile id="34" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="34" duration="400" />
   <frame tileid="423" duration="400" />
   <frame tileid="424" duration="400" />
   <frame tileid="425" duration="400" />
  </animation>
 </tile>
 <tile id="35" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="35" duration="400" />
   <frame tileid="426" duration="400" />
   <frame tileid="427" duration="400" />
   <frame tileid="428" duration="400" />
  </animation>
 </tile>
 <tile id="36" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="36" duration="400" />
   <frame tileid="429" duration="400" />
   <frame tileid="430" duration="400" />
   <frame tileid="431" duration="400" />
  </animation>
 </tile>
 <tile id="37" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="37" duration="400" />
   <frame tileid="432" duration="400" />
   <frame tileid="433" duration="400" />
   <frame tileid="434" duration="400" />
  </animation>
 </tile>
 <tile id="38" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="38" duration="400" />
   <frame tileid="435" duration="400" />
   <frame tileid="436" duration="400" />
   <frame tileid="437" duration="400" />
  </animation>
 </tile>
 <tile id="39" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="39" duration="400" />
   <frame tileid="438" duration="400" />
   <frame tileid="439" duration="400" />
   <frame tileid="440" duration="400" />
  </animation>
 </tile>
 <tile id="40" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="40" duration="400" />
   <frame tileid="441" duration="400" />
   <frame tileid="442" duration="400" />
   <frame tileid="443" duration="400" />
  </animation>
 </tile>
 <tile id="41" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="41" duration="400" />
   <frame tileid="444" duration="400" />
   <frame tileid="445" duration="400" />
   <frame tileid="446" duration="400" />
  </animation>
 </tile>
 <tile id="42" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="42" duration="400" />
   <frame tileid="447" duration="400" />
   <frame tileid="448" duration="400" />
   <frame tileid="449" duration="400" />
  </animation>
 </tile>
 <tile id="43" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="43" duration="400" />
   <frame tileid="450" duration="400" />
   <frame tileid="451" duration="400" />
   <frame tileid="452" duration="400" />
  </animation>
 </tile>
 <tile id="44" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="44" duration="400" />
   <frame tileid="453" duration="400" />
   <frame tileid="454" duration="400" />
   <frame tileid="455" duration="400" />
  </animation>
 </tile>
 <tile id="45" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="45" duration="400" />
   <frame tileid="456" duration="400" />
   <frame tileid="457" duration="400" />
   <frame tileid="458" duration="400" />
  </animation>
 </tile>
 <tile id="46" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="46" duration="400" />
   <frame tileid="459" duration="400" />
   <frame tileid="460" duration="400" />
   <frame tileid="461" duration="400" />
  </animation>
 </tile>
 <tile id="47" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="47" duration="400" />
   <frame tileid="462" duration="400" />
   <frame tileid="463" duration="400" />
   <frame tileid="464" duration="400" />
  </animation>
 </tile>
 <tile id="48" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="48" duration="400" />
   <frame tileid="465" duration="400" />
   <frame tileid="466" duration="400" />
   <frame tileid="467" duration="400" />
  </animation>
 </tile>
 <tile id="49" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="49" duration="400" />
   <frame tileid="468" duration="400" />
   <frame tileid="469" duration="400" />
   <frame tileid="470" duration="400" />
  </animation>
 </tile>
 <tile id="50" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="50" duration="400" />
   <frame tileid="471" duration="400" />
   <frame tileid="472" duration="400" />
   <frame tileid="473" duration="400" />
  </animation>
 </tile>
 <tile id="51" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="51" duration="400" />
   <frame tileid="474" duration="400" />
   <frame tileid="475" duration="400" />
   <frame tileid="476" duration="400" />
  </animation>
 </tile>
 <tile id="52" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="52" duration="400" />
   <frame tileid="477" duration="400" />
   <frame tileid="478" duration="400" />
   <frame tileid="479" duration="400" />
  </animation>
 </tile>
 <tile id="53" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="53" duration="400" />
   <frame tileid="480" duration="400" />
   <frame tileid="481" duration="400" />
   <frame tileid="482" duration="400" />
  </animation>
 </tile>
 <tile id="54" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="54" duration="400" />
   <frame tileid="483" duration="400" />
   <frame tileid="484" duration="400" />
   <frame tileid="485" duration="400" />
  </animation>
 </tile>
 <tile id="55" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="55" duration="400" />
   <frame tileid="486" duration="400" />
   <frame tileid="487" duration="400" />
   <frame tileid="488" duration="400" />
  </animation>
 </tile>
 <tile id="56" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="56" duration="400" />
   <frame tileid="489" duration="400" />
   <frame tileid="490" duration="400" />
   <frame tileid="491" duration="400" />
  </animation>
 </tile>
 <tile id="57" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="57" duration="400" />
   <frame tileid="492" duration="400" />
   <frame tileid="493" duration="400" />
   <frame tileid="494" duration="400" />
  </animation>
 </tile>
 <tile id="58" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="58" duration="400" />
   <frame tileid="495" duration="400" />
   <frame tileid="496" duration="400" />
   <frame tileid="497" duration="400" />
  </animation>
 </tile>
 <tile id="59" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="59" duration="400" />
   <frame tileid="498" duration="400" />
   <frame tileid="499" duration="400" />
   <frame tileid="500" duration="400" />
  </animation>
 </tile>
 <tile id="60" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="60" duration="400" />
   <frame tileid="501" duration="400" />
   <frame tileid="502" duration="400" />
   <frame tileid="503" duration="400" />
  </animation>
 </tile>
 <tile id="61" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="61" duration="400" />
   <frame tileid="504" duration="400" />
   <frame tileid="505" duration="400" />
   <frame tileid="506" duration="400" />
  </animation>
 </tile>
 <tile id="62" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="62" duration="400" />
   <frame tileid="507" duration="400" />
   <frame tileid="508" duration="400" />
   <frame tileid="509" duration="400" />
  </animation>
 </tile>
 <tile id="63" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="63" duration="400" />
   <frame tileid="510" duration="400" />
   <frame tileid="511" duration="400" />
   <frame tileid="512" duration="400" />
  </animation>
 </tile>
 <tile id="64" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="64" duration="400" />
   <frame tileid="513" duration="400" />
   <frame tileid="514" duration="400" />
   <frame tileid="515" duration="400" />
  </animation>
 </tile>
 <tile id="65" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="65" duration="400" />
   <frame tileid="516" duration="400" />
   <frame tileid="517" duration="400" />
   <frame tileid="518" duration="400" />
  </animation>
 </tile>
 <tile id="66" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="66" duration="400" />
   <frame tileid="519" duration="400" />
   <frame tileid="520" duration="400" />
   <frame tileid="521" duration="400" />
  </animation>
 </tile>
 <tile id="67" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="67" duration="400" />
   <frame tileid="522" duration="400" />
   <frame tileid="523" duration="400" />
   <frame tileid="524" duration="400" />
  </animation>
 </tile>
 <tile id="68" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="68" duration="400" />
   <frame tileid="525" duration="400" />
   <frame tileid="526" duration="400" />
   <frame tileid="527" duration="400" />
  </animation>
 </tile>
 <tile id="69" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="69" duration="400" />
   <frame tileid="528" duration="400" />
   <frame tileid="529" duration="400" />
   <frame tileid="530" duration="400" />
  </animation>
 </tile>
 <tile id="70" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="70" duration="400" />
   <frame tileid="531" duration="400" />
   <frame tileid="532" duration="400" />
   <frame tileid="533" duration="400" />
  </animation>
 </tile>
 <tile id="71" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="71" duration="400" />
   <frame tileid="534" duration="400" />
   <frame tileid="535" duration="400" />
   <frame tileid="536" duration="400" />
  </animation>
 </tile>
 <tile id="72" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="72" duration="400" />
   <frame tileid="537" duration="400" />
   <frame tileid="538" duration="400" />
   <frame tileid="539" duration="400" />
  </animation>
 </tile>
 <tile id="73" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="73" duration="400" />
   <frame tileid="540" duration="400" />
   <frame tileid="541" duration="400" />
   <frame tileid="542" duration="400" />
  </animation>
 </tile>
 <tile id="74" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="74" duration="400" />
   <frame tileid="543" duration="400" />
   <frame tileid="544" duration="400" />
   <frame tileid="545" duration="400" />
  </animation>
 </tile>
 <tile id="75" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="75" duration="400" />
   <frame tileid="546" duration="400" />
   <frame tileid="547" duration="400" />
   <frame tileid="548" duration="400" />
  </animation>
 </tile>
 <tile id="76" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="76" duration="400" />
   <frame tileid="549" duration="400" />
   <frame tileid="550" duration="400" />
   <frame tileid="551" duration="400" />
  </animation>
 </tile>
 <tile id="77" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="77" duration="400" />
   <frame tileid="552" duration="400" />
   <frame tileid="553" duration="400" />
   <frame tileid="554" duration="400" />
  </animation>
 </tile>
 <tile id="78" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="78" duration="400" />
   <frame tileid="555" duration="400" />
   <frame tileid="556" duration="400" />
   <frame tileid="557" duration="400" />
  </animation>
 </tile>
 <tile id="79" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="79" duration="400" />
   <frame tileid="558" duration="400" />
   <frame tileid="559" duration="400" />
   <frame tileid="560" duration="400" />
  </animation>
 </tile>
 <tile id="80" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="80" duration="400" />
   <frame tileid="561" duration="400" />
   <frame tileid="562" duration="400" />
   <frame tileid="563" duration="400" />
  </animation>
 </tile>
 <tile id="81" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="81" duration="400" />
   <frame tileid="564" duration="400" />
   <frame tileid="565" duration="400" />
   <frame tileid="566" duration="400" />
  </animation>
 </tile>
 <tile id="82" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="82" duration="400" />
   <frame tileid="567" duration="400" />
   <frame tileid="568" duration="400" />
   <frame tileid="569" duration="400" />
  </animation>
 </tile>
 <tile id="83" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="83" duration="400" />
   <frame tileid="570" duration="400" />
   <frame tileid="571" duration="400" />
   <frame tileid="572" duration="400" />
  </animation>
 </tile>
 <tile id="84" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="84" duration="400" />
   <frame tileid="573" duration="400" />
   <frame tileid="574" duration="400" />
   <frame tileid="575" duration="400" />
  </animation>
 </tile>
 <tile id="85" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="85" duration="400" />
   <frame tileid="576" duration="400" />
   <frame tileid="577" duration="400" />
   <frame tileid="578" duration="400" />
  </animation>
 </tile>
 <tile id="86" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="86" duration="400" />
   <frame tileid="579" duration="400" />
   <frame tileid="580" duration="400" />
   <frame tileid="581" duration="400" />
  </animation>
 </tile>
 <tile id="87" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="87" duration="400" />
   <frame tileid="582" duration="400" />
   <frame tileid="583" duration="400" />
   <frame tileid="584" duration="400" />
  </animation>
 </tile>
 <tile id="88" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="88" duration="400" />
   <frame tileid="585" duration="400" />
   <frame tileid="586" duration="400" />
   <frame tileid="587" duration="400" />
  </animation>
 </tile>
 <tile id="89" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="89" duration="400" />
   <frame tileid="588" duration="400" />
   <frame tileid="589" duration="400" />
   <frame tileid="590" duration="400" />
  </animation>
 </tile>
 <tile id="90" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="90" duration="400" />
   <frame tileid="591" duration="400" />
   <frame tileid="592" duration="400" />
   <frame tileid="593" duration="400" />
  </animation>
 </tile>
 <tile id="91" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="91" duration="400" />
   <frame tileid="594" duration="400" />
   <frame tileid="595" duration="400" />
   <frame tileid="596" duration="400" />
  </animation>
 </tile>
 <tile id="92" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="92" duration="400" />
   <frame tileid="597" duration="400" />
   <frame tileid="598" duration="400" />
   <frame tileid="599" duration="400" />
  </animation>
 </tile>
 <tile id="93" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="93" duration="400" />
   <frame tileid="600" duration="400" />
   <frame tileid="601" duration="400" />
   <frame tileid="602" duration="400" />
  </animation>
 </tile>
 <tile id="94" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="94" duration="400" />
   <frame tileid="603" duration="400" />
   <frame tileid="604" duration="400" />
   <frame tileid="605" duration="400" />
  </animation>
 </tile>
 <tile id="95" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="95" duration="400" />
   <frame tileid="606" duration="400" />
   <frame tileid="607" duration="400" />
   <frame tileid="608" duration="400" />
  </animation>
 </tile>
 <tile id="96" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="96" duration="400" />
   <frame tileid="609" duration="400" />
   <frame tileid="610" duration="400" />
   <frame tileid="611" duration="400" />
  </animation>
 </tile>
 <tile id="97" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="97" duration="400" />
   <frame tileid="612" duration="400" />
   <frame tileid="613" duration="400" />
   <frame tileid="614" duration="400" />
  </animation>
 </tile>
 <tile id="98" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="98" duration="400" />
   <frame tileid="615" duration="400" />
   <frame tileid="616" duration="400" />
   <frame tileid="617" duration="400" />
  </animation>
 </tile>
 <tile id="99" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="99" duration="400" />
   <frame tileid="618" duration="400" />
   <frame tileid="619" duration="400" />
   <frame tileid="620" duration="400" />
  </animation>
 </tile>
 <tile id="100" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="100" duration="400" />
   <frame tileid="621" duration="400" />
   <frame tileid="622" duration="400" />
   <frame tileid="623" duration="400" />
  </animation>
 </tile>
 <tile id="101" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="101" duration="400" />
   <frame tileid="624" duration="400" />
   <frame tileid="625" duration="400" />
   <frame tileid="626" duration="400" />
  </animation>
 </tile>
 <tile id="102" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="102" duration="400" />
   <frame tileid="627" duration="400" />
   <frame tileid="628" duration="400" />
   <frame tileid="629" duration="400" />
  </animation>
 </tile>
 <tile id="103" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="103" duration="400" />
   <frame tileid="630" duration="400" />
   <frame tileid="631" duration="400" />
   <frame tileid="632" duration="400" />
  </animation>
 </tile>
 <tile id="104" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="104" duration="400" />
   <frame tileid="633" duration="400" />
   <frame tileid="634" duration="400" />
   <frame tileid="635" duration="400" />
  </animation>
 </tile>
 <tile id="105" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="105" duration="400" />
   <frame tileid="636" duration="400" />
   <frame tileid="637" duration="400" />
   <frame tileid="638" duration="400" />
  </animation>
 </tile>
 <tile id="106" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="106" duration="400" />
   <frame tileid="639" duration="400" />
   <frame tileid="640" duration="400" />
   <frame tileid="641" duration="400" />
  </animation>
 </tile>
 <tile id="107" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="107" duration="400" />
   <frame tileid="642" duration="400" />
   <frame tileid="643" duration="400" />
   <frame tileid="644" duration="400" />
  </animation>
 </tile>
 <tile id="108" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="108" duration="400" />
   <frame tileid="645" duration="400" />
   <frame tileid="646" duration="400" />
   <frame tileid="647" duration="400" />
  </animation>
 </tile>
 <tile id="109" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="109" duration="400" />
   <frame tileid="648" duration="400" />
   <frame tileid="649" duration="400" />
   <frame tileid="650" duration="400" />
  </animation>
 </tile>
 <tile id="110" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="110" duration="400" />
   <frame tileid="651" duration="400" />
   <frame tileid="652" duration="400" />
   <frame tileid="653" duration="400" />
  </animation>
 </tile>
 <tile id="111" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="111" duration="400" />
   <frame tileid="654" duration="400" />
   <frame tileid="655" duration="400" />
   <frame tileid="656" duration="400" />
  </animation>
 </tile>
 <tile id="112" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="112" duration="400" />
   <frame tileid="657" duration="400" />
   <frame tileid="658" duration="400" />
   <frame tileid="659" duration="400" />
  </animation>
 </tile>
 <tile id="113" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="113" duration="400" />
   <frame tileid="660" duration="400" />
   <frame tileid="661" duration="400" />
   <frame tileid="662" duration="400" />
  </animation>
 </tile>
 <tile id="114" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="114" duration="400" />
   <frame tileid="663" duration="400" />
   <frame tileid="664" duration="400" />
   <frame tileid="665" duration="400" />
  </animation>
 </tile>
 <tile id="115" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="115" duration="400" />
   <frame tileid="666" duration="400" />
   <frame tileid="667" duration="400" />
   <frame tileid="668" duration="400" />
  </animation>
 </tile>
 <tile id="116" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="117" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="118" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="119" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="120" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="121" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="122" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="123" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="124" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="125" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="126" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="127" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="128" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="129" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="130" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="131" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="132" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="133" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="134" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="135" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="136" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="137" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="138" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="139" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="140" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="141" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="142" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="143" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="144" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="145" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="146" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="147" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="148" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="149" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="150" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="151" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="152" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="153" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="154" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="155" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="156" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="157" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="158" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="159" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="160" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="161" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="162" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="163" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="164" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="165" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="166" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="167" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="168" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="169" type="Terrain">
  <properties>
   <property name="kind" value="forest" />
  </properties>
 </tile>
 <tile id="170" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="170" duration="400" />
   <frame tileid="669" duration="400" />
   <frame tileid="670" duration="400" />
   <frame tileid="671" duration="400" />
  </animation>
 </tile>
 <tile id="171" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="171" duration="400" />
   <frame tileid="672" duration="400" />
   <frame tileid="673" duration="400" />
   <frame tileid="674" duration="400" />
  </animation>
 </tile>
 <tile id="172" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="172" duration="400" />
   <frame tileid="675" duration="400" />
   <frame tileid="676" duration="400" />
   <frame tileid="677" duration="400" />
  </animation>
 </tile>
 <tile id="173" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="173" duration="400" />
   <frame tileid="678" duration="400" />
   <frame tileid="679" duration="400" />
   <frame tileid="680" duration="400" />
  </animation>
 </tile>
 <tile id="174" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="174" duration="400" />
   <frame tileid="681" duration="400" />
   <frame tileid="682" duration="400" />
   <frame tileid="683" duration="400" />
  </animation>
 </tile>
 <tile id="175" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="175" duration="400" />
   <frame tileid="684" duration="400" />
   <frame tileid="685" duration="400" />
   <frame tileid="686" duration="400" />
  </animation>
 </tile>
 <tile id="176" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="176" duration="400" />
   <frame tileid="687" duration="400" />
   <frame tileid="688" duration="400" />
   <frame tileid="689" duration="400" />
  </animation>
 </tile>
 <tile id="177" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="177" duration="400" />
   <frame tileid="690" duration="400" />
   <frame tileid="691" duration="400" />
   <frame tileid="692" duration="400" />
  </animation>
 </tile>
 <tile id="178" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="178" duration="400" />
   <frame tileid="693" duration="400" />
   <frame tileid="694" duration="400" />
   <frame tileid="695" duration="400" />
  </animation>
 </tile>
 <tile id="179" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="179" duration="400" />
   <frame tileid="696" duration="400" />
   <frame tileid="697" duration="400" />
   <frame tileid="698" duration="400" />
  </animation>
 </tile>
 <tile id="180" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="180" duration="400" />
   <frame tileid="699" duration="400" />
   <frame tileid="700" duration="400" />
   <frame tileid="701" duration="400" />
  </animation>
 </tile>
 <tile id="181" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="181" duration="400" />
   <frame tileid="702" duration="400" />
   <frame tileid="703" duration="400" />
   <frame tileid="704" duration="400" />
  </animation>
 </tile>
 <tile id="182" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="182" duration="400" />
   <frame tileid="705" duration="400" />
   <frame tileid="706" duration="400" />
   <frame tileid="707" duration="400" />
  </animation>
 </tile>
 <tile id="183" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="183" duration="400" />
   <frame tileid="708" duration="400" />
   <frame tileid="709" duration="400" />
   <frame tileid="710" duration="400" />
  </animation>
 </tile>
 <tile id="184" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="184" duration="400" />
   <frame tileid="711" duration="400" />
   <frame tileid="712" duration="400" />
   <frame tileid="713" duration="400" />
  </animation>
 </tile>
 <tile id="185" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="185" duration="400" />
   <frame tileid="714" duration="400" />
   <frame tileid="715" duration="400" />
   <frame tileid="716" duration="400" />
  </animation>
 </tile>
 <tile id="186" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="186" duration="400" />
   <frame tileid="717" duration="400" />
   <frame tileid="718" duration="400" />
   <frame tileid="719" duration="400" />
  </animation>
 </tile>
 <tile id="187" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="187" duration="400" />
   <frame tileid="720" duration="400" />
   <frame tileid="721" duration="400" />
   <frame tileid="722" duration="400" />
  </animation>
 </tile>
 <tile id="188" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="188" duration="400" />
   <frame tileid="723" duration="400" />
   <frame tileid="724" duration="400" />
   <frame tileid="725" duration="400" />
  </animation>
 </tile>
 <tile id="189" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="189" duration="400" />
   <frame tileid="726" duration="400" />
   <frame tileid="727" duration="400" />
   <frame tileid="728" duration="400" />
  </animation>
 </tile>
 <tile id="190" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="190" duration="400" />
   <frame tileid="729" duration="400" />
   <frame tileid="730" duration="400" />
   <frame tileid="731" duration="400" />
  </animation>
 </tile>
 <tile id="191" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="191" duration="400" />
   <frame tileid="732" duration="400" />
   <frame tileid="733" duration="400" />
   <frame tileid="734" duration="400" />
  </animation>
 </tile>
 <tile id="192" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="192" duration="400" />
   <frame tileid="735" duration="400" />
   <frame tileid="736" duration="400" />
   <frame tileid="737" duration="400" />
  </animation>
 </tile>
 <tile id="193" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="193" duration="400" />
   <frame tileid="738" duration="400" />
   <frame tileid="739" duration="400" />
   <frame tileid="740" duration="400" />
  </animation>
 </tile>
 <tile id="194" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="194" duration="400" />
   <frame tileid="741" duration="400" />
   <frame tileid="742" duration="400" />
   <frame tileid="743" duration="400" />
  </animation>
 </tile>
 <tile id="195" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="195" duration="400" />
   <frame tileid="744" duration="400" />
   <frame tileid="745" duration="400" />
   <frame tileid="746" duration="400" />
  </animation>
 </tile>
 <tile id="196" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="196" duration="400" />
   <frame tileid="747" duration="400" />
   <frame tileid="748" duration="400" />
   <frame tileid="749" duration="400" />
  </animation>
 </tile>
 <tile id="197" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="197" duration="400" />
   <frame tileid="750" duration="400" />
   <frame tileid="751" duration="400" />
   <frame tileid="752" duration="400" />
  </animation>
 </tile>
 <tile id="198" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="198" duration="400" />
   <frame tileid="753" duration="400" />
   <frame tileid="754" duration="400" />
   <frame tileid="755" duration="400" />
  </animation>
 </tile>
 <tile id="199" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="199" duration="400" />
   <frame tileid="756" duration="400" />
   <frame tileid="757" duration="400" />
   <frame tileid="758" duration="400" />
  </animation>
 </tile>
 <tile id="200" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="200" duration="400" />
   <frame tileid="759" duration="400" />
   <frame tileid="760" duration="400" />
   <frame tileid="761" duration="400" />
  </animation>
 </tile>
 <tile id="201" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="201" duration="400" />
   <frame tileid="762" duration="400" />
   <frame tileid="763" duration="400" />
   <frame tileid="764" duration="400" />
  </animation>
 </tile>
 <tile id="202" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="202" duration="400" />
   <frame tileid="765" duration="400" />
   <frame tileid="766" duration="400" />
   <frame tileid="767" duration="400" />
  </animation>
 </tile>
 <tile id="203" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="203" duration="400" />
   <frame tileid="768" duration="400" />
   <frame tileid="769" duration="400" />
   <frame tileid="770" duration="400" />
  </animation>
 </tile>
 <tile id="204" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="204" duration="400" />
   <frame tileid="771" duration="400" />
   <frame tileid="772" duration="400" />
   <frame tileid="773" duration="400" />
  </animation>
 </tile>
 <tile id="205" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="205" duration="400" />
   <frame tileid="774" duration="400" />
   <frame tileid="775" duration="400" />
   <frame tileid="776" duration="400" />
  </animation>
 </tile>
 <tile id="206" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="206" duration="400" />
   <frame tileid="777" duration="400" />
   <frame tileid="778" duration="400" />
   <frame tileid="779" duration="400" />
  </animation>
 </tile>
 <tile id="207" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="207" duration="400" />
   <frame tileid="780" duration="400" />
   <frame tileid="781" duration="400" />
   <frame tileid="782" duration="400" />
  </animation>
 </tile>
 <tile id="208" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="208" duration="400" />
   <frame tileid="783" duration="400" />
   <frame tileid="784" duration="400" />
   <frame tileid="785" duration="400" />
  </animation>
 </tile>
 <tile id="209" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="209" duration="400" />
   <frame tileid="786" duration="400" />
   <frame tileid="787" duration="400" />
   <frame tileid="788" duration="400" />
  </animation>
 </tile>
 <tile id="210" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="210" duration="400" />
   <frame tileid="789" duration="400" />
   <frame tileid="790" duration="400" />
   <frame tileid="791" duration="400" />
  </animation>
 </tile>
 <tile id="211" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="211" duration="400" />
   <frame tileid="792" duration="400" />
   <frame tileid="793" duration="400" />
   <frame tileid="794" duration="400" />
  </animation>
 </tile>
 <tile id="212" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="212" duration="400" />
   <frame tileid="795" duration="400" />
   <frame tileid="796" duration="400" />
   <frame tileid="797" duration="400" />
  </animation>
 </tile>
 <tile id="213" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="213" duration="400" />
   <frame tileid="798" duration="400" />
   <frame tileid="799" duration="400" />
   <frame tileid="800" duration="400" />
  </animation>
 </tile>
 <tile id="214" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="214" duration="400" />
   <frame tileid="801" duration="400" />
   <frame tileid="802" duration="400" />
   <frame tileid="803" duration="400" />
  </animation>
 </tile>
 <tile id="215" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="215" duration="400" />
   <frame tileid="804" duration="400" />
   <frame tileid="805" duration="400" />
   <frame tileid="806" duration="400" />
  </animation>
 </tile>
 <tile id="216" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="216" duration="400" />
   <frame tileid="807" duration="400" />
   <frame tileid="808" duration="400" />
   <frame tileid="809" duration="400" />
  </animation>
 </tile>
 <tile id="217" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="217" duration="400" />
   <frame tileid="810" duration="400" />
   <frame tileid="811" duration="400" />
   <frame tileid="812" duration="400" />
  </animation>
 </tile>
 <tile id="218" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="218" duration="400" />
   <frame tileid="813" duration="400" />
   <frame tileid="814" duration="400" />
   <frame tileid="815" duration="400" />
  </animation>
 </tile>
 <tile id="219" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="220" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="221" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="222" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="223" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="224" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="225" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="226" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="227" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="228" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="229" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="230" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="231" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="232" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="233" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="234" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="235" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="236" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="237" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="238" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="239" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="240" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="241" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="242" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="243" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="244" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="245" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="246" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="247" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="248" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="249" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="250" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="251" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="252" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="253" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="254" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="255" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="256" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="257" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="258" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="259" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="260" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="261" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="262" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="263" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="264" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="265" type="Terrain">
  <properties>
   <property name="kind" value="airport" />
  </properties>
 </tile>
 <tile id="266" type="Terrain">
  <properties>
   <property name="kind" value="road" />
  </properties>
 </tile>
 <tile id="267" type="Terrain">
  <properties>
   <property name="kind" value="road" />
  </properties>
 </tile>
 <tile id="268" type="Terrain">
  <properties>
   <property name="kind" value="road" />
  </properties>
 </tile>
 <tile id="269" type="Terrain">
  <properties>
   <property name="kind" value="road" />
  </properties>
 </tile>
 <tile id="270" type="Terrain">
  <properties>
   <property name="kind" value="road" />
  </properties>
 </tile>
 <tile id="271" type="Terrain">
  <properties>
   <property name="kind" value="road" />
  </properties>
 </tile>
 <tile id="272" type="Terrain">
  <properties>
   <property name="kind" value="road" />
  </properties>
 </tile>
 <tile id="273" type="Terrain">
  <properties>
   <property name="kind" value="road" />
  </properties>
 </tile>
 <tile id="274" type="Terrain">
  <properties>
   <property name="kind" value="road" />
  </properties>
 </tile>
 <tile id="275" type="Terrain">
  <properties>
   <property name="kind" value="road" />
  </properties>
 </tile>
 <tile id="276" type="Terrain">
  <properties>
   <property name="kind" value="road" />
  </properties>
 </tile>
 <tile id="277" type="Terrain">
  <properties>
   <property name="kind" value="road" />
  </properties>
 </tile>
 <tile id="278" type="Terrain">
  <properties>
   <property name="kind" value="road" />
  </properties>
 </tile>
 <tile id="279" type="Terrain">
  <properties>
   <property name="kind" value="road" />
  </properties>
 </tile>
 <tile id="280" type="Terrain">
  <properties>
   <property name="kind" value="road" />
  </properties>
 </tile>
 <tile id="281" type="Terrain">
  <properties>
   <property name="kind" value="rail" />
  </properties>
 </tile>
 <tile id="282" type="Terrain">
  <properties>
   <property name="kind" value="rail" />
  </properties>
 </tile>
 <tile id="283" type="Terrain">
  <properties>
   <property name="kind" value="rail" />
  </properties>
 </tile>
 <tile id="284" type="Terrain">
  <properties>
   <property name="kind" value="rail" />
  </properties>
 </tile>
 <tile id="285" type="Terrain">
  <properties>
   <property name="kind" value="rail" />
  </properties>
 </tile>
 <tile id="286" type="Terrain">
  <properties>
   <property name="kind" value="rail" />
  </properties>
 </tile>
 <tile id="287" type="Terrain">
  <properties>
   <property name="kind" value="rail" />
  </properties>
 </tile>
 <tile id="288" type="Terrain">
  <properties>
   <property name="kind" value="rail" />
  </properties>
 </tile>
 <tile id="289" type="Terrain">
  <properties>
   <property name="kind" value="rail" />
  </properties>
 </tile>
 <tile id="290" type="Terrain">
  <properties>
   <property name="kind" value="rail" />
  </properties>
 </tile>
 <tile id="291" type="Terrain">
  <properties>
   <property name="kind" value="rail" />
  </properties>
 </tile>
 <tile id="292" type="Terrain">
  <properties>
   <property name="kind" value="rail" />
  </properties>
 </tile>
 <tile id="293" type="Terrain">
  <properties>
   <property name="kind" value="rail" />
  </properties>
 </tile>
 <tile id="294" type="Terrain">
  <properties>
   <property name="kind" value="rail" />
  </properties>
 </tile>
 <tile id="295" type="Terrain">
  <properties>
   <property name="kind" value="rail" />
  </properties>
 </tile>
 <tile id="296" type="Terrain">
  <properties>
   <property name="kind" value="river" />
  </properties>
  <animation>
   <frame tileid="296" duration="400" />
   <frame tileid="816" duration="400" />
   <frame tileid="817" duration="400" />
   <frame tileid="818" duration="400" />
  </animation>
 </tile>
 <tile id="297" type="Terrain">
  <properties>
   <property name="kind" value="river" />
  </properties>
  <animation>
   <frame tileid="297" duration="400" />
   <frame tileid="819" duration="400" />
   <frame tileid="820" duration="400" />
   <frame tileid="821" duration="400" />
  </animation>
 </tile>
 <tile id="298" type="Terrain">
  <properties>
   <property name="kind" value="river" />
  </properties>
  <animation>
   <frame tileid="298" duration="400" />
   <frame tileid="822" duration="400" />
   <frame tileid="823" duration="400" />
   <frame tileid="824" duration="400" />
  </animation>
 </tile>
 <tile id="299" type="Terrain">
  <properties>
   <property name="kind" value="river" />
  </properties>
  <animation>
   <frame tileid="299" duration="400" />
   <frame tileid="825" duration="400" />
   <frame tileid="826" duration="400" />
   <frame tileid="827" duration="400" />
  </animation>
 </tile>
 <tile id="300" type="Terrain">
  <properties>
   <property name="kind" value="river" />
  </properties>
  <animation>
   <frame tileid="300" duration="400" />
   <frame tileid="828" duration="400" />
   <frame tileid="829" duration="400" />
   <frame tileid="830" duration="400" />
  </animation>
 </tile>
 <tile id="301" type="Terrain">
  <properties>
   <property name="kind" value="river" />
  </properties>
  <animation>
   <frame tileid="301" duration="400" />
   <frame tileid="831" duration="400" />
   <frame tileid="832" duration="400" />
   <frame tileid="833" duration="400" />
  </animation>
 </tile>
 <tile id="302" type="Terrain">
  <properties>
   <property name="kind" value="river" />
  </properties>
  <animation>
   <frame tileid="302" duration="400" />
   <frame tileid="834" duration="400" />
   <frame tileid="835" duration="400" />
   <frame tileid="836" duration="400" />
  </animation>
 </tile>
 <tile id="303" type="Terrain">
  <properties>
   <property name="kind" value="river" />
  </properties>
  <animation>
   <frame tileid="303" duration="400" />
   <frame tileid="837" duration="400" />
   <frame tileid="838" duration="400" />
   <frame tileid="839" duration="400" />
  </animation>
 </tile>
 <tile id="304" type="Terrain">
  <properties>
   <property name="kind" value="river" />
  </properties>
  <animation>
   <frame tileid="304" duration="400" />
   <frame tileid="840" duration="400" />
   <frame tileid="841" duration="400" />
   <frame tileid="842" duration="400" />
  </animation>
 </tile>
 <tile id="305" type="Terrain">
  <properties>
   <property name="kind" value="river" />
  </properties>
  <animation>
   <frame tileid="305" duration="400" />
   <frame tileid="843" duration="400" />
   <frame tileid="844" duration="400" />
   <frame tileid="845" duration="400" />
  </animation>
 </tile>
 <tile id="306" type="Terrain">
  <properties>
   <property name="kind" value="river" />
  </properties>
  <animation>
   <frame tileid="306" duration="400" />
   <frame tileid="846" duration="400" />
   <frame tileid="847" duration="400" />
   <frame tileid="848" duration="400" />
  </animation>
 </tile>
 <tile id="307" type="Terrain">
  <properties>
   <property name="kind" value="river" />
  </properties>
  <animation>
   <frame tileid="307" duration="400" />
   <frame tileid="849" duration="400" />
   <frame tileid="850" duration="400" />
   <frame tileid="851" duration="400" />
  </animation>
 </tile>
 <tile id="308" type="Terrain">
  <properties>
   <property name="kind" value="river" />
  </properties>
  <animation>
   <frame tileid="308" duration="400" />
   <frame tileid="852" duration="400" />
   <frame tileid="853" duration="400" />
   <frame tileid="854" duration="400" />
  </animation>
 </tile>
 <tile id="309" type="Terrain">
  <properties>
   <property name="kind" value="river" />
  </properties>
  <animation>
   <frame tileid="309" duration="400" />
   <frame tileid="855" duration="400" />
   <frame tileid="856" duration="400" />
   <frame tileid="857" duration="400" />
  </animation>
 </tile>
 <tile id="310" type="Terrain">
  <properties>
   <property name="kind" value="river" />
  </properties>
  <animation>
   <frame tileid="310" duration="400" />
   <frame tileid="858" duration="400" />
   <frame tileid="859" duration="400" />
   <frame tileid="860" duration="400" />
  </animation>
 </tile>
 <tile id="311" type="Terrain">
  <properties>
   <property name="kind" value="river" />
  </properties>
  <animation>
   <frame tileid="311" duration="400" />
   <frame tileid="861" duration="400" />
   <frame tileid="862" duration="400" />
   <frame tileid="863" duration="400" />
  </animation>
 </tile>
 <tile id="312" type="Terrain">
  <properties>
   <property name="kind" value="river" />
  </properties>
  <animation>
   <frame tileid="312" duration="400" />
   <frame tileid="864" duration="400" />
   <frame tileid="865" duration="400" />
   <frame tileid="866" duration="400" />
  </animation>
 </tile>
 <tile id="313" type="Terrain">
  <properties>
   <property name="kind" value="crossing" />
  </properties>
 </tile>
 <tile id="314" type="Terrain">
  <properties>
   <property name="kind" value="road" />
  </properties>
  <animation>
   <frame tileid="314" duration="400" />
   <frame tileid="867" duration="400" />
   <frame tileid="868" duration="400" />
   <frame tileid="869" duration="400" />
  </animation>
 </tile>
 <tile id="315" type="Terrain">
  <properties>
   <property name="kind" value="rail" />
  </properties>
  <animation>
   <frame tileid="315" duration="400" />
   <frame tileid="870" duration="400" />
   <frame tileid="871" duration="400" />
   <frame tileid="872" duration="400" />
  </animation>
 </tile>
 <tile id="316" type="Terrain">
  <properties>
   <property name="kind" value="crossing" />
  </properties>
 </tile>
 <tile id="317" type="Terrain">
  <properties>
   <property name="kind" value="road" />
  </properties>
  <animation>
   <frame tileid="317" duration="400" />
   <frame tileid="873" duration="400" />
   <frame tileid="874" duration="400" />
   <frame tileid="875" duration="400" />
  </animation>
 </tile>
 <tile id="318" type="Terrain">
  <properties>
   <property name="kind" value="rail" />
  </properties>
  <animation>
   <frame tileid="318" duration="400" />
   <frame tileid="876" duration="400" />
   <frame tileid="877" duration="400" />
   <frame tileid="878" duration="400" />
  </animation>
 </tile>
 <tile id="319" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="319" duration="400" />
   <frame tileid="879" duration="400" />
   <frame tileid="880" duration="400" />
   <frame tileid="881" duration="400" />
  </animation>
 </tile>
 <tile id="320" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="320" duration="400" />
   <frame tileid="882" duration="400" />
   <frame tileid="883" duration="400" />
   <frame tileid="884" duration="400" />
  </animation>
 </tile>
 <tile id="321" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="321" duration="400" />
   <frame tileid="885" duration="400" />
   <frame tileid="886" duration="400" />
   <frame tileid="887" duration="400" />
  </animation>
 </tile>
 <tile id="322" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="322" duration="400" />
   <frame tileid="888" duration="400" />
   <frame tileid="889" duration="400" />
   <frame tileid="890" duration="400" />
  </animation>
 </tile>
 <tile id="323" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="323" duration="400" />
   <frame tileid="891" duration="400" />
   <frame tileid="892" duration="400" />
   <frame tileid="893" duration="400" />
  </animation>
 </tile>
 <tile id="324" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="324" duration="400" />
   <frame tileid="894" duration="400" />
   <frame tileid="895" duration="400" />
   <frame tileid="896" duration="400" />
  </animation>
 </tile>
 <tile id="325" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="325" duration="400" />
   <frame tileid="897" duration="400" />
   <frame tileid="898" duration="400" />
   <frame tileid="899" duration="400" />
  </animation>
 </tile>
 <tile id="326" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="326" duration="400" />
   <frame tileid="900" duration="400" />
   <frame tileid="901" duration="400" />
   <frame tileid="902" duration="400" />
  </animation>
 </tile>
 <tile id="327" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="327" duration="400" />
   <frame tileid="903" duration="400" />
   <frame tileid="904" duration="400" />
   <frame tileid="905" duration="400" />
  </animation>
 </tile>
 <tile id="328" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="328" duration="400" />
   <frame tileid="906" duration="400" />
   <frame tileid="907" duration="400" />
   <frame tileid="908" duration="400" />
  </animation>
 </tile>
 <tile id="329" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="329" duration="400" />
   <frame tileid="909" duration="400" />
   <frame tileid="910" duration="400" />
   <frame tileid="911" duration="400" />
  </animation>
 </tile>
 <tile id="330" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="330" duration="400" />
   <frame tileid="912" duration="400" />
   <frame tileid="913" duration="400" />
   <frame tileid="914" duration="400" />
  </animation>
 </tile>
 <tile id="331" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="331" duration="400" />
   <frame tileid="915" duration="400" />
   <frame tileid="916" duration="400" />
   <frame tileid="917" duration="400" />
  </animation>
 </tile>
 <tile id="332" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="332" duration="400" />
   <frame tileid="918" duration="400" />
   <frame tileid="919" duration="400" />
   <frame tileid="920" duration="400" />
  </animation>
 </tile>
 <tile id="333" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="333" duration="400" />
   <frame tileid="921" duration="400" />
   <frame tileid="922" duration="400" />
   <frame tileid="923" duration="400" />
  </animation>
 </tile>
 <tile id="334" type="Terrain">
  <properties>
   <property name="kind" value="sea" />
  </properties>
  <animation>
   <frame tileid="334" duration="400" />
   <frame tileid="924" duration="400" />
   <frame tileid="925" duration="400" />
   <frame tileid="926" duration="400" />
  </animation>
 </tile>
 <tile id="335" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="335" duration="400" />
   <frame tileid="927" duration="400" />
   <frame tileid="928" duration="400" />
   <frame tileid="929" duration="400" />
  </animation>
 </tile>
 <tile id="336" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="336" duration="400" />
   <frame tileid="930" duration="400" />
   <frame tileid="931" duration="400" />
   <frame tileid="932" duration="400" />
  </animation>
 </tile>
 <tile id="337" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="337" duration="400" />
   <frame tileid="933" duration="400" />
   <frame tileid="934" duration="400" />
   <frame tileid="935" duration="400" />
  </animation>
 </tile>
 <tile id="338" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="338" duration="400" />
   <frame tileid="936" duration="400" />
   <frame tileid="937" duration="400" />
   <frame tileid="938" duration="400" />
  </animation>
 </tile>
 <tile id="339" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="339" duration="400" />
   <frame tileid="939" duration="400" />
   <frame tileid="940" duration="400" />
   <frame tileid="941" duration="400" />
  </animation>
 </tile>
 <tile id="340" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="340" duration="400" />
   <frame tileid="942" duration="400" />
   <frame tileid="943" duration="400" />
   <frame tileid="944" duration="400" />
  </animation>
 </tile>
 <tile id="341" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="341" duration="400" />
   <frame tileid="945" duration="400" />
   <frame tileid="946" duration="400" />
   <frame tileid="947" duration="400" />
  </animation>
 </tile>
 <tile id="342" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="342" duration="400" />
   <frame tileid="948" duration="400" />
   <frame tileid="949" duration="400" />
   <frame tileid="950" duration="400" />
  </animation>
 </tile>
 <tile id="343" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="343" duration="400" />
   <frame tileid="951" duration="400" />
   <frame tileid="952" duration="400" />
   <frame tileid="953" duration="400" />
  </animation>
 </tile>
 <tile id="344" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="344" duration="400" />
   <frame tileid="954" duration="400" />
   <frame tileid="955" duration="400" />
   <frame tileid="956" duration="400" />
  </animation>
 </tile>
 <tile id="345" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="345" duration="400" />
   <frame tileid="957" duration="400" />
   <frame tileid="958" duration="400" />
   <frame tileid="959" duration="400" />
  </animation>
 </tile>
 <tile id="346" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="346" duration="400" />
   <frame tileid="960" duration="400" />
   <frame tileid="961" duration="400" />
   <frame tileid="962" duration="400" />
  </animation>
 </tile>
 <tile id="347" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="347" duration="400" />
   <frame tileid="963" duration="400" />
   <frame tileid="964" duration="400" />
   <frame tileid="965" duration="400" />
  </animation>
 </tile>
 <tile id="348" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="348" duration="400" />
   <frame tileid="966" duration="400" />
   <frame tileid="967" duration="400" />
   <frame tileid="968" duration="400" />
  </animation>
 </tile>
 <tile id="349" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="349" duration="400" />
   <frame tileid="969" duration="400" />
   <frame tileid="970" duration="400" />
   <frame tileid="971" duration="400" />
  </animation>
 </tile>
 <tile id="350" type="Terrain">
  <properties>
   <property name="kind" value="lake" />
  </properties>
  <animation>
   <frame tileid="350" duration="400" />
   <frame tileid="972" duration="400" />
   <frame tileid="973" duration="400" />
   <frame tileid="974" duration="400" />
  </animation>
 </tile>
 <wangsets>
  <wangset name="Ground" type="mixed" tile="0">
   <wangcolor name="plain" color="#7cb04e" tile="0" probability="1" />
   <wangcolor name="sea" color="#3f92be" tile="10" probability="1" />
   <wangcolor name="deep sea" color="#2b6297" tile="64" probability="1" />
   <wangcolor name="forest" color="#2f6145" tile="116" probability="1" />
   <wangcolor name="lake" color="#75c6d0" tile="170" probability="1" />
   <wangcolor name="airport" color="#f9cf4a" tile="219" probability="1" />
   <wangtile tileid="0" wangid="1,1,1,1,1,1,1,1" />
   <wangtile tileid="1" wangid="1,1,1,1,1,1,1,1" />
   <wangtile tileid="2" wangid="1,1,1,1,1,1,1,1" />
   <wangtile tileid="3" wangid="1,1,1,1,1,1,1,1" />
   <wangtile tileid="4" wangid="1,1,1,1,1,1,1,1" />
   <wangtile tileid="5" wangid="1,1,1,1,1,1,1,1" />
   <wangtile tileid="6" wangid="1,1,1,1,1,1,1,1" />
   <wangtile tileid="7" wangid="1,1,1,1,1,1,1,1" />
   <wangtile tileid="8" wangid="1,1,1,1,1,1,1,1" />
   <wangtile tileid="9" wangid="1,1,1,1,1,1,1,1" />
   <wangtile tileid="10" wangid="2,2,2,2,2,2,2,2" />
   <wangtile tileid="11" wangid="2,2,2,2,2,2,2,2" />
   <wangtile tileid="12" wangid="2,2,2,2,2,2,2,2" />
   <wangtile tileid="13" wangid="2,2,2,2,2,2,2,2" />
   <wangtile tileid="14" wangid="2,1,2,2,2,2,2,2" />
   <wangtile tileid="15" wangid="2,2,2,1,2,2,2,2" />
   <wangtile tileid="16" wangid="2,1,2,1,2,2,2,2" />
   <wangtile tileid="17" wangid="2,1,1,1,2,2,2,2" />
   <wangtile tileid="18" wangid="2,1,1,1,2,2,2,2" />
   <wangtile tileid="19" wangid="2,2,2,2,2,1,2,2" />
   <wangtile tileid="20" wangid="2,1,2,2,2,1,2,2" />
   <wangtile tileid="21" wangid="2,2,2,1,2,1,2,2" />
   <wangtile tileid="22" wangid="2,1,2,1,2,1,2,2" />
   <wangtile tileid="23" wangid="2,1,1,1,2,1,2,2" />
   <wangtile tileid="24" wangid="2,2,2,1,1,1,2,2" />
   <wangtile tileid="25" wangid="2,2,2,1,1,1,2,2" />
   <wangtile tileid="26" wangid="2,1,2,1,1,1,2,2" />
   <wangtile tileid="27" wangid="2,1,1,1,1,1,2,2" />
   <wangtile tileid="28" wangid="2,2,2,2,2,2,2,1" />
   <wangtile tileid="29" wangid="2,1,2,2,2,2,2,1" />
   <wangtile tileid="30" wangid="1,1,2,2,2,2,2,1" />
   <wangtile tileid="31" wangid="1,1,2,2,2,2,2,1" />
   <wangtile tileid="32" wangid="2,2,2,1,2,2,2,1" />
   <wangtile tileid="33" wangid="2,1,2,1,2,2,2,1" />
   <wangtile tileid="34" wangid="1,1,2,1,2,2,2,1" />
   <wangtile tileid="35" wangid="2,1,1,1,2,2,2,1" />
   <wangtile tileid="36" wangid="1,1,1,1,2,2,2,1" />
   <wangtile tileid="37" wangid="2,2,2,2,2,1,2,1" />
   <wangtile tileid="38" wangid="2,1,2,2,2,1,2,1" />
   <wangtile tileid="39" wangid="1,1,2,2,2,1,2,1" />
   <wangtile tileid="40" wangid="2,2,2,1,2,1,2,1" />
   <wangtile tileid="41" wangid="2,1,2,1,2,1,2,1" />
   <wangtile tileid="42" wangid="1,1,2,1,2,1,2,1" />
   <wangtile tileid="43" wangid="2,1,1,1,2,1,2,1" />
   <wangtile tileid="44" wangid="1,1,1,1,2,1,2,1" />
   <wangtile tileid="45" wangid="2,2,2,1,1,1,2,1" />
   <wangtile tileid="46" wangid="2,1,2,1,1,1,2,1" />
   <wangtile tileid="47" wangid="1,1,2,1,1,1,2,1" />
   <wangtile tileid="48" wangid="2,1,1,1,1,1,2,1" />
   <wangtile tileid="49" wangid="1,1,1,1,1,1,2,1" />
   <wangtile tileid="50" wangid="2,2,2,2,2,1,1,1" />
   <wangtile tileid="51" wangid="2,2,2,2,2,1,1,1" />
   <wangtile tileid="52" wangid="2,1,2,2,2,1,1,1" />
   <wangtile tileid="53" wangid="1,1,2,2,2,1,1,1" />
   <wangtile tileid="54" wangid="2,2,2,1,2,1,1,1" />
   <wangtile tileid="55" wangid="2,1,2,1,2,1,1,1" />
   <wangtile tileid="56" wangid="1,1,2,1,2,1,1,1" />
   <wangtile tileid="57" wangid="2,1,1,1,2,1,1,1" />
   <wangtile tileid="58" wangid="1,1,1,1,2,1,1,1" />
   <wangtile tileid="59" wangid="2,2,2,1,1,1,1,1" />
   <wangtile tileid="60" wangid="2,1,2,1,1,1,1,1" />
   <wangtile tileid="61" wangid="1,1,2,1,1,1,1,1" />
   <wangtile tileid="62" wangid="2,1,1,1,1,1,1,1" />
   <wangtile tileid="64" wangid="3,3,3,3,3,3,3,3" />
   <wangtile tileid="65" wangid="3,3,3,3,3,3,3,3" />
   <wangtile tileid="66" wangid="3,3,3,3,3,3,3,3" />
   <wangtile tileid="67" wangid="3,3,3,3,3,3,3,3" />
   <wangtile tileid="68" wangid="3,3,3,3,3,3,3,3" />
   <wangtile tileid="69" wangid="3,3,3,3,3,3,3,3" />
   <wangtile tileid="70" wangid="3,2,3,3,3,3,3,3" />
   <wangtile tileid="71" wangid="3,3,3,2,3,3,3,3" />
   <wangtile tileid="72" wangid="3,2,3,2,3,3,3,3" />
   <wangtile tileid="73" wangid="3,2,2,2,3,3,3,3" />
   <wangtile tileid="74" wangid="3,3,3,3,3,2,3,3" />
   <wangtile tileid="75" wangid="3,2,3,3,3,2,3,3" />
   <wangtile tileid="76" wangid="3,3,3,2,3,2,3,3" />
   <wangtile tileid="77" wangid="3,2,3,2,3,2,3,3" />
   <wangtile tileid="78" wangid="3,2,2,2,3,2,3,3" />
   <wangtile tileid="79" wangid="3,3,3,2,2,2,3,3" />
   <wangtile tileid="80" wangid="3,2,3,2,2,2,3,3" />
   <wangtile tileid="81" wangid="3,2,2,2,2,2,3,3" />
   <wangtile tileid="82" wangid="3,3,3,3,3,3,3,2" />
   <wangtile tileid="83" wangid="3,2,3,3,3,3,3,2" />
   <wangtile tileid="84" wangid="2,2,3,3,3,3,3,2" />
   <wangtile tileid="85" wangid="3,3,3,2,3,3,3,2" />
   <wangtile tileid="86" wangid="3,2,3,2,3,3,3,2" />
   <wangtile tileid="87" wangid="2,2,3,2,3,3,3,2" />
   <wangtile tileid="88" wangid="3,2,2,2,3,3,3,2" />
   <wangtile tileid="89" wangid="2,2,2,2,3,3,3,2" />
   <wangtile tileid="90" wangid="3,3,3,3,3,2,3,2" />
   <wangtile tileid="91" wangid="3,2,3,3,3,2,3,2" />
   <wangtile tileid="92" wangid="2,2,3,3,3,2,3,2" />
   <wangtile tileid="93" wangid="3,3,3,2,3,2,3,2" />
   <wangtile tileid="94" wangid="3,2,3,2,3,2,3,2" />
   <wangtile tileid="95" wangid="2,2,3,2,3,2,3,2" />
   <wangtile tileid="96" wangid="3,2,2,2,3,2,3,2" />
   <wangtile tileid="97" wangid="2,2,2,2,3,2,3,2" />
   <wangtile tileid="98" wangid="3,3,3,2,2,2,3,2" />
   <wangtile tileid="99" wangid="3,2,3,2,2,2,3,2" />
   <wangtile tileid="100" wangid="2,2,3,2,2,2,3,2" />
   <wangtile tileid="101" wangid="3,2,2,2,2,2,3,2" />
   <wangtile tileid="102" wangid="2,2,2,2,2,2,3,2" />
   <wangtile tileid="103" wangid="3,3,3,3,3,2,2,2" />
   <wangtile tileid="104" wangid="3,2,3,3,3,2,2,2" />
   <wangtile tileid="105" wangid="2,2,3,3,3,2,2,2" />
   <wangtile tileid="106" wangid="3,3,3,2,3,2,2,2" />
   <wangtile tileid="107" wangid="3,2,3,2,3,2,2,2" />
   <wangtile tileid="108" wangid="2,2,3,2,3,2,2,2" />
   <wangtile tileid="109" wangid="3,2,2,2,3,2,2,2" />
   <wangtile tileid="110" wangid="2,2,2,2,3,2,2,2" />
   <wangtile tileid="111" wangid="3,3,3,2,2,2,2,2" />
   <wangtile tileid="112" wangid="3,2,3,2,2,2,2,2" />
   <wangtile tileid="113" wangid="2,2,3,2,2,2,2,2" />
   <wangtile tileid="114" wangid="3,2,2,2,2,2,2,2" />
   <wangtile tileid="116" wangid="4,4,4,4,4,4,4,4" />
   <wangtile tileid="117" wangid="4,4,4,4,4,4,4,4" />
   <wangtile tileid="118" wangid="4,4,4,4,4,4,4,4" />
   <wangtile tileid="119" wangid="4,4,4,4,4,4,4,4" />
   <wangtile tileid="120" wangid="4,1,4,4,4,4,4,4" />
   <wangtile tileid="121" wangid="4,4,4,1,4,4,4,4" />
   <wangtile tileid="122" wangid="4,1,4,1,4,4,4,4" />
   <wangtile tileid="123" wangid="4,1,1,1,4,4,4,4" />
   <wangtile tileid="124" wangid="4,1,1,1,4,4,4,4" />
   <wangtile tileid="125" wangid="4,4,4,4,4,1,4,4" />
   <wangtile tileid="126" wangid="4,1,4,4,4,1,4,4" />
   <wangtile tileid="127" wangid="4,4,4,1,4,1,4,4" />
   <wangtile tileid="128" wangid="4,1,4,1,4,1,4,4" />
   <wangtile tileid="129" wangid="4,1,1,1,4,1,4,4" />
   <wangtile tileid="130" wangid="4,4,4,1,1,1,4,4" />
   <wangtile tileid="131" wangid="4,4,4,1,1,1,4,4" />
   <wangtile tileid="132" wangid="4,1,4,1,1,1,4,4" />
   <wangtile tileid="133" wangid="4,1,1,1,1,1,4,4" />
   <wangtile tileid="134" wangid="4,4,4,4,4,4,4,1" />
   <wangtile tileid="135" wangid="4,1,4,4,4,4,4,1" />
   <wangtile tileid="136" wangid="1,1,4,4,4,4,4,1" />
   <wangtile tileid="137" wangid="1,1,4,4,4,4,4,1" />
   <wangtile tileid="138" wangid="4,4,4,1,4,4,4,1" />
   <wangtile tileid="139" wangid="4,1,4,1,4,4,4,1" />
   <wangtile tileid="140" wangid="1,1,4,1,4,4,4,1" />
   <wangtile tileid="141" wangid="4,1,1,1,4,4,4,1" />
   <wangtile tileid="142" wangid="1,1,1,1,4,4,4,1" />
   <wangtile tileid="143" wangid="4,4,4,4,4,1,4,1" />
   <wangtile tileid="144" wangid="4,1,4,4,4,1,4,1" />
   <wangtile tileid="145" wangid="1,1,4,4,4,1,4,1" />
   <wangtile tileid="146" wangid="4,4,4,1,4,1,4,1" />
   <wangtile tileid="147" wangid="4,1,4,1,4,1,4,1" />
   <wangtile tileid="148" wangid="1,1,4,1,4,1,4,1" />
   <wangtile tileid="149" wangid="4,1,1,1,4,1,4,1" />
   <wangtile tileid="150" wangid="1,1,1,1,4,1,4,1" />
   <wangtile tileid="151" wangid="4,4,4,1,1,1,4,1" />
   <wangtile tileid="152" wangid="4,1,4,1,1,1,4,1" />
   <wangtile tileid="153" wangid="1,1,4,1,1,1,4,1" />
   <wangtile tileid="154" wangid="4,1,1,1,1,1,4,1" />
   <wangtile tileid="155" wangid="1,1,1,1,1,1,4,1" />
   <wangtile tileid="156" wangid="4,4,4,4,4,1,1,1" />
   <wangtile tileid="157" wangid="4,4,4,4,4,1,1,1" />
   <wangtile tileid="158" wangid="4,1,4,4,4,1,1,1" />
   <wangtile tileid="159" wangid="1,1,4,4,4,1,1,1" />
   <wangtile tileid="160" wangid="4,4,4,1,4,1,1,1" />
   <wangtile tileid="161" wangid="4,1,4,1,4,1,1,1" />
   <wangtile tileid="162" wangid="1,1,4,1,4,1,1,1" />
   <wangtile tileid="163" wangid="4,1,1,1,4,1,1,1" />
   <wangtile tileid="164" wangid="1,1,1,1,4,1,1,1" />
   <wangtile tileid="165" wangid="4,4,4,1,1,1,1,1" />
   <wangtile tileid="166" wangid="4,1,4,1,1,1,1,1" />
   <wangtile tileid="167" wangid="1,1,4,1,1,1,1,1" />
   <wangtile tileid="168" wangid="4,1,1,1,1,1,1,1" />
   <wangtile tileid="170" wangid="5,5,5,5,5,5,5,5" />
   <wangtile tileid="171" wangid="5,5,5,5,5,5,5,5" />
   <wangtile tileid="172" wangid="5,5,5,5,5,5,5,5" />
   <wangtile tileid="173" wangid="5,1,5,5,5,5,5,5" />
   <wangtile tileid="174" wangid="5,5,5,1,5,5,5,5" />
   <wangtile tileid="175" wangid="5,1,5,1,5,5,5,5" />
   <wangtile tileid="176" wangid="5,1,1,1,5,5,5,5" />
   <wangtile tileid="177" wangid="5,5,5,5,5,1,5,5" />
   <wangtile tileid="178" wangid="5,1,5,5,5,1,5,5" />
   <wangtile tileid="179" wangid="5,5,5,1,5,1,5,5" />
   <wangtile tileid="180" wangid="5,1,5,1,5,1,5,5" />
   <wangtile tileid="181" wangid="5,1,1,1,5,1,5,5" />
   <wangtile tileid="182" wangid="5,5,5,1,1,1,5,5" />
   <wangtile tileid="183" wangid="5,1,5,1,1,1,5,5" />
   <wangtile tileid="184" wangid="5,1,1,1,1,1,5,5" />
   <wangtile tileid="185" wangid="5,5,5,5,5,5,5,1" />
   <wangtile tileid="186" wangid="5,1,5,5,5,5,5,1" />
   <wangtile tileid="187" wangid="1,1,5,5,5,5,5,1" />
   <wangtile tileid="188" wangid="5,5,5,1,5,5,5,1" />
   <wangtile tileid="189" wangid="5,1,5,1,5,5,5,1" />
   <wangtile tileid="190" wangid="1,1,5,1,5,5,5,1" />
   <wangtile tileid="191" wangid="5,1,1,1,5,5,5,1" />
   <wangtile tileid="192" wangid="1,1,1,1,5,5,5,1" />
   <wangtile tileid="193" wangid="5,5,5,5,5,1,5,1" />
   <wangtile tileid="194" wangid="5,1,5,5,5,1,5,1" />
   <wangtile tileid="195" wangid="1,1,5,5,5,1,5,1" />
   <wangtile tileid="196" wangid="5,5,5,1,5,1,5,1" />
   <wangtile tileid="197" wangid="5,1,5,1,5,1,5,1" />
   <wangtile tileid="198" wangid="1,1,5,1,5,1,5,1" />
   <wangtile tileid="199" wangid="5,1,1,1,5,1,5,1" />
   <wangtile tileid="200" wangid="1,1,1,1,5,1,5,1" />
   <wangtile tileid="201" wangid="5,5,5,1,1,1,5,1" />
   <wangtile tileid="202" wangid="5,1,5,1,1,1,5,1" />
   <wangtile tileid="203" wangid="1,1,5,1,1,1,5,1" />
   <wangtile tileid="204" wangid="5,1,1,1,1,1,5,1" />
   <wangtile tileid="205" wangid="1,1,1,1,1,1,5,1" />
   <wangtile tileid="206" wangid="5,5,5,5,5,1,1,1" />
   <wangtile tileid="207" wangid="5,1,5,5,5,1,1,1" />
   <wangtile tileid="208" wangid="1,1,5,5,5,1,1,1" />
   <wangtile tileid="209" wangid="5,5,5,1,5,1,1,1" />
   <wangtile tileid="210" wangid="5,1,5,1,5,1,1,1" />
   <wangtile tileid="211" wangid="1,1,5,1,5,1,1,1" />
   <wangtile tileid="212" wangid="5,1,1,1,5,1,1,1" />
   <wangtile tileid="213" wangid="1,1,1,1,5,1,1,1" />
   <wangtile tileid="214" wangid="5,5,5,1,1,1,1,1" />
   <wangtile tileid="215" wangid="5,1,5,1,1,1,1,1" />
   <wangtile tileid="216" wangid="1,1,5,1,1,1,1,1" />
   <wangtile tileid="217" wangid="5,1,1,1,1,1,1,1" />
   <wangtile tileid="219" wangid="6,6,6,6,6,6,6,6" />
   <wangtile tileid="220" wangid="6,1,6,6,6,6,6,6" />
   <wangtile tileid="221" wangid="6,6,6,1,6,6,6,6" />
   <wangtile tileid="222" wangid="6,1,6,1,6,6,6,6" />
   <wangtile tileid="223" wangid="6,1,1,1,6,6,6,6" />
   <wangtile tileid="224" wangid="6,6,6,6,6,1,6,6" />
   <wangtile tileid="225" wangid="6,1,6,6,6,1,6,6" />
   <wangtile tileid="226" wangid="6,6,6,1,6,1,6,6" />
   <wangtile tileid="227" wangid="6,1,6,1,6,1,6,6" />
   <wangtile tileid="228" wangid="6,1,1,1,6,1,6,6" />
   <wangtile tileid="229" wangid="6,6,6,1,1,1,6,6" />
   <wangtile tileid="230" wangid="6,1,6,1,1,1,6,6" />
   <wangtile tileid="231" wangid="6,1,1,1,1,1,6,6" />
   <wangtile tileid="232" wangid="6,6,6,6,6,6,6,1" />
   <wangtile tileid="233" wangid="6,1,6,6,6,6,6,1" />
   <wangtile tileid="234" wangid="1,1,6,6,6,6,6,1" />
   <wangtile tileid="235" wangid="6,6,6,1,6,6,6,1" />
   <wangtile tileid="236" wangid="6,1,6,1,6,6,6,1" />
   <wangtile tileid="237" wangid="1,1,6,1,6,6,6,1" />
   <wangtile tileid="238" wangid="6,1,1,1,6,6,6,1" />
   <wangtile tileid="239" wangid="1,1,1,1,6,6,6,1" />
   <wangtile tileid="240" wangid="6,6,6,6,6,1,6,1" />
   <wangtile tileid="241" wangid="6,1,6,6,6,1,6,1" />
   <wangtile tileid="242" wangid="1,1,6,6,6,1,6,1" />
   <wangtile tileid="243" wangid="6,6,6,1,6,1,6,1" />
   <wangtile tileid="244" wangid="6,1,6,1,6,1,6,1" />
   <wangtile tileid="245" wangid="1,1,6,1,6,1,6,1" />
   <wangtile tileid="246" wangid="6,1,1,1,6,1,6,1" />
   <wangtile tileid="247" wangid="1,1,1,1,6,1,6,1" />
   <wangtile tileid="248" wangid="6,6,6,1,1,1,6,1" />
   <wangtile tileid="249" wangid="6,1,6,1,1,1,6,1" />
   <wangtile tileid="250" wangid="1,1,6,1,1,1,6,1" />
   <wangtile tileid="251" wangid="6,1,1,1,1,1,6,1" />
   <wangtile tileid="252" wangid="1,1,1,1,1,1,6,1" />
   <wangtile tileid="253" wangid="6,6,6,6,6,1,1,1" />
   <wangtile tileid="254" wangid="6,1,6,6,6,1,1,1" />
   <wangtile tileid="255" wangid="1,1,6,6,6,1,1,1" />
   <wangtile tileid="256" wangid="6,6,6,1,6,1,1,1" />
   <wangtile tileid="257" wangid="6,1,6,1,6,1,1,1" />
   <wangtile tileid="258" wangid="1,1,6,1,6,1,1,1" />
   <wangtile tileid="259" wangid="6,1,1,1,6,1,1,1" />
   <wangtile tileid="260" wangid="1,1,1,1,6,1,1,1" />
   <wangtile tileid="261" wangid="6,6,6,1,1,1,1,1" />
   <wangtile tileid="262" wangid="6,1,6,1,1,1,1,1" />
   <wangtile tileid="263" wangid="1,1,6,1,1,1,1,1" />
   <wangtile tileid="264" wangid="6,1,1,1,1,1,1,1" />
  </wangset>
  <wangset name="Ways" type="edge" tile="267">
   <wangcolor name="road" color="#8b98a9" tile="267" probability="1" />
   <wangcolor name="rail" color="#9f6b44" tile="282" probability="1" />
   <wangcolor name="river" color="#3f92be" tile="298" probability="1" />
   <wangtile tileid="266" wangid="1,0,0,0,1,0,0,0" />
   <wangtile tileid="267" wangid="0,0,1,0,0,0,1,0" />
   <wangtile tileid="268" wangid="1,0,0,0,0,0,0,0" />
   <wangtile tileid="269" wangid="0,0,1,0,0,0,0,0" />
   <wangtile tileid="270" wangid="1,0,1,0,0,0,0,0" />
   <wangtile tileid="271" wangid="0,0,0,0,1,0,0,0" />
   <wangtile tileid="272" wangid="0,0,1,0,1,0,0,0" />
   <wangtile tileid="273" wangid="1,0,1,0,1,0,0,0" />
   <wangtile tileid="274" wangid="0,0,0,0,0,0,1,0" />
   <wangtile tileid="275" wangid="1,0,0,0,0,0,1,0" />
   <wangtile tileid="276" wangid="1,0,1,0,0,0,1,0" />
   <wangtile tileid="277" wangid="0,0,0,0,1,0,1,0" />
   <wangtile tileid="278" wangid="1,0,0,0,1,0,1,0" />
   <wangtile tileid="279" wangid="0,0,1,0,1,0,1,0" />
   <wangtile tileid="280" wangid="1,0,1,0,1,0,1,0" />
   <wangtile tileid="281" wangid="2,0,0,0,2,0,0,0" />
   <wangtile tileid="282" wangid="0,0,2,0,0,0,2,0" />
   <wangtile tileid="283" wangid="2,0,0,0,0,0,0,0" />
   <wangtile tileid="284" wangid="0,0,2,0,0,0,0,0" />
   <wangtile tileid="285" wangid="2,0,2,0,0,0,0,0" />
   <wangtile tileid="286" wangid="0,0,0,0,2,0,0,0" />
   <wangtile tileid="287" wangid="0,0,2,0,2,0,0,0" />
   <wangtile tileid="288" wangid="2,0,2,0,2,0,0,0" />
   <wangtile tileid="289" wangid="0,0,0,0,0,0,2,0" />
   <wangtile tileid="290" wangid="2,0,0,0,0,0,2,0" />
   <wangtile tileid="291" wangid="2,0,2,0,0,0,2,0" />
   <wangtile tileid="292" wangid="0,0,0,0,2,0,2,0" />
   <wangtile tileid="293" wangid="2,0,0,0,2,0,2,0" />
   <wangtile tileid="294" wangid="0,0,2,0,2,0,2,0" />
   <wangtile tileid="295" wangid="2,0,2,0,2,0,2,0" />
   <wangtile tileid="296" wangid="3,0,0,0,3,0,0,0" />
   <wangtile tileid="297" wangid="3,0,0,0,3,0,0,0" />
   <wangtile tileid="298" wangid="0,0,3,0,0,0,3,0" />
   <wangtile tileid="299" wangid="0,0,3,0,0,0,3,0" />
   <wangtile tileid="300" wangid="3,0,0,0,0,0,0,0" />
   <wangtile tileid="301" wangid="0,0,3,0,0,0,0,0" />
   <wangtile tileid="302" wangid="3,0,3,0,0,0,0,0" />
   <wangtile tileid="303" wangid="0,0,0,0,3,0,0,0" />
   <wangtile tileid="304" wangid="0,0,3,0,3,0,0,0" />
   <wangtile tileid="305" wangid="3,0,3,0,3,0,0,0" />
   <wangtile tileid="306" wangid="0,0,0,0,0,0,3,0" />
   <wangtile tileid="307" wangid="3,0,0,0,0,0,3,0" />
   <wangtile tileid="308" wangid="3,0,3,0,0,0,3,0" />
   <wangtile tileid="309" wangid="0,0,0,0,3,0,3,0" />
   <wangtile tileid="310" wangid="3,0,0,0,3,0,3,0" />
   <wangtile tileid="311" wangid="0,0,3,0,3,0,3,0" />
   <wangtile tileid="312" wangid="3,0,3,0,3,0,3,0" />
   <wangtile tileid="313" wangid="2,0,1,0,2,0,1,0" />
   <wangtile tileid="314" wangid="3,0,1,0,3,0,1,0" />
   <wangtile tileid="315" wangid="3,0,2,0,3,0,2,0" />
   <wangtile tileid="316" wangid="1,0,2,0,1,0,2,0" />
   <wangtile tileid="317" wangid="1,0,3,0,1,0,3,0" />
   <wangtile tileid="318" wangid="2,0,3,0,2,0,3,0" />
  </wangset>
 </wangsets>
</tileset>
