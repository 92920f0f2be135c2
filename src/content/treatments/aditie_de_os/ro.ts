import { city } from '../../ro/city.ts'
import type { TreatmentText } from '../../schema.ts'
import { sources } from '../../sources.ts'
import { titled } from '../../titled.ts'

export const text = {
  meta: {
    title: titled(`Adiție de os în ${city}: grefă osoasă`),
    description:
      'Când este nevoie de adiție de os înaintea unui implant, ce materiale se folosesc, cât durează vindecarea, ce riscuri are grefa și ce acoperă garanția.',
    keywords: [
      `adiție de os ${city}`,
      'grefă osoasă implant',
      'regenerare osoasă ghidată',
      'os insuficient implant',
    ],
  },
  search_words: [
    'nu am os',
    'os puțin',
    'os insuficient',
    'lipsă de os',
    'os pierdut',
    'os resorbit',
    'osul s-a retras',
    'os topit',
    'grefă de os',
    'os artificial',
    'adaos de os',
    'adăugare os',
    'reconstrucție os',
    'membrană os',
    'mi s-a zis că nu am os pentru implant',
    'os subțire',
    'creastă îngustă',
    'os mâncat de parodontoză',
    'augmentare',
    'regenerare os',
  ],
  title: 'Adiție de os (grefă osoasă)',
  short_description:
    'Refacerea volumului de os pierdut, pentru ca un implant să poată fi așezat stabil și în poziția potrivită viitorului dinte.',
  full_description: [
    'Osul care ținea un dinte se subțiază după extracție. Același lucru se întâmplă după o boală parodontală, un chist, o lovitură sau ani de proteză mobilă. Dacă rămâne prea îngust ori prea puțin înalt, un implant nu are în ce să se fixeze sau ar ieși într-o poziție greșită.',
    'Adiția de os pune în zona lipsă un material care servește drept schelă. Organismul îl pătrunde cu vase de sânge și îl înlocuiește, parțial sau total, cu os propriu. O membrană subțire acoperă grefa și ține gingia, care crește repede, departe de osul care crește încet.',
    'Materialul poate fi os propriu, recoltat din apropiere, os de la donator uman, os de origine animală prelucrat sau un material sintetic. Fiecare are avantaje și limite. Vă spunem din timp ce propunem, iar dacă aveți rețineri medicale, religioase sau personale, alegem împreună altă variantă.',
    'Defectele mici se refac odată cu implantul. Cele mai mari cer întâi grefa și o așteptare de câteva luni. Când se extrage un dinte, alveola poate fi umplută pe loc, ca să se piardă mai puțin os. În zona din spate a maxilarului, refacerea osului se face prin sinus lifting.',
  ],
  features: [
    'Consultație inițială gratuită, cu examinare și plan scris; radiografiile nu sunt incluse.',
    'Măsurarea lățimii și înălțimii osului pe tomografie CBCT.',
    'Intervenție cu anestezie locală, de obicei 60–90 de minute.',
    'Fișa materialelor folosite, cu proveniență și lot.',
    'Schemă scrisă de medicamente, alimentație și igienă.',
    'Tomografie sau radiografie de control înaintea implantului (se plătește separat).',
  ],
  benefits: [
    'Implantul se poate pune în poziția cerută de viitoarea coroană.',
    'Grosimea de os din jurul implantului ajută gingia să rămână stabilă.',
    'După extracție, umplerea alveolei micșorează pierderea de os.',
    'Conturul gingiei poate arăta mai natural în zona vizibilă.',
  ],
  technologies: [
    'Tomografie CBCT și planificare digitală a implantului.',
    'Piezochirurgie: tăierea osului cu ultrasunete, blândă cu țesutul moale.',
    'Membrane resorbabile de colagen sau, la defecte mari, membrane întărite cu titan.',
    'Concentrate din sângele propriu (PRF), când sunt indicate.',
  ],
  duration:
    '4–9 luni de vindecare înaintea implantului; 3–5 vizite. La defecte mici, în aceeași ședință cu implantul.',
  success_rate:
    'Nu o exprimăm într-un procent: studiile măsoară lucruri diferite. Contează mărimea defectului, tehnica, fumatul și igiena; șansele pentru dumneavoastră sunt scrise în plan.',
  warranty:
    'Garanție scrisă: dacă grefa se pierde până la implant, o repetăm o dată fără plata manoperei; materialele se plătesc. Condiții: fără fumat în vindecare, controale respectate, apoi anuale. Drepturile legale rămân neatinse.',
  suits: [
    'Doriți un implant, dar osul este prea îngust sau prea puțin înalt.',
    'Vi se extrage un dinte și doriți implant mai târziu.',
    'A rămas un defect după un chist, o infecție sau un implant pierdut.',
    'Gingiile sunt sănătoase sau tratate, iar bolile generale sunt sub control.',
  ],
  not_suits: [
    'Infecție activă în zonă: se tratează și se așteaptă vindecarea.',
    'Fumat intens, pe care nu îl puteți opri în perioada de vindecare.',
    'Diabet necontrolat, radioterapie la cap și gât, tratament intravenos cu bifosfonați ori denosumab în doze mari.',
    'Sarcină: intervenția se amână.',
    'Un implant mai scurt sau mai îngust rezolvă situația cu mai puține intervenții.',
  ],
  course: 'Adiție de os înaintea implantului',
  steps: [
    {
      title: 'Evaluarea',
      text: 'Examinare, tomografie, lista bolilor și a medicamentelor. Verificăm întâi dacă se poate fără adiție.',
    },
    {
      title: 'Planul',
      text: 'Primiți în scris tipul de grefă, proveniența materialului, etapele, riscurile și costul.',
    },
    {
      title: 'Intervenția',
      text: 'Cu anestezie locală, se ridică gingia, se așază materialul și membrana, apoi se închide cu fire, fără tensiune.',
    },
    {
      title: 'Controlul plăgii',
      text: 'Ne vedem la 2–3 zile, dacă este nevoie, și la 10–14 zile, când scoatem firele.',
    },
    {
      title: 'Maturizarea',
      text: 'Osul se formează în 4–6 luni la defecte mici și medii și în 6–9 luni la cele mari.',
    },
    {
      title: 'Implantul',
      text: 'Facem o imagine de control. Dacă volumul este bun, urmează implantul; dacă nu, discutăm o completare.',
    },
  ],
  pain: 'Intervenția se face cu anestezie locală; simțiți atingere și presiune. În primele 3–4 zile durerea este de obicei moderată și răspunde la antiinflamatorul recomandat. Dacă osul propriu se ia din altă zonă a gurii, pot fi sensibile amândouă locurile.',
  healing:
    'Umflătura este mai mare decât după un implant simplu, mai ales în zilele 2 și 3, și trece în 7–10 zile. Nu apăsați zona, nu purtați proteza peste ea fără acord, mâncați moale 2 săptămâni și nu fumați. Câteva granule de material pot ieși în primele zile, fără urmări. Restul vindecării nu se simte.',
  risks: [
    'Deschiderea plăgii cu expunerea membranei, la aproximativ 10%[^exposure] dintre zonele operate; unele grefe se salvează prin îngrijire locală.',
    'Infecția și pierderea parțială sau totală a grefei.',
    'Resorbția unei părți din volum, cu nevoia unei completări.',
    'Amorțeală a buzei, bărbiei sau gingiei, de obicei trecătoare.',
    'Sângerare, vânătăi și umflătură câteva zile.',
  ],
  alternatives: [
    {
      treatment: 'implant_dentar',
      text: 'Un implant mai scurt sau mai îngust, când osul rămas este suficient pentru el.',
    },
    {
      treatment: 'protetica',
      text: 'O punte sau o proteză mobilă, care nu cere refacerea osului.',
    },
    {
      treatment: 'fast_fixed',
      text: 'Când lipsesc toți dinții unei arcade, implanturile înclinate pot folosi osul existent.',
    },
  ],
  urgent: [
    'Sângerare care nu se oprește după 30 de minute de apăsare.',
    'Febră, puroi sau gust neplăcut care persistă.',
    'Umflătură care crește după ziua a treia.',
    'Se vede membrana sau ies multe granule odată.',
  ],
  questions: [
    {
      question: 'De unde provine osul?',
      answer:
        'Poate fi al dumneavoastră, de la un donator uman prin bancă de țesuturi, de origine bovină sau porcină, purificat, ori sintetic. Proveniența este scrisă în plan. Puteți refuza un tip de material și discutăm altă soluție.',
    },
    {
      question: 'Se poate pune implantul în aceeași zi?',
      answer:
        'Da, dacă implantul are stabilitate în osul existent și defectul este mic. Dacă nu, așteptăm ca grefa să se maturizeze. Graba nu aduce nimic aici: un implant instabil pune în pericol și grefa.',
    },
    {
      question: 'Este întotdeauna nevoie de adiție?',
      answer:
        'Nu. Uneori ajunge un implant mai scurt, mai îngust sau altă poziție. Vă arătăm pe tomografie cât os este și ce câștigați cu fiecare variantă, înainte să decideți.',
    },
    {
      question: 'De ce trebuie să nu fumez?',
      answer:
        'Nicotina îngustează vasele de sânge, iar grefa trăiește din sângele care ajunge la ea. Fumatul crește riscul ca plaga să se deschidă și osul să nu se formeze. Cerem o pauză de 2 săptămâni înainte și cel puțin 8 săptămâni după.',
    },
    {
      question: 'Pot purta proteza după intervenție?',
      answer:
        'De obicei nu în primele 2 săptămâni, iar după aceea numai scurtată și căptușită moale. Presiunea asupra grefei este o cauză frecventă de eșec. În zona vizibilă căutăm o soluție provizorie care nu apasă.',
    },
  ],
  footnotes: {
    exposure: {
      definition:
        'Zone lărgite prin regenerare osoasă la care plaga s-a deschis puțin în timpul vindecării. Diferă după tehnică și mărimea defectului.',
      period: 'În timpul vindecării; studii din 2015–2020',
      source: sources.tay2020,
    },
  },
} satisfies TreatmentText
