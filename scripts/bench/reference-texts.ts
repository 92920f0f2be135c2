/**
 * What the reference page says: as many words as a clinic's list of treatments has, none of them taken from this site,
 * whose texts may change without moving the measure.
 */
export const fields = [
  ['curatare', 'Curățare și control'],
  ['refaceri', 'Refaceri'],
  ['aparate', 'Aparate dentare'],
  ['implanturi', 'Implanturi'],
  ['operatii', 'Operații mici'],
  ['copii', 'Pentru copii și tineri'],
] as const

/** Four to a field, in the order of the fields: a name, what is done, four facts, a price. */
export const treatments: readonly (readonly [name: string, text: string, facts: string, lei: number])[] = [
  [
    'Control de rutină cu radiografie',
    'Ne uităm la fiecare dinte și comparăm imaginea cu cea de anul trecut. Dacă apare ceva nou, vedeți pe ecran unde este și ce se poate face.',
    'Radiografie panoramică · Fișă cu toți dinții · Sfaturi pentru periaj · O jumătate de oră',
    140,
  ],
  [
    'Detartraj și lustruire',
    'Tartrul se desprinde prin vibrații fine, iar petele de cafea se șterg cu o pastă. Pentru gingii sensibile folosim apă călduță și mergem mai încet.',
    'Ultrasunete reglabile · Pastă fără gust iute · Lac cu fluor la sfârșit · O dată la jumătate de an',
    260,
  ],
  [
    'Tratamentul gingiilor care sângerează',
    'Măsurăm adâncimea din jurul fiecărui dinte, apoi curățăm partea ascunsă a rădăcinii. După șase săptămâni măsurăm din nou, ca să știm ce a rămas.',
    'Șase măsurători pe dinte · Anestezie la cerere · Lucru pe câte o jumătate · Periuțe interdentare',
    420,
  ],
  [
    'Gutieră împotriva scrâșnitului',
    'Noaptea mușchii apasă mai tare decât la masă, iar smalțul se tocește. Gutiera se poartă în somn și ține arcadele la o distanță mică una de alta.',
    'Scanare fără pastă · Rășină dură și subțire · Reglaj după două nopți · Cutie de păstrare',
    680,
  ],
  [
    'Plombă din compozit',
    'Scoatem numai partea înmuiată și clădim la loc forma dintelui, strat după strat. Culoarea se alege la lumina zilei, înainte ca dintele să se usuce.',
    'Un singur drum la cabinet · Dinte izolat cu folie · Ocluzie verificată · Trei sferturi de oră',
    280,
  ],
  [
    'Coroană pe dinte propriu',
    'Un dinte slăbit primește un înveliș care îl ține laolaltă când mușcați. Laboratorul îl lucrează după scanare, iar până atunci purtați unul provizoriu.',
    'Ceramică presată · Două întâlniri · Provizoriu din prima zi · Probă înainte de lipire',
    1350,
  ],
  [
    'Fațete subțiri de ceramică',
    'Foile de ceramică acoperă numai fața dinților și le schimbă lungimea sau nuanța. Le probați întâi din material moale și hotărâți acasă, fără grabă.',
    'Machetă pe dinții dumneavoastră · Șlefuire cât mai puțină · Fotografii la fiecare pas · Gutieră de noapte',
    1900,
  ],
  [
    'Albire treptată, acasă',
    'Primiți două gutiere transparente și un gel pe care îl puneți seara, câte o oră. Nuanța se deschide încet, timp de două sau trei săptămâni.',
    'Curățare înainte de pornire · Gel în seringi mici · Pauză dacă dinții devin sensibili · Control la final',
    750,
  ],
  [
    'Gutiere transparente',
    'Un șir de gutiere împinge dinții cu zecimi de milimetru, fiecare timp de o săptămână. Se scot la masă, iar mișcarea se vede dinainte pe calculator.',
    'Plan animat înainte de start · Douăzeci de ore pe zi · Vizită la zece săptămâni · Fixare după aceea',
    9200,
  ],
  [
    'Aparat cu bracketuri metalice',
    'Bracketurile mici și un arc elastic duc dinții la locul lor, oricât de mult ar fi de mutat. La fiecare vizită arcul se înlocuiește cu unul mai tare.',
    'Lipire într-o oră · Elastice colorate la alegere · Ceară pentru buze · Între un an și doi',
    4300,
  ],
  [
    'Aparat mobil pentru creștere',
    'Cât timp oasele mai cresc, o plăcuță cu șurub poate lărgi maxilarul. Părintele îl răsucește o dată pe săptămână, cu o cheiță, după desen.',
    'De la șapte ani · Purtat seara și noaptea · Culoare aleasă de copil · Verificare lunară',
    1600,
  ],
  [
    'Păstrarea dinților îndreptați',
    'După aparat, dinții ar vrea înapoi. Un fir lipit pe dinăuntru îi ține nemișcați, iar o gutieră de noapte păstrează arcada de sus.',
    'Fir împletit, abia simțit · Curățare cu ață trecută · Reparație în aceeași zi · O vizită pe an',
    520,
  ],
  [
    'Un implant pentru un dinte',
    'Șurubul de titan ia locul rădăcinii și se prinde de os în câteva luni. Dinții vecini rămân întregi, pentru că nimic nu se sprijină pe ei.',
    'Tomografie în clinică · Șablon tipărit · Fire care se topesc singure · Coroană după trei luni',
    3800,
  ],
  [
    'Punte pe două implanturi',
    'Unde lipsesc trei sau patru dinți la rând, două implanturi poartă toată puntea. Se mestecă pe ea ca pe dinții proprii și se curăță cu ață groasă.',
    'Scanare a întregii guri · Lucrare înșurubată · Se poate desface la control · Instruire pentru curățat',
    8900,
  ],
  [
    'Proteză fixată cu capse',
    'O proteză care aluneca poate fi prinsă de două capse, fiecare pe un implant. Se scoate seara pentru spălat și se apasă la loc dimineața.',
    'Proteza veche se poate păstra · Capse de schimb la doi ani · Mai puțin adeziv · Perie cu două capete',
    6400,
  ],
  [
    'Adaos de os înainte de implant',
    'Dacă osul s-a subțiat, îl îngroșăm cu granule care devin, în timp, os propriu. Locul se acoperă cu o membrană și este lăsat în liniște.',
    'Granule controlate în laborator · Repaus de șase luni · Radiografie la jumătatea timpului · Mâncare moale la început',
    2100,
  ],
  [
    'Extracția unei măsele',
    'Măseaua se desprinde cu mișcări mici, ca osul din jur să nu se rupă. Plecați cu un tampon, cu o foaie de sfaturi și cu numărul medicului.',
    'Anestezie verificată înainte · Instrumente subțiri · Pungă cu gheață · Telefon a doua zi',
    330,
  ],
  [
    'Molar de minte rămas în os',
    'Un molar culcat se scoate pe bucăți, printr-o deschidere cât mai mică. Înainte ne uităm pe tomografie cât de aproape trece nervul.',
    'Operație sub o oră · Trei sau patru fire · Concediu pentru două zile · Control după o săptămână',
    890,
  ],
  [
    'Tratament pe rădăcină',
    'Nervul bolnav se scoate, iar canalele se spală îndelung și se umplu până la vârf. Sub microscop se văd și canalele înguste, care altfel scapă.',
    'Microscop în toate sălile · Lungime măsurată electronic · Ace folosite o dată · Umplutură la cald',
    820,
  ],
  [
    'Acoperirea unei gingii retrase',
    'O fâșie subțire luată din cerul gurii se coase peste rădăcina descoperită. Rana se închide în zece zile, iar dintele nu mai doare la rece.',
    'Cusătură sub lupă · Placă de protecție · Fără periaj pe loc o vreme · Fotografii de comparat',
    1700,
  ],
  [
    'Prima întâlnire cu dentistul',
    'Copilul urcă singur pe scaun, numără dinții ursului și abia apoi pe ai lui. Nimic nu se tratează în ziua aceea, dacă nu îl doare.',
    'Scaun cu desene pe tavan · Un părinte alături · Vorbit despre biberon · Abțibild la plecare',
    110,
  ],
  [
    'Sigiliu pentru măselele noi',
    'Măselele de la șase ani au șanțuri în care peria nu intră. Le umplem cu o rășină albă care se întărește la lumină și nu se simte la mestecat.',
    'Fără ac și fără freză · Zece minute pe măsea · Reînnoire la nevoie · Verificare de două ori pe an',
    130,
  ],
  [
    'Carie la un dinte de lapte',
    'Și dinții care cad trebuie tratați: țin locul celor care vin. Lucrăm pe rând, cu pauze scurte, iar copilul ridică mâna când vrea să ne oprim.',
    'Gel cu gust de căpșuni · Plombă colorată · Poveste în căști · O singură măsea pe zi',
    230,
  ],
  [
    'Apărătoare pentru sport',
    'La handbal și la role dinții din față se ciobesc ușor. O gutieră groasă, făcută după gura copilului, împarte lovitura pe toată arcada.',
    'Culorile echipei · Loc pentru dinții care cresc · Se vorbește cu ea în gură · Reducere pentru frați',
    390,
  ],
]

