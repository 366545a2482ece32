<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="beach" tilewidth="16" tileheight="16" tilecount="784" columns="16">
 <image source="beach.png" width="256" height="784" />
 <tile id="0">
  <animation>
   <frame tileid="0" duration="320" />
   <frame tileid="460" duration="320" />
   <frame tileid="461" duration="320" />
   <frame tileid="462" duration="320" />
  </animation>
 </tile>
 <tile id="1">
  <animation>
   <frame tileid="1" duration="320" />
   <frame tileid="463" duration="320" />
   <frame tileid="464" duration="320" />
   <frame tileid="465" duration="320" />
  </animation>
 </tile>
 <tile id="2">
  <animation>
   <frame tileid="2" duration="320" />
   <frame tileid="466" duration="320" />
   <frame tileid="467" duration="320" />
   <frame tileid="468" duration="320" />
  </animation>
 </tile>
 <tile id="3">
  <animation>
   <frame tileid="3" duration="320" />
   <frame tileid="469" duration="320" />
   <frame tileid="470" duration="320" />
   <frame tileid="471" duration="320" />
  </animation>
 </tile>
 <tile id="4" probability="0.4">
  <animation>
   <frame tileid="4" duration="320" />
   <frame tileid="472" duration="320" />
   <frame tileid="473" duration="320" />
   <frame tileid="474" duration="320" />
  </animation>
 </tile>
 <tile id="5" probability="0.4">
  <animation>
   <frame tileid="5" duration="320" />
   <frame tileid="475" duration="320" />
   <frame tileid="476" duration="320" />
   <frame tileid="477" duration="320" />
  </animation>
 </tile>
 <tile id="6" probability="0.4">
  <animation>
   <frame tileid="6" duration="320" />
   <frame tileid="478" duration="320" />
   <frame tileid="479" duration="320" />
   <frame tileid="480" duration="320" />
  </animation>
 </tile>
 <tile id="7" probability="0.4">
  <animation>
   <frame tileid="7" duration="320" />
   <frame tileid="481" duration="320" />
   <frame tileid="482" duration="320" />
   <frame tileid="483" duration="320" />
  </animation>
 </tile>
 <tile id="8">
  <animation>
   <frame tileid="8" duration="320" />
   <frame tileid="484" duration="320" />
   <frame tileid="485" duration="320" />
   <frame tileid="486" duration="320" />
  </animation>
 </tile>
 <tile id="9">
  <animation>
   <frame tileid="9" duration="320" />
   <frame tileid="487" duration="320" />
   <frame tileid="488" duration="320" />
   <frame tileid="489" duration="320" />
  </animation>
 </tile>
 <tile id="10">
  <animation>
   <frame tileid="10" duration="320" />
   <frame tileid="490" duration="320" />
   <frame tileid="491" duration="320" />
   <frame tileid="492" duration="320" />
  </animation>
 </tile>
 <tile id="11">
  <animation>
   <frame tileid="11" duration="320" />
   <frame tileid="493" duration="320" />
   <frame tileid="494" duration="320" />
   <frame tileid="495" duration="320" />
  </animation>
 </tile>
 <tile id="12" probability="0.4">
  <animation>
   <frame tileid="12" duration="320" />
   <frame tileid="496" duration="320" />
   <frame tileid="497" duration="320" />
   <frame tileid="498" duration="320" />
  </animation>
 </tile>
 <tile id="13" probability="0.4">
  <animation>
   <frame tileid="13" duration="320" />
   <frame tileid="499" duration="320" />
   <frame tileid="500" duration="320" />
   <frame tileid="501" duration="320" />
  </animation>
 </tile>
 <tile id="14" probability="0.4">
  <animation>
   <frame tileid="14" duration="320" />
   <frame tileid="502" duration="320" />
   <frame tileid="503" duration="320" />
   <frame tileid="504" duration="320" />
  </animation>
 </tile>
 <tile id="15" probability="0.4">
  <animation>
   <frame tileid="15" duration="320" />
   <frame tileid="505" duration="320" />
   <frame tileid="506" duration="320" />
   <frame tileid="507" duration="320" />
  </animation>
 </tile>
 <tile id="16">
  <animation>
   <frame tileid="16" duration="320" />
   <frame tileid="508" duration="320" />
   <frame tileid="509" duration="320" />
   <frame tileid="510" duration="320" />
  </animation>
 </tile>
 <tile id="17">
  <animation>
   <frame tileid="17" duration="320" />
   <frame tileid="511" duration="320" />
   <frame tileid="512" duration="320" />
   <frame tileid="513" duration="320" />
  </animation>
 </tile>
 <tile id="18">
  <animation>
   <frame tileid="18" duration="320" />
   <frame tileid="514" duration="320" />
   <frame tileid="515" duration="320" />
   <frame tileid="516" duration="320" />
  </animation>
 </tile>
 <tile id="19">
  <animation>
   <frame tileid="19" duration="320" />
   <frame tileid="517" duration="320" />
   <frame tileid="518" duration="320" />
   <frame tileid="519" duration="320" />
  </animation>
 </tile>
 <tile id="20" probability="0.4">
  <animation>
   <frame tileid="20" duration="320" />
   <frame tileid="520" duration="320" />
   <frame tileid="521" duration="320" />
   <frame tileid="522" duration="320" />
  </animation>
 </tile>
 <tile id="21" probability="0.4">
  <animation>
   <frame tileid="21" duration="320" />
   <frame tileid="523" duration="320" />
   <frame tileid="524" duration="320" />
   <frame tileid="525" duration="320" />
  </animation>
 </tile>
 <tile id="22" probability="0.4">
  <animation>
   <frame tileid="22" duration="320" />
   <frame tileid="526" duration="320" />
   <frame tileid="527" duration="320" />
   <frame tileid="528" duration="320" />
  </animation>
 </tile>
 <tile id="23" probability="0.4">
  <animation>
   <frame tileid="23" duration="320" />
   <frame tileid="529" duration="320" />
   <frame tileid="530" duration="320" />
   <frame tileid="531" duration="320" />
  </animation>
 </tile>
 <tile id="28" probability="0.4" />
 <tile id="29" probability="0.4" />
 <tile id="30" probability="0.4" />
 <tile id="31" probability="0.4" />
 <tile id="36" probability="0.4" />
 <tile id="37" probability="0.4" />
 <tile id="38" probability="0.4" />
 <tile id="39" probability="0.4" />
 <tile id="44" probability="0.4" />
 <tile id="45" probability="0.4" />
 <tile id="46" probability="0.4" />
 <tile id="47" probability="0.4" />
 <tile id="52" probability="0.4" />
 <tile id="53" probability="0.4" />
 <tile id="54" probability="0.4" />
 <tile id="55" probability="0.4" />
 <tile id="56">
  <animation>
   <frame tileid="56" duration="320" />
   <frame tileid="532" duration="320" />
   <frame tileid="533" duration="320" />
   <frame tileid="534" duration="320" />
  </animation>
 </tile>
 <tile id="57">
  <animation>
   <frame tileid="57" duration="320" />
   <frame tileid="535" duration="320" />
   <frame tileid="536" duration="320" />
   <frame tileid="537" duration="320" />
  </animation>
 </tile>
 <tile id="58">
  <animation>
   <frame tileid="58" duration="320" />
   <frame tileid="538" duration="320" />
   <frame tileid="539" duration="320" />
   <frame tileid="540" duration="320" />
  </animation>
 </tile>
 <tile id="59">
  <animation>
   <frame tileid="59" duration="320" />
   <frame tileid="541" duration="320" />
   <frame tileid="542" duration="320" />
   <frame tileid="543" duration="320" />
  </animation>
 </tile>
 <tile id="60">
  <animation>
   <frame tileid="60" duration="320" />
   <frame tileid="544" duration="320" />
   <frame tileid="545" duration="320" />
   <frame tileid="546" duration="320" />
  </animation>
 </tile>
 <tile id="61">
  <animation>
   <frame tileid="61" duration="320" />
   <frame tileid="547" duration="320" />
   <frame tileid="548" duration="320" />
   <frame tileid="549" duration="320" />
  </animation>
 </tile>
 <tile id="62">
  <animation>
   <frame tileid="62" duration="320" />
   <frame tileid="550" duration="320" />
   <frame tileid="551" duration="320" />
   <frame tileid="552" duration="320" />
  </animation>
 </tile>
 <tile id="63">
  <animation>
   <frame tileid="63" duration="320" />
   <frame tileid="553" duration="320" />
   <frame tileid="554" duration="320" />
   <frame tileid="555" duration="320" />
  </animation>
 </tile>
 <tile id="64">
  <animation>
   <frame tileid="64" duration="320" />
   <frame tileid="556" duration="320" />
   <frame tileid="557" duration="320" />
   <frame tileid="558" duration="320" />
  </animation>
 </tile>
 <tile id="65">
  <animation>
   <frame tileid="65" duration="320" />
   <frame tileid="559" duration="320" />
   <frame tileid="560" duration="320" />
   <frame tileid="561" duration="320" />
  </animation>
 </tile>
 <tile id="66">
  <animation>
   <frame tileid="66" duration="320" />
   <frame tileid="562" duration="320" />
   <frame tileid="563" duration="320" />
   <frame tileid="564" duration="320" />
  </animation>
 </tile>
 <tile id="67">
  <animation>
   <frame tileid="67" duration="320" />
   <frame tileid="565" duration="320" />
   <frame tileid="566" duration="320" />
   <frame tileid="567" duration="320" />
  </animation>
 </tile>
 <tile id="68">
  <animation>
   <frame tileid="68" duration="320" />
   <frame tileid="568" duration="320" />
   <frame tileid="569" duration="320" />
   <frame tileid="570" duration="320" />
  </animation>
 </tile>
 <tile id="69">
  <animation>
   <frame tileid="69" duration="320" />
   <frame tileid="571" duration="320" />
   <frame tileid="572" duration="320" />
   <frame tileid="573" duration="320" />
  </animation>
 </tile>
 <tile id="70">
  <animation>
   <frame tileid="70" duration="320" />
   <frame tileid="574" duration="320" />
   <frame tileid="575" duration="320" />
   <frame tileid="576" duration="320" />
  </animation>
 </tile>
 <tile id="71">
  <animation>
   <frame tileid="71" duration="320" />
   <frame tileid="577" duration="320" />
   <frame tileid="578" duration="320" />
   <frame tileid="579" duration="320" />
  </animation>
 </tile>
 <tile id="72">
  <animation>
   <frame tileid="72" duration="320" />
   <frame tileid="580" duration="320" />
   <frame tileid="581" duration="320" />
   <frame tileid="582" duration="320" />
  </animation>
 </tile>
 <tile id="73">
  <animation>
   <frame tileid="73" duration="320" />
   <frame tileid="583" duration="320" />
   <frame tileid="584" duration="320" />
   <frame tileid="585" duration="320" />
  </animation>
 </tile>
 <tile id="74">
  <animation>
   <frame tileid="74" duration="320" />
   <frame tileid="586" duration="320" />
   <frame tileid="587" duration="320" />
   <frame tileid="588" duration="320" />
  </animation>
 </tile>
 <tile id="75">
  <animation>
   <frame tileid="75" duration="320" />
   <frame tileid="589" duration="320" />
   <frame tileid="590" duration="320" />
   <frame tileid="591" duration="320" />
  </animation>
 </tile>
 <tile id="76">
  <animation>
   <frame tileid="76" duration="320" />
   <frame tileid="592" duration="320" />
   <frame tileid="593" duration="320" />
   <frame tileid="594" duration="320" />
  </animation>
 </tile>
 <tile id="77">
  <animation>
   <frame tileid="77" duration="320" />
   <frame tileid="595" duration="320" />
   <frame tileid="596" duration="320" />
   <frame tileid="597" duration="320" />
  </animation>
 </tile>
 <tile id="78">
  <animation>
   <frame tileid="78" duration="320" />
   <frame tileid="598" duration="320" />
   <frame tileid="599" duration="320" />
   <frame tileid="600" duration="320" />
  </animation>
 </tile>
 <tile id="79">
  <animation>
   <frame tileid="79" duration="320" />
   <frame tileid="601" duration="320" />
   <frame tileid="602" duration="320" />
   <frame tileid="603" duration="320" />
  </animation>
 </tile>
 <tile id="80">
  <animation>
   <frame tileid="80" duration="320" />
   <frame tileid="604" duration="320" />
   <frame tileid="605" duration="320" />
   <frame tileid="606" duration="320" />
  </animation>
 </tile>
 <tile id="81">
  <animation>
   <frame tileid="81" duration="320" />
   <frame tileid="607" duration="320" />
   <frame tileid="608" duration="320" />
   <frame tileid="609" duration="320" />
  </animation>
 </tile>
 <tile id="82">
  <animation>
   <frame tileid="82" duration="320" />
   <frame tileid="610" duration="320" />
   <frame tileid="611" duration="320" />
   <frame tileid="612" duration="320" />
  </animation>
 </tile>
 <tile id="83">
  <animation>
   <frame tileid="83" duration="320" />
   <frame tileid="613" duration="320" />
   <frame tileid="614" duration="320" />
   <frame tileid="615" duration="320" />
  </animation>
 </tile>
 <tile id="84">
  <animation>
   <frame tileid="84" duration="320" />
   <frame tileid="616" duration="320" />
   <frame tileid="617" duration="320" />
   <frame tileid="618" duration="320" />
  </animation>
 </tile>
 <tile id="85">
  <animation>
   <frame tileid="85" duration="320" />
   <frame tileid="619" duration="320" />
   <frame tileid="620" duration="320" />
   <frame tileid="621" duration="320" />
  </animation>
 </tile>
 <tile id="86">
  <animation>
   <frame tileid="86" duration="320" />
   <frame tileid="622" duration="320" />
   <frame tileid="623" duration="320" />
   <frame tileid="624" duration="320" />
  </animation>
 </tile>
 <tile id="87">
  <animation>
   <frame tileid="87" duration="320" />
   <frame tileid="625" duration="320" />
   <frame tileid="626" duration="320" />
   <frame tileid="627" duration="320" />
  </animation>
 </tile>
 <tile id="88">
  <animation>
   <frame tileid="88" duration="320" />
   <frame tileid="628" duration="320" />
   <frame tileid="629" duration="320" />
   <frame tileid="630" duration="320" />
  </animation>
 </tile>
 <tile id="89">
  <animation>
   <frame tileid="89" duration="320" />
   <frame tileid="631" duration="320" />
   <frame tileid="632" duration="320" />
   <frame tileid="633" duration="320" />
  </animation>
 </tile>
 <tile id="90">
  <animation>
   <frame tileid="90" duration="320" />
   <frame tileid="634" duration="320" />
   <frame tileid="635" duration="320" />
   <frame tileid="636" duration="320" />
  </animation>
 </tile>
 <tile id="91">
  <animation>
   <frame tileid="91" duration="320" />
   <frame tileid="637" duration="320" />
   <frame tileid="638" duration="320" />
   <frame tileid="639" duration="320" />
  </animation>
 </tile>
 <tile id="92">
  <animation>
   <frame tileid="92" duration="320" />
   <frame tileid="640" duration="320" />
   <frame tileid="641" duration="320" />
   <frame tileid="642" duration="320" />
  </animation>
 </tile>
 <tile id="93">
  <animation>
   <frame tileid="93" duration="320" />
   <frame tileid="643" duration="320" />
   <frame tileid="644" duration="320" />
   <frame tileid="645" duration="320" />
  </animation>
 </tile>
 <tile id="94">
  <animation>
   <frame tileid="94" duration="320" />
   <frame tileid="646" duration="320" />
   <frame tileid="647" duration="320" />
   <frame tileid="648" duration="320" />
  </animation>
 </tile>
 <tile id="95">
  <animation>
   <frame tileid="95" duration="320" />
   <frame tileid="649" duration="320" />
   <frame tileid="650" duration="320" />
   <frame tileid="651" duration="320" />
  </animation>
 </tile>
 <tile id="96">
  <animation>
   <frame tileid="96" duration="320" />
   <frame tileid="652" duration="320" />
   <frame tileid="653" duration="320" />
   <frame tileid="654" duration="320" />
  </animation>
 </tile>
 <tile id="97">
  <animation>
   <frame tileid="97" duration="320" />
   <frame tileid="655" duration="320" />
   <frame tileid="656" duration="320" />
   <frame tileid="657" duration="320" />
  </animation>
 </tile>
 <tile id="98">
  <animation>
   <frame tileid="98" duration="320" />
   <frame tileid="658" duration="320" />
   <frame tileid="659" duration="320" />
   <frame tileid="660" duration="320" />
  </animation>
 </tile>
 <tile id="99">
  <animation>
   <frame tileid="99" duration="320" />
   <frame tileid="661" duration="320" />
   <frame tileid="662" duration="320" />
   <frame tileid="663" duration="320" />
  </animation>
 </tile>
 <tile id="100">
  <animation>
   <frame tileid="100" duration="320" />
   <frame tileid="664" duration="320" />
   <frame tileid="665" duration="320" />
   <frame tileid="666" duration="320" />
  </animation>
 </tile>
 <tile id="101">
  <animation>
   <frame tileid="101" duration="320" />
   <frame tileid="667" duration="320" />
   <frame tileid="668" duration="320" />
   <frame tileid="669" duration="320" />
  </animation>
 </tile>
 <tile id="102">
  <animation>
   <frame tileid="102" duration="320" />
   <frame tileid="670" duration="320" />
   <frame tileid="671" duration="320" />
   <frame tileid="672" duration="320" />
  </animation>
 </tile>
 <tile id="103">
  <animation>
   <frame tileid="103" duration="320" />
   <frame tileid="673" duration="320" />
   <frame tileid="674" duration="320" />
   <frame tileid="675" duration="320" />
  </animation>
 </tile>
 <tile id="104">
  <animation>
   <frame tileid="104" duration="320" />
   <frame tileid="676" duration="320" />
   <frame tileid="677" duration="320" />
   <frame tileid="678" duration="320" />
  </animation>
 </tile>
 <tile id="105">
  <animation>
   <frame tileid="105" duration="320" />
   <frame tileid="679" duration="320" />
   <frame tileid="680" duration="320" />
   <frame tileid="681" duration="320" />
  </animation>
 </tile>
 <tile id="106">
  <animation>
   <frame tileid="106" duration="320" />
   <frame tileid="682" duration="320" />
   <frame tileid="683" duration="320" />
   <frame tileid="684" duration="320" />
  </animation>
 </tile>
 <tile id="107">
  <animation>
   <frame tileid="107" duration="320" />
   <frame tileid="685" duration="320" />
   <frame tileid="686" duration="320" />
   <frame tileid="687" duration="320" />
  </animation>
 </tile>
 <tile id="108">
  <animation>
   <frame tileid="108" duration="320" />
   <frame tileid="688" duration="320" />
   <frame tileid="689" duration="320" />
   <frame tileid="690" duration="320" />
  </animation>
 </tile>
 <tile id="109">
  <animation>
   <frame tileid="109" duration="320" />
   <frame tileid="691" duration="320" />
   <frame tileid="692" duration="320" />
   <frame tileid="693" duration="320" />
  </animation>
 </tile>
 <tile id="110">
  <animation>
   <frame tileid="110" duration="320" />
   <frame tileid="694" duration="320" />
   <frame tileid="695" duration="320" />
   <frame tileid="696" duration="320" />
  </animation>
 </tile>
 <tile id="111">
  <animation>
   <frame tileid="111" duration="320" />
   <frame tileid="697" duration="320" />
   <frame tileid="698" duration="320" />
   <frame tileid="699" duration="320" />
  </animation>
 </tile>
 <tile id="112">
  <animation>
   <frame tileid="112" duration="320" />
   <frame tileid="700" duration="320" />
   <frame tileid="701" duration="320" />
   <frame tileid="702" duration="320" />
  </animation>
 </tile>
 <tile id="113">
  <animation>
   <frame tileid="113" duration="320" />
   <frame tileid="703" duration="320" />
   <frame tileid="704" duration="320" />
   <frame tileid="705" duration="320" />
  </animation>
 </tile>
 <tile id="114">
  <animation>
   <frame tileid="114" duration="320" />
   <frame tileid="706" duration="320" />
   <frame tileid="707" duration="320" />
   <frame tileid="708" duration="320" />
  </animation>
 </tile>
 <tile id="115">
  <animation>
   <frame tileid="115" duration="320" />
   <frame tileid="709" duration="320" />
   <frame tileid="710" duration="320" />
   <frame tileid="711" duration="320" />
  </animation>
 </tile>
 <tile id="438">
  <animation>
   <frame tileid="438" duration="320" />
   <frame tileid="712" duration="320" />
   <frame tileid="713" duration="320" />
   <frame tileid="714" duration="320" />
  </animation>
 </tile>
 <tile id="439">
  <animation>
   <frame tileid="439" duration="320" />
   <frame tileid="715" duration="320" />
   <frame tileid="716" duration="320" />
   <frame tileid="717" duration="320" />
  </animation>
 </tile>
 <tile id="440">
  <animation>
   <frame tileid="440" duration="320" />
   <frame tileid="718" duration="320" />
   <frame tileid="719" duration="320" />
   <frame tileid="720" duration="320" />
  </animation>
 </tile>
 <tile id="441">
  <animation>
   <frame tileid="441" duration="320" />
   <frame tileid="721" duration="320" />
   <frame tileid="722" duration="320" />
   <frame tileid="723" duration="320" />
  </animation>
 </tile>
 <tile id="442">
  <animation>
   <frame tileid="442" duration="320" />
   <frame tileid="724" duration="320" />
   <frame tileid="725" duration="320" />
   <frame tileid="726" duration="320" />
  </animation>
 </tile>
 <tile id="443">
  <animation>
   <frame tileid="443" duration="320" />
   <frame tileid="727" duration="320" />
   <frame tileid="728" duration="320" />
   <frame tileid="729" duration="320" />
  </animation>
 </tile>
 <tile id="444">
  <animation>
   <frame tileid="444" duration="320" />
   <frame tileid="730" duration="320" />
   <frame tileid="731" duration="320" />
   <frame tileid="732" duration="320" />
  </animation>
 </tile>
 <tile id="445">
  <animation>
   <frame tileid="445" duration="320" />
   <frame tileid="733" duration="320" />
   <frame tileid="734" duration="320" />
   <frame tileid="735" duration="320" />
  </animation>
 </tile>
 <tile id="446">
  <animation>
   <frame tileid="446" duration="320" />
   <frame tileid="736" duration="320" />
   <frame tileid="737" duration="320" />
   <frame tileid="738" duration="320" />
  </animation>
 </tile>
 <tile id="447">
  <animation>
   <frame tileid="447" duration="320" />
   <frame tileid="739" duration="320" />
   <frame tileid="740" duration="320" />
   <frame tileid="741" duration="320" />
  </animation>
 </tile>
 <tile id="448">
  <animation>
   <frame tileid="448" duration="320" />
   <frame tileid="742" duration="320" />
   <frame tileid="743" duration="320" />
   <frame tileid="744" duration="320" />
  </animation>
 </tile>
 <tile id="449">
  <animation>
   <frame tileid="449" duration="320" />
   <frame tileid="745" duration="320" />
   <frame tileid="746" duration="320" />
   <frame tileid="747" duration="320" />
  </animation>
 </tile>
 <tile id="450">
  <animation>
   <frame tileid="450" duration="320" />
   <frame tileid="748" duration="320" />
   <frame tileid="749" duration="320" />
   <frame tileid="750" duration="320" />
  </animation>
 </tile>
 <tile id="451">
  <animation>
   <frame tileid="451" duration="320" />
   <frame tileid="751" duration="320" />
   <frame tileid="752" duration="320" />
   <frame tileid="753" duration="320" />
  </animation>
 </tile>
 <tile id="452">
  <animation>
   <frame tileid="452" duration="320" />
   <frame tileid="754" duration="320" />
   <frame tileid="755" duration="320" />
   <frame tileid="756" duration="320" />
  </animation>
 </tile>
 <tile id="453">
  <animation>
   <frame tileid="453" duration="320" />
   <frame tileid="757" duration="320" />
   <frame tileid="758" duration="320" />
   <frame tileid="759" duration="320" />
  </animation>
 </tile>
 <tile id="454">
  <animation>
   <frame tileid="454" duration="320" />
   <frame tileid="760" duration="320" />
   <frame tileid="761" duration="320" />
   <frame tileid="762" duration="320" />
  </animation>
 </tile>
 <tile id="455">
  <animation>
   <frame tileid="455" duration="320" />
   <frame tileid="763" duration="320" />
   <frame tileid="764" duration="320" />
   <frame tileid="765" duration="320" />
  </animation>
 </tile>
 <tile id="456">
  <animation>
   <frame tileid="456" duration="320" />
   <frame tileid="766" duration="320" />
   <frame tileid="767" duration="320" />
   <frame tileid="768" duration="320" />
  </animation>
 </tile>
 <tile id="457">
  <animation>
   <frame tileid="457" duration="320" />
   <frame tileid="769" duration="320" />
   <frame tileid="770" duration="320" />
   <frame tileid="771" duration="320" />
  </animation>
 </tile>
 <tile id="458">
  <animation>
   <frame tileid="458" duration="320" />
   <frame tileid="772" duration="320" />
   <frame tileid="773" duration="320" />
   <frame tileid="774" duration="320" />
  </animation>
 </tile>
 <tile id="459">
  <animation>
   <frame tileid="459" duration="320" />
   <frame tileid="775" duration="320" />
   <frame tileid="776" duration="320" />
   <frame tileid="777" duration="320" />
  </animation>
 </tile>
 <wangsets>
  <wangset name="Ground" type="corner" tile="0">
   <wangcolor name="deep" color="#2b6297" tile="0" probability="1" />
   <wangcolor name="sea" color="#3f92be" tile="8" probability="1" />
   <wangcolor name="surf" color="#75c6d0" tile="16" probability="1" />
   <wangcolor name="wet sand" color="#cfa569" tile="24" probability="1" />
   <wangcolor name="sand" color="#e8cf96" tile="32" probability="1" />
   <wangcolor name="earth" color="#cfa569" tile="40" probability="1" />
   <wangcolor name="grass" color="#7cb04e" tile="48" probability="1" />
   <wangtile tileid="0" wangid="0,1,0,1,0,1,0,1" />
   <wangtile tileid="1" wangid="0,1,0,1,0,1,0,1" />
   <wangtile tileid="2" wangid="0,1,0,1,0,1,0,1" />
   <wangtile tileid="3" wangid="0,1,0,1,0,1,0,1" />
   <wangtile tileid="4" wangid="0,1,0,1,0,1,0,1" />
   <wangtile tileid="5" wangid="0,1,0,1,0,1,0,1" />
   <wangtile tileid="6" wangid="0,1,0,1,0,1,0,1" />
   <wangtile tileid="7" wangid="0,1,0,1,0,1,0,1" />
   <wangtile tileid="8" wangid="0,2,0,2,0,2,0,2" />
   <wangtile tileid="9" wangid="0,2,0,2,0,2,0,2" />
   <wangtile tileid="10" wangid="0,2,0,2,0,2,0,2" />
   <wangtile tileid="11" wangid="0,2,0,2,0,2,0,2" />
   <wangtile tileid="12" wangid="0,2,0,2,0,2,0,2" />
   <wangtile tileid="13" wangid="0,2,0,2,0,2,0,2" />
   <wangtile tileid="14" wangid="0,2,0,2,0,2,0,2" />
   <wangtile tileid="15" wangid="0,2,0,2,0,2,0,2" />
   <wangtile tileid="16" wangid="0,3,0,3,0,3,0,3" />
   <wangtile tileid="17" wangid="0,3,0,3,0,3,0,3" />
   <wangtile tileid="18" wangid="0,3,0,3,0,3,0,3" />
   <wangtile tileid="19" wangid="0,3,0,3,0,3,0,3" />
   <wangtile tileid="20" wangid="0,3,0,3,0,3,0,3" />
   <wangtile tileid="21" wangid="0,3,0,3,0,3,0,3" />
   <wangtile tileid="22" wangid="0,3,0,3,0,3,0,3" />
   <wangtile tileid="23" wangid="0,3,0,3,0,3,0,3" />
   <wangtile tileid="24" wangid="0,4,0,4,0,4,0,4" />
   <wangtile tileid="25" wangid="0,4,0,4,0,4,0,4" />
   <wangtile tileid="26" wangid="0,4,0,4,0,4,0,4" />
   <wangtile tileid="27" wangid="0,4,0,4,0,4,0,4" />
   <wangtile tileid="28" wangid="0,4,0,4,0,4,0,4" />
   <wangtile tileid="29" wangid="0,4,0,4,0,4,0,4" />
   <wangtile tileid="30" wangid="0,4,0,4,0,4,0,4" />
   <wangtile tileid="31" wangid="0,4,0,4,0,4,0,4" />
   <wangtile tileid="32" wangid="0,5,0,5,0,5,0,5" />
   <wangtile tileid="33" wangid="0,5,0,5,0,5,0,5" />
   <wangtile tileid="34" wangid="0,5,0,5,0,5,0,5" />
   <wangtile tileid="35" wangid="0,5,0,5,0,5,0,5" />
   <wangtile tileid="36" wangid="0,5,0,5,0,5,0,5" />
   <wangtile tileid="37" wangid="0,5,0,5,0,5,0,5" />
   <wangtile tileid="38" wangid="0,5,0,5,0,5,0,5" />
   <wangtile tileid="39" wangid="0,5,0,5,0,5,0,5" />
   <wangtile tileid="40" wangid="0,6,0,6,0,6,0,6" />
   <wangtile tileid="41" wangid="0,6,0,6,0,6,0,6" />
   <wangtile tileid="42" wangid="0,6,0,6,0,6,0,6" />
   <wangtile tileid="43" wangid="0,6,0,6,0,6,0,6" />
   <wangtile tileid="44" wangid="0,6,0,6,0,6,0,6" />
   <wangtile tileid="45" wangid="0,6,0,6,0,6,0,6" />
   <wangtile tileid="46" wangid="0,6,0,6,0,6,0,6" />
   <wangtile tileid="47" wangid="0,6,0,6,0,6,0,6" />
   <wangtile tileid="48" wangid="0,7,0,7,0,7,0,7" />
   <wangtile tileid="49" wangid="0,7,0,7,0,7,0,7" />
   <wangtile tileid="50" wangid="0,7,0,7,0,7,0,7" />
   <wangtile tileid="51" wangid="0,7,0,7,0,7,0,7" />
   <wangtile tileid="52" wangid="0,7,0,7,0,7,0,7" />
   <wangtile tileid="53" wangid="0,7,0,7,0,7,0,7" />
   <wangtile tileid="54" wangid="0,7,0,7,0,7,0,7" />
   <wangtile tileid="55" wangid="0,7,0,7,0,7,0,7" />
   <wangtile tileid="56" wangid="0,1,0,1,0,1,0,2" />
   <wangtile tileid="57" wangid="0,2,0,1,0,1,0,1" />
   <wangtile tileid="58" wangid="0,2,0,1,0,1,0,2" />
   <wangtile tileid="59" wangid="0,1,0,1,0,2,0,1" />
   <wangtile tileid="60" wangid="0,1,0,1,0,2,0,2" />
   <wangtile tileid="61" wangid="0,2,0,1,0,2,0,1" />
   <wangtile tileid="62" wangid="0,2,0,1,0,2,0,2" />
   <wangtile tileid="63" wangid="0,1,0,2,0,1,0,1" />
   <wangtile tileid="64" wangid="0,1,0,2,0,1,0,2" />
   <wangtile tileid="65" wangid="0,2,0,2,0,1,0,1" />
   <wangtile tileid="66" wangid="0,2,0,2,0,1,0,2" />
   <wangtile tileid="67" wangid="0,1,0,2,0,2,0,1" />
   <wangtile tileid="68" wangid="0,1,0,2,0,2,0,2" />
   <wangtile tileid="69" wangid="0,2,0,2,0,2,0,1" />
   <wangtile tileid="70" wangid="0,2,0,1,0,1,0,2" />
   <wangtile tileid="71" wangid="0,1,0,2,0,2,0,1" />
   <wangtile tileid="72" wangid="0,1,0,1,0,2,0,2" />
   <wangtile tileid="73" wangid="0,2,0,2,0,1,0,1" />
   <wangtile tileid="74" wangid="0,2,0,1,0,1,0,2" />
   <wangtile tileid="75" wangid="0,1,0,2,0,2,0,1" />
   <wangtile tileid="76" wangid="0,2,0,2,0,2,0,3" />
   <wangtile tileid="77" wangid="0,3,0,2,0,2,0,2" />
   <wangtile tileid="78" wangid="0,3,0,2,0,2,0,3" />
   <wangtile tileid="79" wangid="0,2,0,2,0,3,0,2" />
   <wangtile tileid="80" wangid="0,2,0,2,0,3,0,3" />
   <wangtile tileid="81" wangid="0,3,0,2,0,3,0,2" />
   <wangtile tileid="82" wangid="0,3,0,2,0,3,0,3" />
   <wangtile tileid="83" wangid="0,2,0,3,0,2,0,2" />
   <wangtile tileid="84" wangid="0,2,0,3,0,2,0,3" />
   <wangtile tileid="85" wangid="0,3,0,3,0,2,0,2" />
   <wangtile tileid="86" wangid="0,3,0,3,0,2,0,3" />
   <wangtile tileid="87" wangid="0,2,0,3,0,3,0,2" />
   <wangtile tileid="88" wangid="0,2,0,3,0,3,0,3" />
   <wangtile tileid="89" wangid="0,3,0,3,0,3,0,2" />
   <wangtile tileid="90" wangid="0,3,0,2,0,2,0,3" />
   <wangtile tileid="91" wangid="0,2,0,3,0,3,0,2" />
   <wangtile tileid="92" wangid="0,2,0,2,0,3,0,3" />
   <wangtile tileid="93" wangid="0,3,0,3,0,2,0,2" />
   <wangtile tileid="94" wangid="0,3,0,2,0,2,0,3" />
   <wangtile tileid="95" wangid="0,2,0,3,0,3,0,2" />
   <wangtile tileid="96" wangid="0,3,0,3,0,3,0,4" />
   <wangtile tileid="97" wangid="0,4,0,3,0,3,0,3" />
   <wangtile tileid="98" wangid="0,4,0,3,0,3,0,4" />
   <wangtile tileid="99" wangid="0,3,0,3,0,4,0,3" />
   <wangtile tileid="100" wangid="0,3,0,3,0,4,0,4" />
   <wangtile tileid="101" wangid="0,4,0,3,0,4,0,3" />
   <wangtile tileid="102" wangid="0,4,0,3,0,4,0,4" />
   <wangtile tileid="103" wangid="0,3,0,4,0,3,0,3" />
   <wangtile tileid="104" wangid="0,3,0,4,0,3,0,4" />
   <wangtile tileid="105" wangid="0,4,0,4,0,3,0,3" />
   <wangtile tileid="106" wangid="0,4,0,4,0,3,0,4" />
   <wangtile tileid="107" wangid="0,3,0,4,0,4,0,3" />
   <wangtile tileid="108" wangid="0,3,0,4,0,4,0,4" />
   <wangtile tileid="109" wangid="0,4,0,4,0,4,0,3" />
   <wangtile tileid="110" wangid="0,4,0,3,0,3,0,4" />
   <wangtile tileid="111" wangid="0,3,0,4,0,4,0,3" />
   <wangtile tileid="112" wangid="0,3,0,3,0,4,0,4" />
   <wangtile tileid="113" wangid="0,4,0,4,0,3,0,3" />
   <wangtile tileid="114" wangid="0,4,0,3,0,3,0,4" />
   <wangtile tileid="115" wangid="0,3,0,4,0,4,0,3" />
   <wangtile tileid="116" wangid="0,4,0,4,0,4,0,5" />
   <wangtile tileid="117" wangid="0,5,0,4,0,4,0,4" />
   <wangtile tileid="118" wangid="0,5,0,4,0,4,0,5" />
   <wangtile tileid="119" wangid="0,4,0,4,0,5,0,4" />
   <wangtile tileid="120" wangid="0,4,0,4,0,5,0,5" />
   <wangtile tileid="121" wangid="0,5,0,4,0,5,0,4" />
   <wangtile tileid="122" wangid="0,5,0,4,0,5,0,5" />
   <wangtile tileid="123" wangid="0,4,0,5,0,4,0,4" />
   <wangtile tileid="124" wangid="0,4,0,5,0,4,0,5" />
   <wangtile tileid="125" wangid="0,5,0,5,0,4,0,4" />
   <wangtile tileid="126" wangid="0,5,0,5,0,4,0,5" />
   <wangtile tileid="127" wangid="0,4,0,5,0,5,0,4" />
   <wangtile tileid="128" wangid="0,4,0,5,0,5,0,5" />
   <wangtile tileid="129" wangid="0,5,0,5,0,5,0,4" />
   <wangtile tileid="130" wangid="0,5,0,4,0,4,0,5" />
   <wangtile tileid="131" wangid="0,4,0,5,0,5,0,4" />
   <wangtile tileid="132" wangid="0,4,0,4,0,5,0,5" />
   <wangtile tileid="133" wangid="0,5,0,5,0,4,0,4" />
   <wangtile tileid="134" wangid="0,5,0,4,0,4,0,5" />
   <wangtile tileid="135" wangid="0,4,0,5,0,5,0,4" />
   <wangtile tileid="136" wangid="0,5,0,5,0,5,0,6" />
   <wangtile tileid="137" wangid="0,6,0,5,0,5,0,5" />
   <wangtile tileid="138" wangid="0,6,0,5,0,5,0,6" />
   <wangtile tileid="139" wangid="0,5,0,5,0,6,0,5" />
   <wangtile tileid="140" wangid="0,5,0,5,0,6,0,6" />
   <wangtile tileid="141" wangid="0,6,0,5,0,6,0,5" />
   <wangtile tileid="142" wangid="0,6,0,5,0,6,0,6" />
   <wangtile tileid="143" wangid="0,5,0,6,0,5,0,5" />
   <wangtile tileid="144" wangid="0,5,0,6,0,5,0,6" />
   <wangtile tileid="145" wangid="0,6,0,6,0,5,0,5" />
   <wangtile tileid="146" wangid="0,6,0,6,0,5,0,6" />
   <wangtile tileid="147" wangid="0,5,0,6,0,6,0,5" />
   <wangtile tileid="148" wangid="0,5,0,6,0,6,0,6" />
   <wangtile tileid="149" wangid="0,6,0,6,0,6,0,5" />
   <wangtile tileid="150" wangid="0,6,0,5,0,5,0,6" />
   <wangtile tileid="151" wangid="0,5,0,6,0,6,0,5" />
   <wangtile tileid="152" wangid="0,5,0,5,0,6,0,6" />
   <wangtile tileid="153" wangid="0,6,0,6,0,5,0,5" />
   <wangtile tileid="154" wangid="0,6,0,5,0,5,0,6" />
   <wangtile tileid="155" wangid="0,5,0,6,0,6,0,5" />
   <wangtile tileid="156" wangid="0,6,0,6,0,6,0,7" />
   <wangtile tileid="157" wangid="0,7,0,6,0,6,0,6" />
   <wangtile tileid="158" wangid="0,7,0,6,0,6,0,7" />
   <wangtile tileid="159" wangid="0,6,0,6,0,7,0,6" />
   <wangtile tileid="160" wangid="0,6,0,6,0,7,0,7" />
   <wangtile tileid="161" wangid="0,7,0,6,0,7,0,6" />
   <wangtile tileid="162" wangid="0,7,0,6,0,7,0,7" />
   <wangtile tileid="163" wangid="0,6,0,7,0,6,0,6" />
   <wangtile tileid="164" wangid="0,6,0,7,0,6,0,7" />
   <wangtile tileid="165" wangid="0,7,0,7,0,6,0,6" />
   <wangtile tileid="166" wangid="0,7,0,7,0,6,0,7" />
   <wangtile tileid="167" wangid="0,6,0,7,0,7,0,6" />
   <wangtile tileid="168" wangid="0,6,0,7,0,7,0,7" />
   <wangtile tileid="169" wangid="0,7,0,7,0,7,0,6" />
   <wangtile tileid="170" wangid="0,7,0,6,0,6,0,7" />
   <wangtile tileid="171" wangid="0,6,0,7,0,7,0,6" />
   <wangtile tileid="172" wangid="0,6,0,6,0,7,0,7" />
   <wangtile tileid="173" wangid="0,7,0,7,0,6,0,6" />
   <wangtile tileid="174" wangid="0,7,0,6,0,6,0,7" />
   <wangtile tileid="175" wangid="0,6,0,7,0,7,0,6" />
   <wangtile tileid="176" wangid="0,5,0,5,0,5,0,7" />
   <wangtile tileid="177" wangid="0,7,0,5,0,5,0,5" />
   <wangtile tileid="178" wangid="0,7,0,5,0,5,0,7" />
   <wangtile tileid="179" wangid="0,5,0,5,0,7,0,5" />
   <wangtile tileid="180" wangid="0,5,0,5,0,7,0,7" />
   <wangtile tileid="181" wangid="0,7,0,5,0,7,0,5" />
   <wangtile tileid="182" wangid="0,7,0,5,0,7,0,7" />
   <wangtile tileid="183" wangid="0,5,0,7,0,5,0,5" />
   <wangtile tileid="184" wangid="0,5,0,7,0,5,0,7" />
   <wangtile tileid="185" wangid="0,7,0,7,0,5,0,5" />
   <wangtile tileid="186" wangid="0,7,0,7,0,5,0,7" />
   <wangtile tileid="187" wangid="0,5,0,7,0,7,0,5" />
   <wangtile tileid="188" wangid="0,5,0,7,0,7,0,7" />
   <wangtile tileid="189" wangid="0,7,0,7,0,7,0,5" />
   <wangtile tileid="190" wangid="0,7,0,5,0,5,0,7" />
   <wangtile tileid="191" wangid="0,5,0,7,0,7,0,5" />
   <wangtile tileid="192" wangid="0,5,0,5,0,7,0,7" />
   <wangtile tileid="193" wangid="0,7,0,7,0,5,0,5" />
   <wangtile tileid="194" wangid="0,7,0,5,0,5,0,7" />
   <wangtile tileid="195" wangid="0,5,0,7,0,7,0,5" />
  </wangset>
  <wangset name="Cover" type="corner" tile="216">
   <wangcolor name="light sand" color="#f7e7b8" tile="216" probability="1" />
   <wangcolor name="bare sand" color="#e8cf96" tile="238" probability="1" />
   <wangcolor name="mud" color="#9f6b44" tile="260" probability="1" />
   <wangcolor name="meadow" color="#4d8a48" tile="282" probability="1" />
   <wangcolor name="shingle" color="#c1c9c9" tile="304" probability="1" />
   <wangcolor name="path" color="#cfa569" tile="326" probability="1" />
   <wangcolor name="wheat" color="#f9cf4a" tile="348" probability="1" />
   <wangcolor name="ploughed" color="#6b4735" tile="370" probability="1" />
   <wangcolor name="promenade" color="#8b98a9" tile="392" probability="1" />
   <wangcolor name="cliff" color="#56627a" tile="414" probability="1" />
   <wangcolor name="rubble" color="#323a4d" tile="436" probability="1" />
   <wangcolor name="pool" color="#75c6d0" tile="458" probability="1" />
   <wangtile tileid="196" wangid="0,0,0,0,0,0,0,1" />
   <wangtile tileid="197" wangid="0,1,0,0,0,0,0,0" />
   <wangtile tileid="198" wangid="0,1,0,0,0,0,0,1" />
   <wangtile tileid="199" wangid="0,0,0,0,0,1,0,0" />
   <wangtile tileid="200" wangid="0,0,0,0,0,1,0,1" />
   <wangtile tileid="201" wangid="0,1,0,0,0,1,0,0" />
   <wangtile tileid="202" wangid="0,1,0,0,0,1,0,1" />
   <wangtile tileid="203" wangid="0,0,0,1,0,0,0,0" />
   <wangtile tileid="204" wangid="0,0,0,1,0,0,0,1" />
   <wangtile tileid="205" wangid="0,1,0,1,0,0,0,0" />
   <wangtile tileid="206" wangid="0,1,0,1,0,0,0,1" />
   <wangtile tileid="207" wangid="0,0,0,1,0,1,0,0" />
   <wangtile tileid="208" wangid="0,0,0,1,0,1,0,1" />
   <wangtile tileid="209" wangid="0,1,0,1,0,1,0,0" />
   <wangtile tileid="210" wangid="0,1,0,0,0,0,0,1" />
   <wangtile tileid="211" wangid="0,0,0,1,0,1,0,0" />
   <wangtile tileid="212" wangid="0,0,0,0,0,1,0,1" />
   <wangtile tileid="213" wangid="0,1,0,1,0,0,0,0" />
   <wangtile tileid="214" wangid="0,1,0,0,0,0,0,1" />
   <wangtile tileid="215" wangid="0,0,0,1,0,1,0,0" />
   <wangtile tileid="216" wangid="0,1,0,1,0,1,0,1" />
   <wangtile tileid="217" wangid="0,1,0,1,0,1,0,1" />
   <wangtile tileid="218" wangid="0,0,0,0,0,0,0,2" />
   <wangtile tileid="219" wangid="0,2,0,0,0,0,0,0" />
   <wangtile tileid="220" wangid="0,2,0,0,0,0,0,2" />
   <wangtile tileid="221" wangid="0,0,0,0,0,2,0,0" />
   <wangtile tileid="222" wangid="0,0,0,0,0,2,0,2" />
   <wangtile tileid="223" wangid="0,2,0,0,0,2,0,0" />
   <wangtile tileid="224" wangid="0,2,0,0,0,2,0,2" />
   <wangtile tileid="225" wangid="0,0,0,2,0,0,0,0" />
   <wangtile tileid="226" wangid="0,0,0,2,0,0,0,2" />
   <wangtile tileid="227" wangid="0,2,0,2,0,0,0,0" />
   <wangtile tileid="228" wangid="0,2,0,2,0,0,0,2" />
   <wangtile tileid="229" wangid="0,0,0,2,0,2,0,0" />
   <wangtile tileid="230" wangid="0,0,0,2,0,2,0,2" />
   <wangtile tileid="231" wangid="0,2,0,2,0,2,0,0" />
   <wangtile tileid="232" wangid="0,2,0,0,0,0,0,2" />
   <wangtile tileid="233" wangid="0,0,0,2,0,2,0,0" />
   <wangtile tileid="234" wangid="0,0,0,0,0,2,0,2" />
   <wangtile tileid="235" wangid="0,2,0,2,0,0,0,0" />
   <wangtile tileid="236" wangid="0,2,0,0,0,0,0,2" />
   <wangtile tileid="237" wangid="0,0,0,2,0,2,0,0" />
   <wangtile tileid="238" wangid="0,2,0,2,0,2,0,2" />
   <wangtile tileid="239" wangid="0,2,0,2,0,2,0,2" />
   <wangtile tileid="240" wangid="0,0,0,0,0,0,0,3" />
   <wangtile tileid="241" wangid="0,3,0,0,0,0,0,0" />
   <wangtile tileid="242" wangid="0,3,0,0,0,0,0,3" />
   <wangtile tileid="243" wangid="0,0,0,0,0,3,0,0" />
   <wangtile tileid="244" wangid="0,0,0,0,0,3,0,3" />
   <wangtile tileid="245" wangid="0,3,0,0,0,3,0,0" />
   <wangtile tileid="246" wangid="0,3,0,0,0,3,0,3" />
   <wangtile tileid="247" wangid="0,0,0,3,0,0,0,0" />
   <wangtile tileid="248" wangid="0,0,0,3,0,0,0,3" />
   <wangtile tileid="249" wangid="0,3,0,3,0,0,0,0" />
   <wangtile tileid="250" wangid="0,3,0,3,0,0,0,3" />
   <wangtile tileid="251" wangid="0,0,0,3,0,3,0,0" />
   <wangtile tileid="252" wangid="0,0,0,3,0,3,0,3" />
   <wangtile tileid="253" wangid="0,3,0,3,0,3,0,0" />
   <wangtile tileid="254" wangid="0,3,0,0,0,0,0,3" />
   <wangtile tileid="255" wangid="0,0,0,3,0,3,0,0" />
   <wangtile tileid="256" wangid="0,0,0,0,0,3,0,3" />
   <wangtile tileid="257" wangid="0,3,0,3,0,0,0,0" />
   <wangtile tileid="258" wangid="0,3,0,0,0,0,0,3" />
   <wangtile tileid="259" wangid="0,0,0,3,0,3,0,0" />
   <wangtile tileid="260" wangid="0,3,0,3,0,3,0,3" />
   <wangtile tileid="261" wangid="0,3,0,3,0,3,0,3" />
   <wangtile tileid="262" wangid="0,0,0,0,0,0,0,4" />
   <wangtile tileid="263" wangid="0,4,0,0,0,0,0,0" />
   <wangtile tileid="264" wangid="0,4,0,0,0,0,0,4" />
   <wangtile tileid="265" wangid="0,0,0,0,0,4,0,0" />
   <wangtile tileid="266" wangid="0,0,0,0,0,4,0,4" />
   <wangtile tileid="267" wangid="0,4,0,0,0,4,0,0" />
   <wangtile tileid="268" wangid="0,4,0,0,0,4,0,4" />
   <wangtile tileid="269" wangid="0,0,0,4,0,0,0,0" />
   <wangtile tileid="270" wangid="0,0,0,4,0,0,0,4" />
   <wangtile tileid="271" wangid="0,4,0,4,0,0,0,0" />
   <wangtile tileid="272" wangid="0,4,0,4,0,0,0,4" />
   <wangtile tileid="273" wangid="0,0,0,4,0,4,0,0" />
   <wangtile tileid="274" wangid="0,0,0,4,0,4,0,4" />
   <wangtile tileid="275" wangid="0,4,0,4,0,4,0,0" />
   <wangtile tileid="276" wangid="0,4,0,0,0,0,0,4" />
   <wangtile tileid="277" wangid="0,0,0,4,0,4,0,0" />
   <wangtile tileid="278" wangid="0,0,0,0,0,4,0,4" />
   <wangtile tileid="279" wangid="0,4,0,4,0,0,0,0" />
   <wangtile tileid="280" wangid="0,4,0,0,0,0,0,4" />
   <wangtile tileid="281" wangid="0,0,0,4,0,4,0,0" />
   <wangtile tileid="282" wangid="0,4,0,4,0,4,0,4" />
   <wangtile tileid="283" wangid="0,4,0,4,0,4,0,4" />
   <wangtile tileid="284" wangid="0,0,0,0,0,0,0,5" />
   <wangtile tileid="285" wangid="0,5,0,0,0,0,0,0" />
   <wangtile tileid="286" wangid="0,5,0,0,0,0,0,5" />
   <wangtile tileid="287" wangid="0,0,0,0,0,5,0,0" />
   <wangtile tileid="288" wangid="0,0,0,0,0,5,0,5" />
   <wangtile tileid="289" wangid="0,5,0,0,0,5,0,0" />
   <wangtile tileid="290" wangid="0,5,0,0,0,5,0,5" />
   <wangtile tileid="291" wangid="0,0,0,5,0,0,0,0" />
   <wangtile tileid="292" wangid="0,0,0,5,0,0,0,5" />
   <wangtile tileid="293" wangid="0,5,0,5,0,0,0,0" />
   <wangtile tileid="294" wangid="0,5,0,5,0,0,0,5" />
   <wangtile tileid="295" wangid="0,0,0,5,0,5,0,0" />
   <wangtile tileid="296" wangid="0,0,0,5,0,5,0,5" />
   <wangtile tileid="297" wangid="0,5,0,5,0,5,0,0" />
   <wangtile tileid="298" wangid="0,5,0,0,0,0,0,5" />
   <wangtile tileid="299" wangid="0,0,0,5,0,5,0,0" />
   <wangtile tileid="300" wangid="0,0,0,0,0,5,0,5" />
   <wangtile tileid="301" wangid="0,5,0,5,0,0,0,0" />
   <wangtile tileid="302" wangid="0,5,0,0,0,0,0,5" />
   <wangtile tileid="303" wangid="0,0,0,5,0,5,0,0" />
   <wangtile tileid="304" wangid="0,5,0,5,0,5,0,5" />
   <wangtile tileid="305" wangid="0,5,0,5,0,5,0,5" />
   <wangtile tileid="306" wangid="0,0,0,0,0,0,0,6" />
   <wangtile tileid="307" wangid="0,6,0,0,0,0,0,0" />
   <wangtile tileid="308" wangid="0,6,0,0,0,0,0,6" />
   <wangtile tileid="309" wangid="0,0,0,0,0,6,0,0" />
   <wangtile tileid="310" wangid="0,0,0,0,0,6,0,6" />
   <wangtile tileid="311" wangid="0,6,0,0,0,6,0,0" />
   <wangtile tileid="312" wangid="0,6,0,0,0,6,0,6" />
   <wangtile tileid="313" wangid="0,0,0,6,0,0,0,0" />
   <wangtile tileid="314" wangid="0,0,0,6,0,0,0,6" />
   <wangtile tileid="315" wangid="0,6,0,6,0,0,0,0" />
   <wangtile tileid="316" wangid="0,6,0,6,0,0,0,6" />
   <wangtile tileid="317" wangid="0,0,0,6,0,6,0,0" />
   <wangtile tileid="318" wangid="0,0,0,6,0,6,0,6" />
   <wangtile tileid="319" wangid="0,6,0,6,0,6,0,0" />
   <wangtile tileid="320" wangid="0,6,0,0,0,0,0,6" />
   <wangtile tileid="321" wangid="0,0,0,6,0,6,0,0" />
   <wangtile tileid="322" wangid="0,0,0,0,0,6,0,6" />
   <wangtile tileid="323" wangid="0,6,0,6,0,0,0,0" />
   <wangtile tileid="324" wangid="0,6,0,0,0,0,0,6" />
   <wangtile tileid="325" wangid="0,0,0,6,0,6,0,0" />
   <wangtile tileid="326" wangid="0,6,0,6,0,6,0,6" />
   <wangtile tileid="327" wangid="0,6,0,6,0,6,0,6" />
   <wangtile tileid="328" wangid="0,0,0,0,0,0,0,7" />
   <wangtile tileid="329" wangid="0,7,0,0,0,0,0,0" />
   <wangtile tileid="330" wangid="0,7,0,0,0,0,0,7" />
   <wangtile tileid="331" wangid="0,0,0,0,0,7,0,0" />
   <wangtile tileid="332" wangid="0,0,0,0,0,7,0,7" />
   <wangtile tileid="333" wangid="0,7,0,0,0,7,0,0" />
   <wangtile tileid="334" wangid="0,7,0,0,0,7,0,7" />
   <wangtile tileid="335" wangid="0,0,0,7,0,0,0,0" />
   <wangtile tileid="336" wangid="0,0,0,7,0,0,0,7" />
   <wangtile tileid="337" wangid="0,7,0,7,0,0,0,0" />
   <wangtile tileid="338" wangid="0,7,0,7,0,0,0,7" />
   <wangtile tileid="339" wangid="0,0,0,7,0,7,0,0" />
   <wangtile tileid="340" wangid="0,0,0,7,0,7,0,7" />
   <wangtile tileid="341" wangid="0,7,0,7,0,7,0,0" />
   <wangtile tileid="342" wangid="0,7,0,0,0,0,0,7" />
   <wangtile tileid="343" wangid="0,0,0,7,0,7,0,0" />
   <wangtile tileid="344" wangid="0,0,0,0,0,7,0,7" />
   <wangtile tileid="345" wangid="0,7,0,7,0,0,0,0" />
   <wangtile tileid="346" wangid="0,7,0,0,0,0,0,7" />
   <wangtile tileid="347" wangid="0,0,0,7,0,7,0,0" />
   <wangtile tileid="348" wangid="0,7,0,7,0,7,0,7" />
   <wangtile tileid="349" wangid="0,7,0,7,0,7,0,7" />
   <wangtile tileid="350" wangid="0,0,0,0,0,0,0,8" />
   <wangtile tileid="351" wangid="0,8,0,0,0,0,0,0" />
   <wangtile tileid="352" wangid="0,8,0,0,0,0,0,8" />
   <wangtile tileid="353" wangid="0,0,0,0,0,8,0,0" />
   <wangtile tileid="354" wangid="0,0,0,0,0,8,0,8" />
   <wangtile tileid="355" wangid="0,8,0,0,0,8,0,0" />
   <wangtile tileid="356" wangid="0,8,0,0,0,8,0,8" />
   <wangtile tileid="357" wangid="0,0,0,8,0,0,0,0" />
   <wangtile tileid="358" wangid="0,0,0,8,0,0,0,8" />
   <wangtile tileid="359" wangid="0,8,0,8,0,0,0,0" />
   <wangtile tileid="360" wangid="0,8,0,8,0,0,0,8" />
   <wangtile tileid="361" wangid="0,0,0,8,0,8,0,0" />
   <wangtile tileid="362" wangid="0,0,0,8,0,8,0,8" />
   <wangtile tileid="363" wangid="0,8,0,8,0,8,0,0" />
   <wangtile tileid="364" wangid="0,8,0,0,0,0,0,8" />
   <wangtile tileid="365" wangid="0,0,0,8,0,8,0,0" />
   <wangtile tileid="366" wangid="0,0,0,0,0,8,0,8" />
   <wangtile tileid="367" wangid="0,8,0,8,0,0,0,0" />
   <wangtile tileid="368" wangid="0,8,0,0,0,0,0,8" />
   <wangtile tileid="369" wangid="0,0,0,8,0,8,0,0" />
   <wangtile tileid="370" wangid="0,8,0,8,0,8,0,8" />
   <wangtile tileid="371" wangid="0,8,0,8,0,8,0,8" />
   <wangtile tileid="372" wangid="0,0,0,0,0,0,0,9" />
   <wangtile tileid="373" wangid="0,9,0,0,0,0,0,0" />
   <wangtile tileid="374" wangid="0,9,0,0,0,0,0,9" />
   <wangtile tileid="375" wangid="0,0,0,0,0,9,0,0" />
   <wangtile tileid="376" wangid="0,0,0,0,0,9,0,9" />
   <wangtile tileid="377" wangid="0,9,0,0,0,9,0,0" />
   <wangtile tileid="378" wangid="0,9,0,0,0,9,0,9" />
   <wangtile tileid="379" wangid="0,0,0,9,0,0,0,0" />
   <wangtile tileid="380" wangid="0,0,0,9,0,0,0,9" />
   <wangtile tileid="381" wangid="0,9,0,9,0,0,0,0" />
   <wangtile tileid="382" wangid="0,9,0,9,0,0,0,9" />
   <wangtile tileid="383" wangid="0,0,0,9,0,9,0,0" />
   <wangtile tileid="384" wangid="0,0,0,9,0,9,0,9" />
   <wangtile tileid="385" wangid="0,9,0,9,0,9,0,0" />
   <wangtile tileid="386" wangid="0,9,0,0,0,0,0,9" />
   <wangtile tileid="387" wangid="0,0,0,9,0,9,0,0" />
   <wangtile tileid="388" wangid="0,0,0,0,0,9,0,9" />
   <wangtile tileid="389" wangid="0,9,0,9,0,0,0,0" />
   <wangtile tileid="390" wangid="0,9,0,0,0,0,0,9" />
   <wangtile tileid="391" wangid="0,0,0,9,0,9,0,0" />
   <wangtile tileid="392" wangid="0,9,0,9,0,9,0,9" />
   <wangtile tileid="393" wangid="0,9,0,9,0,9,0,9" />
   <wangtile tileid="394" wangid="0,0,0,0,0,0,0,10" />
   <wangtile tileid="395" wangid="0,10,0,0,0,0,0,0" />
   <wangtile tileid="396" wangid="0,10,0,0,0,0,0,10" />
   <wangtile tileid="397" wangid="0,0,0,0,0,10,0,0" />
   <wangtile tileid="398" wangid="0,0,0,0,0,10,0,10" />
   <wangtile tileid="399" wangid="0,10,0,0,0,10,0,0" />
   <wangtile tileid="400" wangid="0,10,0,0,0,10,0,10" />
   <wangtile tileid="401" wangid="0,0,0,10,0,0,0,0" />
   <wangtile tileid="402" wangid="0,0,0,10,0,0,0,10" />
   <wangtile tileid="403" wangid="0,10,0,10,0,0,0,0" />
   <wangtile tileid="404" wangid="0,10,0,10,0,0,0,10" />
   <wangtile tileid="405" wangid="0,0,0,10,0,10,0,0" />
   <wangtile tileid="406" wangid="0,0,0,10,0,10,0,10" />
   <wangtile tileid="407" wangid="0,10,0,10,0,10,0,0" />
   <wangtile tileid="408" wangid="0,10,0,0,0,0,0,10" />
   <wangtile tileid="409" wangid="0,0,0,10,0,10,0,0" />
   <wangtile tileid="410" wangid="0,0,0,0,0,10,0,10" />
   <wangtile tileid="411" wangid="0,10,0,10,0,0,0,0" />
   <wangtile tileid="412" wangid="0,10,0,0,0,0,0,10" />
   <wangtile tileid="413" wangid="0,0,0,10,0,10,0,0" />
   <wangtile tileid="414" wangid="0,10,0,10,0,10,0,10" />
   <wangtile tileid="415" wangid="0,10,0,10,0,10,0,10" />
   <wangtile tileid="416" wangid="0,0,0,0,0,0,0,11" />
   <wangtile tileid="417" wangid="0,11,0,0,0,0,0,0" />
   <wangtile tileid="418" wangid="0,11,0,0,0,0,0,11" />
   <wangtile tileid="419" wangid="0,0,0,0,0,11,0,0" />
   <wangtile tileid="420" wangid="0,0,0,0,0,11,0,11" />
   <wangtile tileid="421" wangid="0,11,0,0,0,11,0,0" />
   <wangtile tileid="422" wangid="0,11,0,0,0,11,0,11" />
   <wangtile tileid="423" wangid="0,0,0,11,0,0,0,0" />
   <wangtile tileid="424" wangid="0,0,0,11,0,0,0,11" />
   <wangtile tileid="425" wangid="0,11,0,11,0,0,0,0" />
   <wangtile tileid="426" wangid="0,11,0,11,0,0,0,11" />
   <wangtile tileid="427" wangid="0,0,0,11,0,11,0,0" />
   <wangtile tileid="428" wangid="0,0,0,11,0,11,0,11" />
   <wangtile tileid="429" wangid="0,11,0,11,0,11,0,0" />
   <wangtile tileid="430" wangid="0,11,0,0,0,0,0,11" />
   <wangtile tileid="431" wangid="0,0,0,11,0,11,0,0" />
   <wangtile tileid="432" wangid="0,0,0,0,0,11,0,11" />
   <wangtile tileid="433" wangid="0,11,0,11,0,0,0,0" />
   <wangtile tileid="434" wangid="0,11,0,0,0,0,0,11" />
   <wangtile tileid="435" wangid="0,0,0,11,0,11,0,0" />
   <wangtile tileid="436" wangid="0,11,0,11,0,11,0,11" />
   <wangtile tileid="437" wangid="0,11,0,11,0,11,0,11" />
   <wangtile tileid="438" wangid="0,0,0,0,0,0,0,12" />
   <wangtile tileid="439" wangid="0,12,0,0,0,0,0,0" />
   <wangtile tileid="440" wangid="0,12,0,0,0,0,0,12" />
   <wangtile tileid="441" wangid="0,0,0,0,0,12,0,0" />
   <wangtile tileid="442" wangid="0,0,0,0,0,12,0,12" />
   <wangtile tileid="443" wangid="0,12,0,0,0,12,0,0" />
   <wangtile tileid="444" wangid="0,12,0,0,0,12,0,12" />
   <wangtile tileid="445" wangid="0,0,0,12,0,0,0,0" />
   <wangtile tileid="446" wangid="0,0,0,12,0,0,0,12" />
   <wangtile tileid="447" wangid="0,12,0,12,0,0,0,0" />
   <wangtile tileid="448" wangid="0,12,0,12,0,0,0,12" />
   <wangtile tileid="449" wangid="0,0,0,12,0,12,0,0" />
   <wangtile tileid="450" wangid="0,0,0,12,0,12,0,12" />
   <wangtile tileid="451" wangid="0,12,0,12,0,12,0,0" />
   <wangtile tileid="452" wangid="0,12,0,0,0,0,0,12" />
   <wangtile tileid="453" wangid="0,0,0,12,0,12,0,0" />
   <wangtile tileid="454" wangid="0,0,0,0,0,12,0,12" />
   <wangtile tileid="455" wangid="0,12,0,12,0,0,0,0" />
   <wangtile tileid="456" wangid="0,12,0,0,0,0,0,12" />
   <wangtile tileid="457" wangid="0,0,0,12,0,12,0,0" />
   <wangtile tileid="458" wangid="0,12,0,12,0,12,0,12" />
   <wangtile tileid="459" wangid="0,12,0,12,0,12,0,12" />
  </wangset>
 </wangsets>
</tileset>
