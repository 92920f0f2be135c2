import { city } from '../../ro/city.ts'
import { urgentAdvice } from '../../ro/urgent-advice.ts'
import type { TreatmentText } from '../../schema.ts'
import { sources } from '../../sources.ts'
import { titled } from '../../titled.ts'

export const text = {
  meta: {
    title: titled('Pedodonție: dentist pentru copii'),
    description: `Prima vizită, sigilări, fluorizări, carii la dinții de lapte și traumatisme: cum lucrăm cu copiii din ${city} și ce puteți face acasă.`,
    keywords: [
      `pedodonție ${city}`,
      'dentist copii',
      'carii dinți de lapte',
      'sigilare molari copii',
      'fluorizare copii',
    ],
  },
  search_words: [
    'copil',
    'copii',
    'copilul meu',
    'dentist copii',
    'stomatolog copii',
    'dinți de lapte',
    'dinte de lapte',
    'carie dinte de lapte',
    'măsele de lapte',
    'copil carii',
    'îl doare dintele copil',
    'fetița are carii',
    'băiatul plânge la dentist',
    'copilului îi este frică',
    'copilul are frică de dentist',
    'copil lovit dinte',
    'a căzut și și-a spart dintele copil',
    'dinte definitiv iese în spate',
    'ies dinții bebeluș',
    'bebe',
    'bebeluș dinți',
    'sigilare',
    'sigilări',
    'fluorizare',
    'fluor copii',
    'prima vizită',
    'suge degetul',
    'suzetă',
    'biberon carii',
    'dinți negri la copil',
    'copil de 3 ani',
    'copil 5 ani',
    'copil autism',
    'dinte de lapte care nu cade',
  ],
  title: 'Pedodonție',
  short_description:
    'Îngrijirea dinților copiilor, de la primul dinte până la 18 ani: prevenție, tratamentul cariilor, urgențe după lovituri. În ritmul copilului și cu părintele alături.',
  full_description: [
    'Dinții de lapte apar între 6 luni și 3 ani și se schimbă între 6 și 12 ani. Au smalț mai subțire și un nerv mai mare decât dinții definitivi, de aceea o carie ajunge repede la nerv. Țin locul dinților definitivi, ajută vorbirea și mestecatul, așa că merită tratați chiar dacă vor cădea.',
    'În jurul vârstei de 6 ani apare, în spatele ultimului dinte de lapte, primul molar definitiv. Nu înlocuiește niciun dinte și trece ușor neobservat. Șanțurile lui adânci rețin placă, iar sigilarea lor este o măsură de prevenție bine documentată.',
    'Un copil are nevoie de încredere înainte de orice instrument. Arătăm, explicăm pe înțelesul lui, apoi facem. Prima vizită este adesea doar o cunoaștere. Nu forțăm: dacă nu există durere sau infecție, putem opri progresia cariei și reveni când copilul este pregătit.',
  ],
  features: [
    'Consultație inițială gratuită, cu examinare și plan scris; radiografiile nu sunt incluse.',
    'Prima consultație, recomandată până la împlinirea vârstei de 1 an, este și vizită de cunoaștere. Vizitele de acomodare de după ea se plătesc separat.',
    'Evaluarea riscului de carie, a periajului și a alimentației, fără reproșuri.',
    'Sigilarea șanțurilor, lac cu fluor, igienizare blândă.',
    'Obturații, coroane pediatrice prefabricate, tratamente pulpare la dinții de lapte.',
    'Menținătoare de spațiu și urmărirea erupției împreună cu medicul ortodont.',
  ],
  benefits: [
    'Copilul cunoaște cabinetul înainte să îl doară ceva.',
    'Cariile se descoperă mici, când tratamentul este scurt.',
    'Spațiul pentru dinții definitivi se păstrează.',
    'Părinții pleacă cu un plan clar pentru acasă: pastă, cantitate, frecvență, gustări.',
  ],
  technologies: [
    'Anestezie de suprafață înaintea celei locale, administrată lent.',
    'Izolare cu digă de cauciuc, atunci când copilul o acceptă.',
    'Infiltrare cu rășină și fluorură diamin de argint pentru leziuni alese, cu acordul părinților.',
    'Radiografii digitale cu doză mică, doar la indicație.',
  ],
  duration:
    'Vizite de 20–40 de minute. O sigilare ia 10–15 minute pe dinte, o obturație 20–40 de minute. Controale la 3–6 luni, după risc.',
  success_rate:
    'După 2 ani rămân fără carie 81–95%[^sigilari] dintre molarii definitivi sigilați, față de 30–84%[^sigilari] dintre cei nesigilați; diferența depinde de riscul copilului.',
  warranty:
    'Sigilările se refac fără cost 12 luni, iar obturațiile pe dinți de lapte au garanție scrisă de 12 luni sau până la schimbarea dintelui, dacă veniți la controalele stabilite. Drepturile legale rămân neatinse.',
  suits: [
    'Bebeluși de la primul dinte, pentru prima evaluare și sfaturi.',
    'Copii cu pete albe, maronii sau carii pe dinții de lapte.',
    'Copii de 6–7 ani și 11–13 ani, când erup molarii definitivi, pentru sigilare.',
    'Copii care s-au lovit la dinți.',
    'Copii cărora le este teamă și au nevoie de câteva vizite de acomodare.',
  ],
  not_suits: [
    'Copii foarte mici cu multe carii, care nu pot coopera: îi îndrumăm spre un serviciu spitalicesc cu anestezie generală.',
    'Dinți de lapte care oricum se schimbă în câteva luni și nu supără: îi urmărim.',
    'Boli generale complexe, până la discuția cu medicul pediatru.',
  ],
  course: 'O obturație la un dinte de lapte',
  steps: [
    {
      title: 'Prima întâlnire',
      text: 'Copilul vede scaunul, oglinda și lumina, iar noi îi numărăm dinții. Dacă stă în brațele părintelui, este foarte bine.',
    },
    {
      title: 'Evaluare și plan',
      text: 'Stabilim riscul de carie și ordinea tratamentelor. Primiți planul și costurile în scris și semnați acordul.',
    },
    {
      title: 'Prevenție',
      text: 'Igienizare, lac cu fluor, sigilări. Exersăm periajul cu copilul și cu dumneavoastră.',
    },
    {
      title: 'Tratamente scurte',
      text: 'Începem cu ce este mai ușor. Folosim anestezie locală când este nevoie și o pauză la semnul copilului.',
    },
    {
      title: 'Acasă',
      text: 'Pastă cu cel puțin 1.000 ppm fluor: o urmă cât bobul de orez până la 3 ani, cât bobul de mazăre după. Un adult periază sau verifică până spre 8 ani.',
    },
    {
      title: 'Controale',
      text: 'La 3–6 luni, cu urmărirea erupției și, de la aproximativ 7 ani, o primă evaluare ortodontică.',
    },
  ],
  pain: 'Sigilarea și lacul cu fluor nu presupun înțepătură. Pentru carii adânci folosim gel de suprafață, apoi anestezie locală lentă; copilul simte o ciupitură și apăsare. Spunem adevărul pe măsura lui și nu promitem că nu va simți nimic. Supravegheați-l 2–3 ore după anestezie, ca să nu își muște buza.',
  healing:
    'După obturații copilul mănâncă de îndată ce trece amorțeala. După lacul cu fluor evitați câteva ore alimentele tari și periajul până a doua zi dimineața sau cum scrie în fișă. După o extracție: 24 de ore fără clătit și fără pai, mâncare moale și un calmant potrivit greutății copilului.',
  risks: [
    'Mușcarea buzei sau a obrazului cât durează anestezia.',
    'Pierderea sigilării ori a obturației, care se refac la control.',
    'Reinfectarea unui dinte de lapte tratat pe nerv, uneori cu extracție.',
    'Colorare neagră permanentă a leziunii după fluorura diamin de argint.',
    'Teamă crescută dacă tratamentul este grăbit; de aceea uneori ne oprim.',
  ],
  alternatives: [
    {
      treatment: 'odontoterapie',
      text: 'Pentru adolescenți și adulți, cariile dinților definitivi se tratează aici.',
    },
    {
      treatment: 'aparat_dentar',
      text: 'Dacă dinții se înghesuie sau mușcătura este încrucișată, urmează evaluarea ortodontică.',
    },
  ],
  urgent: [
    urgentAdvice.knockedOut,
    'Obraz umflat sau febră.',
    'Copil cu febră sau obraz umflat, apatic ori care refuză să bea: mergeți acum la camera de gardă, la orice oră.',
    'Lovitură la cap cu pierderea cunoștinței ori vărsături: sunați la 112.',
  ],
  questions: [
    {
      question: 'Când vin prima dată cu copilul?',
      answer:
        'La apariția primului dinte sau până la 1 an. Vizita este scurtă: ne uităm, discutăm despre periaj, biberon și suzetă. Astfel cabinetul devine un loc cunoscut, nu un loc legat de durere.',
    },
    {
      question: 'De ce tratăm dinți care oricum cad?',
      answer:
        'Ultimii molari de lapte rămân până la 10–12 ani. O carie netratată doare, se infectează, poate afecta dintele definitiv de dedesubt și, dacă dintele se pierde devreme, se pierde și spațiul lui.',
    },
    {
      question: 'Este sigur fluorul pentru copii?',
      answer:
        'Da, în cantitatea potrivită vârstei. Pasta se pune în strat subțire, iar copilul scuipă excesul. Înghițit mult și des, fluorul poate păta dinții definitivi, de aceea pasta se dozează de un adult.',
    },
    {
      question: 'Pot să stau lângă copil?',
      answer:
        'Da. Vă rugăm doar să lăsați o singură voce să explice la un moment dat și să evitați cuvinte ca „ac” sau „nu doare”. Cu copiii mai mari stabilim împreună dacă preferă să intre singuri.',
    },
    {
      question: 'Lucrați cu anestezie generală?',
      answer:
        'Nu la clinică. Dacă un copil are multe tratamente și nu poate coopera, vă explicăm opțiunile și vă îndrumăm spre un spital cu echipă de anestezie pediatrică, apoi preluăm controalele.',
    },
    {
      question: 'Ce gustări sunt potrivite?',
      answer:
        'Între mese: apă, fructe întregi, legume, brânză, nuci la vârsta potrivită. Contează mai ales frecvența: dulciurile ronțăite toată ziua fac mai mult rău decât un desert după masă. Noaptea, doar apă.',
    },
  ],
  footnotes: {
    sigilari: {
      definition:
        'Molari definitivi fără carie pe suprafața de mestecat, sigilați cu rășină și nesigilați, la copii cu risc mic (95% față de 84%) și cu risc mare (81% față de 30%).',
      period: '2 ani; sinteză publicată în 2017',
      source: sources.ahovuo2017,
    },
  },
} satisfies TreatmentText