export const questions: readonly (readonly [question: string, answer: string])[] = [
  [
    'Cât aștept până la prima vizită?',
    'De obicei mai puțin de o săptămână. Dacă vă doare, sunați dimineața: ținem în fiecare zi două locuri libere pentru cine nu poate aștepta.',
  ],
  [
    'Ce aduc cu mine?',
    'Radiografiile pe care le aveți, lista medicamentelor și, dacă ați avut o operație, scrisoarea de la ieșirea din spital. Restul notăm împreună.',
  ],
  [
    'Primesc prețul înainte?',
    'Da, în scris, cu fiecare pas pe rândul lui. Dacă planul se schimbă pe parcurs, ne oprim, vă spunem de ce și așteptăm răspunsul dumneavoastră.',
  ],
  [
    'Pot plăti treptat?',
    'Lucrările mari se plătesc pe etape, după fiecare vizită. Pentru sume de peste două mii de lei există și o înțelegere cu banca, pe cel mult un an.',
  ],
  [
    'Se poate trata și o femeie însărcinată?',
    'Da, cel mai ușor între luna a patra și a șasea. Radiografiile le amânăm, iar anestezia o alegem împreună cu medicul care urmărește sarcina.',
  ],
  [
    'Ce fac dacă îmi cade o plombă seara?',
    'Clătiți locul cu apă călduță și mestecați pe partea cealaltă. Scrieți-ne un mesaj: până la ora nouă dimineața vă răspundem cu o oră liberă.',
  ],
  [
    'Aveți loc de parcare?',
    'Două locuri în curte, pe care le păstrăm dacă ne anunțați. Tramvaiul oprește la colț, iar intrarea din stradă are rampă și ușă largă.',
  ],
  [
    'În ce limbi vorbiți?',
    'În română și în engleză toată ziua, iar marțea și joia și în germană. Pentru limbajul semnelor chemăm un interpret, dacă ne spuneți cu trei zile înainte.',
  ],
]

/** The choices of the banner, which the script reads from the document. */
export const bannerData = {
  agreed: 'Alegerea a fost păstrată pe acest dispozitiv',
  list: { title: 'Ce putem ține minte despre vizită', close: 'Păstrează ce am bifat', left: 'de tratamente' },
  kinds: [
    {
      name: 'baza',
      title: 'Ce face pagina să meargă',
      text: 'Limba aleasă, mesajul început și alegerea de aici.',
    },
    { name: 'numar', title: 'Numărul de vizite', text: 'Ce pagini se citesc, fără nume și fără adresă.' },
    { name: 'reclame', title: 'Reclame potrivite', text: 'Dacă ați venit după un anunț de pe alt site.' },
  ],
  fields: Object.fromEntries(fields.map(([key, name], index) => [key, { name, count: 4, place: index + 1 }])),
}
