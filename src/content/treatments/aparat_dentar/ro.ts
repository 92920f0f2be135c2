import { city } from '../../ro/city.ts'
import type { TreatmentText } from '../../schema.ts'
import { sources } from '../../sources.ts'
import { titled } from '../../titled.ts'

export const text = {
  meta: {
    title: titled(`Aparat dentar în ${city}: tipuri, durată`),
    description:
      'Aparat fix metalic sau ceramic și gutiere transparente, pentru copii și adulți: cât durează, cât de des veniți la control, ce riscuri sunt și ce urmează.',
    keywords: [
      `aparat dentar ${city}`,
      'ortodonție adulți',
      'gutiere transparente',
      'aparat dentar copii',
      'contenție ortodontică',
    ],
  },
  search_words: [
    'dinți strâmbi',
    'dinți înghesuiți',
    'dinți ieșiți în afară',
    'dinți suprapuși',
    'dinte rotit',
    'dinți de iepure',
    'strungăreață',
    'spațiu între dinți',
    'mușcătură greșită',
    'ocluzie',
    'prognatism',
    'bărbie ieșită',
    'bretele',
    'bracketuri',
    'aparat invizibil',
    'invisalign',
    'alignere',
    'gutiere transparente',
    'aparat transparent',
    'aparat safir',
    'aparat metalic',
    'aparat copii',
    'aparat adulți',
    'mi-a sărit un bracket',
    'sârma mă înțeapă',
    'sârmă ruptă aparat',
    'îndreptare dinți',
    'ortodont',
    'canin inclus',
    'dinți deplasați',
    'retainer',
    'contenție',
  ],
  title: 'Aparat dentar',
  short_description:
    'Aparatele fixe și gutierele transparente mută dinții treptat, cu forțe mici, pentru o mușcătură echilibrată și dinți mai ușor de curățat.',
  full_description: [
    'Dintele stă în os printr-un ligament subțire. O forță mică și constantă face osul să se resoarbă pe o parte și să se refacă pe cealaltă, iar dintele se deplasează. Procesul are ritmul lui biologic: o forță mai mare nu îl grăbește, ci poate face rău rădăcinii.',
    'Aparatul fix, metalic sau ceramic, are bracketuri lipite pe dinți și un arc care îi ghidează. Gutierele transparente vin într-o serie, fiecare puțin diferită de cea dinainte; se schimbă la 1–2 săptămâni și se poartă 20–22 de ore pe zi. Fiecare variantă are cazurile ei.',
    'La copii, o primă evaluare este utilă în jurul vârstei de 7 ani. De cele mai multe ori doar urmărim creșterea; uneori un aparat mobilizabil, purtat la momentul potrivit, ușurează tratamentul de mai târziu. La adulți dinții se mută în același fel, dacă gingia și osul sunt sănătoase.',
    'După îndepărtarea aparatului dinții tind să revină la locul dinainte. De aceea tratamentul continuă cu o contenție: un fir subțire lipit în spatele dinților, o gutieră de contenție sau amândouă. O parte din pacienți au nevoie de ea toată viața.',
  ],
  features: [
    'Consultație inițială gratuită, cu examinare și plan scris; radiografiile nu sunt incluse.',
    'Studiu ortodontic pe radiografie panoramică, teleradiografie de profil, scanare și fotografii (se plătește separat).',
    'Aparat fix metalic sau ceramic, gutiere transparente, aparate mobilizabile pentru copii.',
    'Controale la 4–8 săptămâni, programate din timp; la aparatul fix, fiecare se plătește separat.',
    'Plan comun cu chirurgul, parodontologul sau medicul de protetică, atunci când este cazul.',
    'Contenție (se plătește separat) și urmărire după îndepărtarea aparatului.',
  ],
  benefits: [
    'Dinții aliniați se periază și se curăță cu ață mai ușor.',
    'Forțele se împart mai echilibrat la mușcat și mestecat.',
    'Se poate face loc pentru un implant sau pentru o lucrare mai puțin extinsă.',
    'Dinții proprii rămân neșlefuiți, în afara cazurilor în care este nevoie de o mică reducere între ei.',
  ],
  technologies: [
    'Scanare intraorală și simularea digitală a deplasărilor.',
    'Teleradiografie cu analiză cefalometrică.',
    'Mini-implanturi ortodontice de ancorare, în cazurile selectate.',
    'Fotografii standardizate la fiecare etapă.',
  ],
  duration:
    'De obicei 12–24 de luni, uneori 6–9 luni pentru corecții mici; controale la 4–8 săptămâni, apoi contenție.',
  success_rate:
    'Nu o exprimăm într-un procent: rezultatul depinde de diagnostic, de purtarea aparatului și de contenție. Obiectivele sunt scrise în plan și verificate la final.',
  warranty:
    'Garanție scrisă: 1 an pentru firul de contenție și defectele aparatului, cu controale respectate și igienizare anuală. Nu acoperă aparatul pierdut și nici deplasările apărute fără contenție. Drepturile legale rămân neatinse.',
  suits: [
    'Dinți înghesuiți, spații, dinți rotiți sau ieșiți din arcadă.',
    'Mușcătură adâncă, deschisă, încrucișată sau inversă.',
    'Dinți incluși care pot fi aduși pe arcadă.',
    'Copii cu probleme de creștere ale maxilarelor, la vârsta potrivită.',
    'Adulți cu gingii sănătoase sau cu boală parodontală stabilizată.',
  ],
  not_suits: [
    'Carii active sau gingii inflamate: se tratează înainte de aparat.',
    'Boală parodontală nestabilizată, cu dinți mobili.',
    'Igienă care nu poate fi menținută cu un aparat fix.',
    'Diferențe mari între maxilare la adult: planul include și chirurgie ortognată.',
    'Gutierele, dacă nu le puteți purta 20–22 de ore pe zi.',
  ],
  course: 'Aparat fix',
  steps: [
    {
      title: 'Consultația',
      text: 'Examinăm dinții, mușcătura, gingia și articulația. Aflăm ce vă deranjează și dacă este momentul potrivit.',
    },
    {
      title: 'Studiul cazului',
      text: 'Radiografii, scanare și fotografii. În 1–2 săptămâni primiți diagnosticul, variantele, durata estimată și costul, în scris.',
    },
    {
      title: 'Pregătirea',
      text: 'Igienizare, tratarea cariilor. Dacă planul cere extracții sau reducerea ușoară a smalțului între dinți, vi le explicăm dinainte.',
    },
    {
      title: 'Montarea',
      text: 'Aparatul fix se lipește în 60–90 de minute pe arcadă. La gutiere se lipesc puncte mici de compozit și primiți primul set.',
    },
    {
      title: 'Controalele',
      text: 'La 4–8 săptămâni schimbăm arcul sau verificăm gutierele, reparăm ce s-a desprins și verificăm igiena.',
    },
    {
      title: 'Îndepărtarea și contenția',
      text: 'Dăm jos aparatul, lustruim dinții, lipim firul și facem gutiera de contenție.',
    },
    {
      title: 'Urmărirea',
      text: 'Control la 1, 3, 6 și 12 luni, apoi anual. Contenția se verifică de fiecare dată.',
    },
  ],
  pain: 'Lipirea aparatului nu cere anestezie. În primele 2–5 zile după montare și după fiecare activare dinții sunt sensibili la mușcat, iar buzele se pot freca de bracketuri. Ajută hrana moale, ceara ortodontică și, la nevoie, un analgezic obișnuit.',
  healing:
    'Obrajii și limba se obișnuiesc în 1–2 săptămâni. Vorbirea cu gutiere poate fi ușor schimbată câteva zile. Cât purtați aparatul fix, evitați alimentele lipicioase și foarte tari și periați după fiecare masă, cu periuțe interdentare în jurul bracketurilor. După îndepărtare, gingia umflată își revine de obicei în câteva săptămâni.',
  risks: [
    'Pete albe sau carii în jurul bracketurilor, dacă periajul nu este bun.',
    'Scurtarea rădăcinilor[^root-resorption], de obicei mică, rareori importantă.',
    'Inflamația și retragerea gingiei.',
    'Revenirea parțială a dinților, mai ales fără contenție.',
    'Bracketuri desprinse, arcuri care înțeapă, leziuni mici ale obrajilor.',
    'Durată mai lungă decât estimarea, când controalele se amână sau dinții răspund încet.',
  ],
  alternatives: [
    {
      treatment: 'fatete_dentare',
      text: 'Pentru neregularități mici, când mușcătura este bună; schimbă forma, nu poziția, și cere șlefuire.',
    },
    {
      treatment: 'coroane_dentare',
      text: 'Când dinții strâmbi au și obturații mari, iar planul cere oricum coroane.',
    },
  ],
  urgent: [
    'Ați înghițit sau ați inspirat o piesă; dacă tușiți sau respirați greu, sunați la 112.',
    'Un arc a intrat în obraz sau în gingie și nu îl puteți îndepărta.',
    'Umflătură, febră sau durere care trezește din somn.',
    'Lovitură la dinți în timpul tratamentului.',
    'Firul de contenție s-a desprins: veniți în câteva zile, înainte să se miște dinții.',
  ],
  questions: [
    {
      question: 'Aparat fix sau gutiere transparente?',
      answer:
        'Gutierele se scot la masă și la periaj și se văd puțin, dar cer disciplină. Aparatul fix lucrează tot timpul și controlează mai bine unele mișcări, cum ar fi rotațiile mari. Vă spunem ce variante sunt realiste pentru diagnosticul dumneavoastră.',
    },
    {
      question: 'De la ce vârstă se poate pune aparat?',
      answer:
        'Aparatul fix se pune de obicei când au ieșit majoritatea dinților definitivi, pe la 11–13 ani. Prima evaluare este bine să fie în jur de 7 ani. O limită superioară de vârstă nu există, dacă gingiile sunt sănătoase.',
    },
    {
      question: 'Trebuie scoși dinți?',
      answer:
        'Uneori, când lipsește mult loc sau profilul o cere. De multe ori locul se obține prin lărgirea arcadei, prin deplasarea molarilor sau prin reducerea smalțului între dinți cu câteva zecimi de milimetru. Radiografia și analiza decid.',
    },
    {
      question: 'Ce se întâmplă dacă întârzii la controale?',
      answer:
        'Tratamentul se prelungește, iar un arc activ nesupravegheat poate mișca dinții în alt mod decât era prevăzut. Dacă plecați mai mult timp, anunțați-ne dinainte și adaptăm planul.',
    },
    {
      question: 'Cât timp port contenția?',
      answer:
        'Firul lipit rămâne, de regulă, cel puțin câțiva ani, deseori mult mai mult. Gutiera se poartă în fiecare noapte în primul an, apoi mai rar, după cum stabilește medicul. Dinții se pot mișca la orice vârstă.',
    },
  ],
  footnotes: {
    'root-resorption': {
      definition:
        'Tratamentul ortodontic complet o face mai frecventă și mai mare, mai ales cu forțe mari; o pauză de 2–3 luni o poate opri.',
      period: 'Durata tratamentului; sinteză publicată în 2010',
      source: sources.weltman2010,
    },
  },
} satisfies TreatmentText
