import { city } from '../../ro/city.ts'
import type { TreatmentText } from '../../schema.ts'
import { sources } from '../../sources.ts'
import { titled } from '../../titled.ts'

export const text = {
  meta: {
    title: titled(`Albirea dinților în ${city}: ce să știți`),
    description:
      'Albire în cabinet sau acasă, cu gutiere: cum se face, câte ședințe cere, cât ține, cui nu i se recomandă și ce faceți cu sensibilitatea.',
    keywords: [
      `albirea dinților ${city}`,
      'albire dentară în cabinet',
      'albire cu gutiere',
      'dinți sensibili după albire',
    ],
  },
  search_words: [
    'dinți galbeni',
    'dinți îngălbeniți',
    'dinți negri de la cafea',
    'pete de cafea',
    'pete de țigară',
    'pete de la fumat',
    'înălbire dinți',
    'albit dinți',
    'dinți mai albi',
    'dinți albi',
    'albire laser',
    'albire acasă',
    'gutiere albire',
    'culoarea dinților',
    'dinți gri',
    'whitening',
    'zâmbet alb',
    'nuntă dinți albi',
    'dinți închiși la culoare',
    'tetraciclină',
  ],
  title: 'Albirea dinților',
  short_description:
    'Un gel pe bază de peroxid deschide culoarea dinților naturali, în cabinet sau acasă, cu gutiere făcute după forma dinților dumneavoastră.',
  full_description: [
    'Culoarea dintelui vine mai ales din dentină, stratul aflat sub smalț. Gelul de albire eliberează oxigen, care trece prin smalț și desface pigmenții în compuși fără culoare. Structura dintelui nu se șlefuiește și nu se zgârie.',
    'Rezultatul diferă de la om la om. Nuanțele gălbui se deschid mai ușor, cele cenușii mai greu, iar dungile provocate de tetraciclină cer timp și uneori nu dispar. Diferența măsurată la pacienții noștri este de până la 8 nuanțe[^shades]; de obicei este mai mică.',
    'Albirea schimbă numai dinții naturali. Obturațiile, coroanele și fațetele își păstrează culoarea și pot rămâne mai închise. Vă spunem dinainte care dintre ele s-ar vedea și ce ar însemna înlocuirea lor.',
    'Folosim produse cu cel mult 6%[^eu-limit] peroxid de hidrogen conținut sau eliberat, limita europeană pentru albire. Regulile europene cer examinare, prima aplicare făcută de medic sau sub supravegherea lui și vârsta de cel puțin 18 ani.',
  ],
  features: [
    'Consultație inițială gratuită, cu examinare și plan scris; radiografiile nu sunt incluse.',
    'Igienizare înainte de albire, ca gelul să ajungă pe smalț curat (se plătește separat).',
    'Nuanța se notează și se fotografiază înainte și după.',
    'Albire în cabinet, acasă cu gutiere sau combinată.',
    'Gingia este protejată cu o barieră în timpul ședinței din cabinet.',
    'Gel sau pastă pentru sensibilitate, cu indicații scrise.',
  ],
  benefits: [
    'Dinții naturali se deschid la culoare, fără șlefuire.',
    'Dinții își păstrează forma și suprafața.',
    'Gutierele pot fi refolosite pentru întreținere, la recomandarea medicului.',
    'Ritmul se poate încetini dacă apare sensibilitatea.',
  ],
  technologies: [
    'Cheie de culori cu 16 trepte și fotografii făcute în aceeași lumină.',
    'Geluri cu peroxid de hidrogen sau de carbamidă, în limita europeană.',
    'Gutiere individuale, realizate după scanare intraorală.',
  ],
  duration:
    'În cabinet: 1–3 ședințe de 60–90 de minute și un control, în 2–4 săptămâni. Acasă: 2–3 săptămâni, cu 2–3 vizite.',
  success_rate:
    'Până la 8 nuanțe[^shades] mai deschis; rezultatul obișnuit este mai mic și depinde de culoarea de la care porniți.',
  warranty:
    'Gutierele au garanție scrisă de 1 an pentru defecte de fabricație, cu control anual. Nuanța nu intră în garanție: depinde de dinte, de alimentație și de fumat. Drepturile legale rămân neatinse.',
  suits: [
    'Aveți peste 18 ani și dinți naturali îngălbeniți cu vârsta sau de la cafea, ceai, vin ori tutun.',
    'Dinții și gingiile sunt sănătoși.',
    'Aveți un dinte închis la culoare după un tratament de canal: există albire internă.',
    'Urmează obturații sau fațete în față și doriți întâi o culoare mai deschisă.',
  ],
  not_suits: [
    'Vârsta sub 18 ani.',
    'Sarcină și alăptare: se amână, ca măsură de precauție.',
    'Carii, fisuri, obturații care nu închid bine sau gingii inflamate: se tratează întâi.',
    'Sensibilitate mare a dinților sau colete descoperite întinse.',
    'Multe coroane sau fațete în zona vizibilă, care nu își schimbă culoarea.',
    'Alergie la peroxizi.',
  ],
  course: 'Albire în cabinet, până la control',
  steps: [
    {
      title: 'Consultația',
      text: 'Căutăm cauza culorii, verificăm cariile, fisurile și gingia, notăm nuanța. Vă spunem ce rezultat este realist.',
    },
    {
      title: 'Igienizarea',
      text: 'Îndepărtăm tartrul și petele de suprafață. Uneori schimbarea este suficientă și albirea nu mai este necesară.',
    },
    {
      title: 'Albirea în cabinet',
      text: 'Protejăm gingia și buzele, aplicăm gelul în 2–4 reprize de 15–20 de minute, apoi verificăm nuanța.',
    },
    {
      title: 'Albirea acasă',
      text: 'Primiți gutiere pe măsură și gelul. Prima aplicare se face la cabinet. Apoi le purtați zilnic, timp de 2–3 săptămâni, după schema scrisă.',
    },
    {
      title: 'Controlul',
      text: 'La 2 săptămâni după terminare culoarea s-a stabilizat. O măsurăm, o comparăm cu prima fotografie și stabilim întreținerea.',
    },
  ],
  pain: 'Aplicarea gelului nu cere anestezie. Peste 50%[^sensitivity] dintre pacienți simt, în timpul tratamentului sau imediat după, sensibilitate la rece ori înțepături scurte. Trec de obicei în 1–3 zile. Rărim aplicările, folosim un gel desensibilizant și, dacă este nevoie, oprim tratamentul.',
  healing:
    'După ședință puteți merge la lucru. În primele 48 de ore evitați cafeaua, ceaiul, vinul roșu, sosurile colorate și tutunul, pentru că smalțul absoarbe mai ușor pigmenți. Gingia albită de gel își revine în câteva ore sau zile. Culoarea mai scade puțin în primele 2 săptămâni, apoi se așază.',
  risks: [
    'Sensibilitate la rece, frecventă și trecătoare.',
    'Iritarea gingiei sau a buzelor, dacă gelul le atinge.',
    'Rezultat sub așteptări sau neuniform, mai ales la dinți cu pete albe ori dungi.',
    'Diferență de culoare față de obturații, coroane și fațete.',
    'La albirea internă a unui dinte fără nerv: rareori, resorbția rădăcinii după ani.',
  ],
  alternatives: [
    {
      treatment: 'fatete_dentare',
      text: 'Când culoarea nu răspunde la albire sau doriți să schimbați și forma dinților.',
    },
    {
      treatment: 'odontoterapie',
      text: 'Când petele vin de la carii sau de la obturații vechi, acestea se înlocuiesc.',
    },
    {
      treatment: 'parodontologie',
      text: 'Când culoarea vine de la tartru și pete de suprafață, o igienizare poate fi suficientă.',
    },
  ],
  urgent: [
    'Durere puternică, din senin, care ține mai mult de 24 de ore.',
    'Arsură sau rană a gingiei care nu se ameliorează în 2 zile.',
    'Umflarea buzelor, urticarie sau mâncărime după aplicarea gelului; dacă respirați greu, sunați la 112.',
    'Ați înghițit o cantitate mare de gel.',
  ],
  questions: [
    {
      question: 'Cât ține rezultatul?',
      answer:
        'De la câteva luni la câțiva ani; culoarea scade treptat. Depinde de cafea, ceai, vin roșu și tutun. Cu gutierele păstrate se poate face o întreținere de câteva zile, după un control, la intervalul stabilit de medic.',
    },
    {
      question: 'Albirea strică smalțul?',
      answer:
        'Folosită corect, în limita de 6%[^eu-limit] și pe dinți sănătoși, nu s-a observat o pierdere de smalț cu importanță clinică. Suprafața poate fi mai sensibilă câteva zile. Aplicările prea dese sau produsele fără control sunt cele care pot face rău.',
    },
    {
      question: 'Lampa face albirea mai eficientă?',
      answer:
        'Studiile nu arată un câștig clar și durabil de pe urma luminii. Ce contează sunt gelul, timpul de contact și culoarea inițială. De aceea nu vă propunem lampa ca argument.',
    },
    {
      question: 'Cabinet sau acasă?',
      answer:
        'În cabinet schimbarea se vede mai repede și totul este supravegheat. Acasă este mai lent, cu sensibilitate de obicei mai mică și cu un rezultat asemănător la final. Se pot și combina.',
    },
    {
      question: 'Pot face albire dacă am dinții sensibili?',
      answer:
        'Depinde de cauză. Întâi tratăm cariile, coletele descoperite și gingia. Apoi putem lucra cu gel mai slab, aplicări mai rare și desensibilizare câteva săptămâni înainte. Uneori vă vom recomanda să renunțați.',
    },
  ],
  footnotes: {
    shades: {
      definition:
        'Diferența maximă, măsurată pe o cheie de culori cu 16 trepte ordonate după luminozitate, între prima consultație și controlul de la 2 săptămâni.',
      period: 'Tratamente încheiate în 2022–2025',
      source:
        'Registrul de albiri al clinicii: nuanța notată în fișă înainte și după, fiecare tratament încheiat',
    },
    'eu-limit': {
      definition:
        'Concentrația maximă de peroxid de hidrogen, conținut sau eliberat, admisă în produsele de albire a dinților folosite prin medicul dentist.',
      period: 'Limită aplicabilă în Uniunea Europeană din 31 octombrie\u00a02012',
      source: 'Regulamentul (CE) 1223/2009, anexa III, poziția 12',
    },
    sensitivity: {
      definition:
        'Proporția pacienților care raportează sensibilitate, de orice intensitate, în timpul albirii sau în zilele următoare. Diferă mult între studii.',
      period: 'În timpul albirii și imediat după; publicat în 2016',
      source: sources.rezende2016,
    },
  },
} satisfies TreatmentText
