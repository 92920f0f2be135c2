import { city } from '../../ro/city.ts'
import type { TreatmentText } from '../../schema.ts'
import { sources } from '../../sources.ts'
import { titled } from '../../titled.ts'

export const text = {
  meta: {
    title: titled(`Coroane din zirconiu în ${city}`),
    description:
      'Coroane din zirconiu, fără metal: pentru ce dinți se potrivesc, monolitice sau stratificate, câte vizite, ce riscuri și ce garanție au.',
    keywords: [
      `coroane zirconiu ${city}`,
      'coroană zirconiu monolitic',
      'coroană fără metal',
      'zirconiu stratificat',
      'coroană molar',
    ],
  },
  search_words: [
    'zirconiu',
    'zirconia',
    'zircon',
    'coroană fără metal',
    'fără metal',
    'alergie la metal',
    'coroană albă',
    'gingie neagră lângă coroană',
    'margine neagră la coroană',
    'linie gri la coroană',
    'coroană dinte față',
    'lucrare zirconiu',
    'dinți zirconiu',
    'coroană rezistentă',
    'coroană estetică',
    'zirconiu sau porțelan',
    'zirconiu sau ceramică',
  ],
  title: 'Coroane din zirconiu',
  short_description:
    'Coroane fără metal, frezate dintr-un bloc de dioxid de zirconiu. Rezistă la forțe mari, sunt bine tolerate de gingie și cer o șlefuire atentă, dar moderată, a dintelui.',
  full_description: [
    'Ceea ce numim în mod curent zirconiu este dioxidul de zirconiu, o ceramică albă și foarte dură. Coroana se proiectează pe calculator, se frezează dintr-un bloc presinterizat și se întărește în cuptor. Rezultatul nu conține metal, nu lasă linie cenușie la gingie și reține puțină placă bacteriană dacă este bine lustruit.',
    'Există două feluri. Coroana monolitică este dintr-o singură bucată: are nevoie de mai puțin spațiu și nu are strat de ceramică ce s-ar putea ciobi, de aceea o preferăm la molari. Coroana stratificată are un miez din zirconiu și un strat de ceramică pentru nuanțe și transparență; arată mai natural în față, însă stratul se poate ciobi.',
    'Zirconiul mai translucid, folosit la dinții din față, este și mai puțin rezistent decât cel opac. Alegerea ține de dinte, de spațiu, de mușcătură și de culoarea bontului: un dinte foarte închis sau un pivot metalic cere un material mai opac. Vă arătăm mostre și spunem deschis când disilicatul de litiu se potrivește mai bine.',
  ],
  features: [
    'Consultație inițială gratuită, cu examinare și plan scris; radiografiile nu sunt incluse.',
    'Alegerea tipului de zirconiu în funcție de dinte și de mușcătură.',
    'Amprentă digitală și coroană provizorie până la cea definitivă (provizoria se plătește separat).',
    'Probă a formei și a culorii înainte de cimentare.',
    'Lustruire la oglindă după orice ajustare, ca dintele opus să nu se uzeze.',
    'Fișa lucrării, cu tipul materialului și lotul.',
  ],
  benefits: [
    'Rezistență mare la încovoiere, utilă pe molari și la forțe de mestecat crescute.',
    'Fără metal: marginea rămâne discretă chiar dacă gingia se retrage puțin.',
    'Gingia tolerează bine suprafața lustruită.',
    'Varianta monolitică poate fi subțire, deci păstrează mai mult din dinte.',
  ],
  technologies: [
    'Scanner intraoral și proiectare digitală a coroanei.',
    'Frezare computerizată și sinterizare controlată în laborator.',
    'Sablare fină și primer cu monomer fosfat pentru cimentarea adezivă, acolo unde bontul este scurt.',
    'Hârtie de articulație subțire și set de lustruire dedicat ceramicii dure.',
  ],
  duration: '2–3 vizite de 45–90 de minute, în 2–3 săptămâni; laboratorul lucrează 7–10 zile lucrătoare.',
  success_rate:
    'Peste 90%[^zirconiu] dintre coroanele din zirconiu pe dinți naturali sunt în funcție după 5 ani.',
  warranty:
    'Garanție scrisă de 5 ani pentru coroană, cu un control și o igienizare pe an și purtarea gutierei, dacă a fost recomandată. Nu acoperă loviturile, cariile apărute ulterior și lucrările modificate în altă parte. Drepturile legale rămân neatinse.',
  suits: [
    'Molari și premolari slăbiți de carii mari sau cu tratament de canal.',
    'Persoane care scrâșnesc din dinți și acceptă purtarea unei gutiere.',
    'Persoane cu alergie dovedită la metale din aliajele dentare.',
    'Dinți cu bont închis la culoare, care trebuie mascat cu un material mai opac.',
    'Coroane pe implant și punți scurte, după evaluarea mușcăturii.',
  ],
  not_suits: [
    'Dinți care pot fi refăcuți conservator cu obturație, onlay sau fațetă.',
    'Bonturi foarte scurte, fără retenție și fără posibilitate de izolare pentru cimentare adezivă.',
    'Dinți frontali cu transparență mare, unde disilicatul de litiu se potrivește uneori mai bine.',
    'Boală parodontală sau infecție de rădăcină netratată.',
  ],
  course: 'O coroană din zirconiu',
  steps: [
    {
      title: 'Evaluare și alegere',
      text: 'Radiografie, verificarea nervului, a gingiei și a mușcăturii. Comparăm zirconiul cu celelalte materiale și scriem planul.',
    },
    {
      title: 'Pregătirea dintelui',
      text: 'Cu anestezie locală, dintele se reduce cu 0,5–1,5 mm, cu margini rotunjite, potrivite ceramicii.',
    },
    {
      title: 'Scanare și provizorie',
      text: 'Scanăm dintele, arcada opusă și mușcătura, fotografiem culoarea și cimentăm coroana provizorie.',
    },
    {
      title: 'Laborator',
      text: 'Coroana se proiectează, se frezează, se sinterizează, apoi se colorează sau se stratifică. Durează 7–10 zile lucrătoare.',
    },
    {
      title: 'Probă și cimentare',
      text: 'Verificăm marginea, contactele și culoarea. Cimentăm după acordul dumneavoastră, ajustăm mușcătura și lustruim.',
    },
    { title: 'Urmărire', text: 'Control la 2–4 săptămâni, apoi o dată pe an, împreună cu igienizarea.' },
  ],
  pain: 'Pregătirea se face cu anestezie locală; simțiți apăsare și vibrație. În primele zile gingia poate fi sensibilă, iar un dinte viu poate reacționa la rece 2–4 săptămâni. Durerea la mușcătură înseamnă de obicei un contact prea înalt: sunați-ne ca să îl ajustăm, nu așteptați să se tocească.',
  healing:
    'Plecați din cabinet cu dintele acoperit, provizoriu sau definitiv. Pe coroana cimentată mestecați normal după 24 de ore. Gingia se liniștește în 2–4 săptămâni. Îngrijirea este aceeași ca la dinții proprii: periaj de două ori pe zi și curățare interdentară zilnică.',
  risks: [
    'Ciobirea stratului de ceramică, la varianta stratificată.',
    'Fractura coroanei, rară, dar posibilă la grosime prea mică sau la lovituri; de regulă se reface.',
    'Desprinderea coroanei de pe bonturi scurte.',
    'Inflamația nervului după șlefuire, uneori cu tratament de canal mai târziu, prin coroană.',
    'Uzura dintelui opus dacă suprafața rămâne aspră după ajustări.',
    'Carie la margine atunci când igiena este insuficientă.',
  ],
  alternatives: [
    {
      treatment: 'coroane_dentare',
      text: 'Coroanele metalo-ceramice sau din disilicat de litiu pot fi mai potrivite, după poziția dintelui.',
    },
    {
      treatment: 'odontoterapie',
      text: 'Un onlay acoperă doar partea slăbită a dintelui și cere mai puțină șlefuire.',
    },
    {
      treatment: 'implant_dentar',
      text: 'Dacă rădăcina nu mai poate susține o coroană, discutăm extracția și implantul.',
    },
  ],
  urgent: [
    'Durere pulsatilă, umflătură sau febră legată de dintele cu coroană.',
    'Coroană desprinsă sau fisurată: păstrați fragmentele și sunați-ne în aceeași zi.',
    'Dacă ați inhalat o coroană sau un fragment, sunați la 112.',
  ],
  questions: [
    {
      question: 'Este zirconiul un metal?',
      answer:
        'Nu în forma folosită aici. Zirconiul ca element este un metal, dar coroana este făcută din dioxid de zirconiu, o ceramică. Nu are luciu metalic și reacțiile alergice sunt foarte rare.',
    },
    {
      question: 'Monolitic sau stratificat?',
      answer:
        'La molari preferăm varianta monolitică, pentru că nu are strat care să se ciobească. În față, stratificarea poate reda mai bine transparența. Uneori stratificăm doar fața vizibilă și lăsăm zirconiul pe zonele de contact.',
    },
    {
      question: 'Va uza dinții de vizavi?',
      answer:
        'Zirconiul bine lustruit uzează puțin smalțul opus. Problema apare când suprafața rămâne aspră după o ajustare. De aceea lustruim după fiecare corectură și verificăm la controlul anual.',
    },
    {
      question: 'Cât rezistă?',
      answer:
        'Peste 90%[^zirconiu] sunt în funcție după 5 ani; cu igienă bună și controale, multe țin mai mult. Datele pe termen foarte lung sunt mai puține decât pentru coroanele metalo-ceramice, pentru că materialul este mai recent. Garanția scrisă este de 5 ani.',
    },
    {
      question: 'Se poate schimba culoarea mai târziu?',
      answer:
        'Nu. Coroana nu se albește. Dacă vă doriți dinți mai deschiși la culoare, faceți albirea întâi, așteptați aproximativ 2 săptămâni și alegem culoarea coroanei după aceea.',
    },
  ],
  footnotes: {
    zirconiu: {
      definition:
        'Coroane din zirconiu pe dinți naturali rămase pe dinte; în studiile mai vechi, cele mai multe sunt stratificate.',
      period: '5 ani; sinteză publicată în 2015',
      source: sources.sailer2015,
    },
  },
} satisfies TreatmentText
