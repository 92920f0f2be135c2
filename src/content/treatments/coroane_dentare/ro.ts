import { needsTreatment } from '../../offered-words.ts'
import { city } from '../../ro/city.ts'
import type { TreatmentText } from '../../schema.ts'
import { sources } from '../../sources.ts'
import { titled } from '../../titled.ts'

export const text = {
  meta: {
    title: titled(`Coroane dentare în ${city}`),
    description:
      'Când are un dinte nevoie de coroană, ce materiale există, câte vizite sunt, cât rezistă lucrarea și ce condiții are garanția scrisă.',
    keywords: [
      `coroane dentare ${city}`,
      'coroană metalo-ceramică',
      'coroană integral ceramică',
      'coroană pe dinte',
      'îmbrăcare dinte',
    ],
  },
  search_words: [
    'coroană',
    'coroniță',
    'îmbrac un dinte',
    'îmbrăcat dinte',
    'dinte îmbrăcat',
    'capac pe dinte',
    'capac',
    'teacă',
    'mi-a căzut coroana',
    'coroană căzută',
    's-a desprins coroana',
    'mi-a sărit coroana',
    's-a dezlipit coroana',
    'coroană spartă',
    'cimentare coroană',
    'lipire coroană',
    'dinte slăbit',
    'dinte spart mare',
    'măsea spartă',
    'dinte rupt',
    'dinte fisurat',
    'dinte crăpat',
    'măsea crăpată',
    'metalo-ceramică',
    'porțelan',
    'coroană ceramică',
    'dinte devitalizat acoperit',
    'coroană provizorie',
    's-a ciobit porțelanul',
    'dinte spart',
  ],
  title: 'Coroane dentare',
  short_description:
    'O coroană acoperă și protejează un dinte slăbit de carie, fractură sau tratament de canal. Alegem materialul împreună, după poziția dintelui și forțele de mestecat.',
  full_description: [
    'Coroana îmbracă partea vizibilă a dintelui până la marginea gingiei și preia forțele mestecatului în locul pereților subțiri care s-ar putea rupe. Este indicată mai ales la molarii și premolarii cu tratament de canal, la dinții cu obturații foarte mari și la cei fracturați la care rădăcina este sănătoasă.',
    `Există coroane metalo-ceramice, coroane din ceramică presată (disilicat de litiu) și coroane din zirconiu. Cele metalo-ceramice sunt rezistente și bine cunoscute, dar pot lăsa o linie închisă la gingie. Ceramica presată lasă lumina să treacă și se potrivește dinților din față. Zirconiul este potrivit acolo unde forțele sunt mari.${needsTreatment('coroane_zirconiu', ' Pentru el există o pagină separată.').join('')}`,
    'Pentru o coroană, dintele se șlefuiește, iar smalțul îndepărtat nu crește la loc. De aceea verificăm întâi dacă un onlay sau o fațetă, care cer mai puțină șlefuire, ar fi de ajuns. Coroana are nevoie de cel puțin 1,5–2 mm de dinte sănătos deasupra gingiei, de jur împrejur; dacă lipsesc, discutăm alte soluții.',
  ],
  features: [
    'Consultație inițială gratuită, cu examinare și plan scris; radiografiile nu sunt incluse.',
    'Verificarea rădăcinii, a nervului și a gingiei înainte de șlefuire.',
    'Reconstituirea dintelui cu compozit și, doar când este necesar, cu pivot din fibră de sticlă (se plătește separat).',
    'Coroană provizorie cât lucrează laboratorul, ca să puteți mânca și zâmbi (se plătește separat).',
    'Probă înainte de cimentare: formă, culoare, contact cu dinții vecini și mușcătură.',
    'Fișa lucrării, cu materialul și lotul folosit, predată la final.',
  ],
  benefits: [
    'Scade riscul ca un dinte tratat pe canal să se fractureze sub forța mestecatului.',
    'Redă forma și contactul cu vecinii, deci resturile alimentare se opresc mai greu între dinți.',
    'Reface aspectul unui dinte închis la culoare sau foarte uzat.',
    'Păstrează rădăcina proprie, fără intervenție chirurgicală.',
  ],
  technologies: [
    'Amprentă digitală cu scanner intraoral; amprentă clasică acolo unde marginea este adânc sub gingie.',
    'Proiectare și frezare computerizată sau ceramică presată și stratificată manual în laborator.',
    'Izolare și cimentare adezivă, respectiv cimentare convențională, în funcție de material.',
    'Fotografie standardizată pentru alegerea culorii.',
  ],
  duration:
    '2–3 vizite de 45–90 de minute, în 2–3 săptămâni; laboratorul are nevoie de 7–10 zile lucrătoare.',
  success_rate:
    'Peste 90%[^supravietuire] dintre coroanele pe dinți naturali sunt încă în gură și funcționează după 5 ani.',
  warranty:
    'Garanție scrisă de 3 ani pentru coroana metalo-ceramică și 5 ani pentru cea integral ceramică, cu un control și o igienizare pe an; nu acoperă loviturile sau lipsa gutierei recomandate. Drepturile legale rămân neatinse.',
  suits: [
    'Molari și premolari cu tratament de canal, cu pereți subțiri.',
    'Dinți cu obturații mari, refăcute de mai multe ori, sau cu fisuri care dor la mușcătură.',
    'Dinți fracturați ori foarte uzați, cu rădăcină și gingie sănătoase.',
    'Coroane vechi cu margini descoperite, carii dedesubt sau ceramică ruptă.',
  ],
  not_suits: [
    'Dinți care pot fi refăcuți cu o obturație, un onlay sau o fațetă.',
    'Rădăcină fisurată vertical ori cu infecție netratată.',
    'Boală parodontală activă: întâi se tratează gingia, apoi se face coroana.',
    'Dinți cu prea puțină structură deasupra gingiei, dacă nu se poate câștiga înălțime.',
  ],
  course: 'O coroană',
  steps: [
    {
      title: 'Evaluare',
      text: 'Radiografie, test de vitalitate, măsurarea gingiei. Stabilim dacă este nevoie de coroană, din ce material și ce costă.',
    },
    {
      title: 'Pregătirea dintelui',
      text: 'Îndepărtăm caria și obturațiile vechi, reconstituim ce lipsește și, la nevoie, facem înainte tratamentul de canal.',
    },
    {
      title: 'Șlefuire și amprentă',
      text: 'Cu anestezie locală, dintele se reduce cu aproximativ 1–2 mm, apoi scanăm sau luăm amprenta și alegem culoarea la lumină naturală.',
    },
    {
      title: 'Coroana provizorie',
      text: 'O purtați 1–2 săptămâni. Evitați alimentele lipicioase și trageți ața dentară lateral, nu în sus. Dacă se desprinde, sunați-ne.',
    },
    {
      title: 'Probă și cimentare',
      text: 'Verificăm marginile, contactele și mușcătura. Vă uitați în oglindă și abia după acordul dumneavoastră cimentăm definitiv.',
    },
    {
      title: 'Controale',
      text: 'O verificare scurtă la 2–4 săptămâni, apoi un control pe an, cu igienizare.',
    },
  ],
  pain: 'Șlefuirea se face cu anestezie locală. După ce trece efectul, gingia poate fi sensibilă 1–3 zile. Un dinte viu poate reacționa la rece câteva săptămâni; de obicei scade treptat. Dacă doare la mușcătură, cel mai des coroana este puțin înaltă și o ajustare de câteva minute rezolvă problema.',
  healing:
    'Nu există o perioadă de vindecare propriu-zisă. Puteți mânca după ce trece anestezia, iar pe coroana definitivă mestecați normal după 24 de ore. Gingia se așază în jurul marginii în 2–4 săptămâni. De aici înainte contează periajul, ața dentară sau periuța interdentară la marginea coroanei.',
  risks: [
    'Sensibilitate sau inflamația nervului după șlefuire; o parte dintre dinții vii ajung, în ani, să aibă nevoie de tratament de canal.',
    'Ciobirea ceramicii, mai ales la cei care scrâșnesc din dinți.',
    'Desprinderea coroanei, care adesea poate fi recimentată.',
    'Carie la marginea coroanei atunci când igiena este insuficientă.',
    'Retragerea gingiei cu timpul, cu margine vizibilă.',
  ],
  alternatives: [
    {
      treatment: 'coroane_zirconiu',
      text: 'Pentru molari și pentru cei care vor o lucrare fără metal, cu forțe mari de mestecat.',
    },
    {
      treatment: 'odontoterapie',
      text: 'Dacă pereții dintelui sunt încă groși, o obturație sau un onlay cere mai puțină șlefuire.',
    },
    {
      treatment: 'fatete_dentare',
      text: 'Pentru dinți din față aproape întregi, la care se schimbă doar forma sau culoarea.',
    },
  ],
  urgent: [
    'Durere puternică, pulsatilă, sau care vă trezește noaptea.',
    'Umflătură a gingiei ori a obrazului lângă dintele cu coroană.',
    'Coroană desprinsă: păstrați-o, nu o lipiți cu adezivi din comerț și sunați-ne; dacă ați inhalat-o, sunați la 112.',
  ],
  questions: [
    {
      question: 'Cât rezistă o coroană?',
      answer:
        'Peste 90%[^supravietuire] dintre coroane sunt în funcție după 5 ani, cât urmăresc cele mai multe studii; multe țin mai mult. Contează cât dinte sănătos era dedesubt, igiena, scrâșnitul și controalele. Când trebuie schimbată, motivul obișnuit este o carie la margine, nu uzura materialului.',
    },
    {
      question: 'Orice dinte cu tratament de canal are nevoie de coroană?',
      answer:
        'Nu. Un dinte din față cu o deschidere mică poate rămâne cu o obturație. Molarii și premolarii care au pierdut pereți laterali sunt protejați mai bine de o coroană sau de un onlay.',
    },
    {
      question: 'Trebuie scos nervul înainte de coroană?',
      answer:
        'Nu din principiu. Dacă nervul este sănătos, îl păstrăm. Tratamentul de canal se face doar când există semne de boală sau când nu rămâne destul dinte pentru susținere.',
    },
    {
      question: 'Se va vedea că este coroană?',
      answer:
        'Culoarea și forma se aleg după dinții vecini, cu probă înainte de cimentare. La un singur dinte din față potrivirea cere mai multă răbdare și uneori o probă în plus. O diferență mică poate rămâne în anumite lumini.',
    },
    {
      question: 'Scrâșnesc din dinți. Pot avea coroană?',
      answer:
        'Da, cu un material ales în consecință și cu o gutieră purtată noaptea. Gutiera face parte din condițiile garanției, pentru că fără ea ceramica se poate ciobi.',
    },
  ],
  footnotes: {
    supravietuire: {
      definition:
        'Coroane metalo-ceramice și integral ceramice pe dinți naturali rămase pe dinte, cu sau fără reparații: 92–97% după material.',
      period: '5 ani; sinteză publicată în 2015',
      source: sources.sailer2015,
    },
  },
} satisfies TreatmentText
