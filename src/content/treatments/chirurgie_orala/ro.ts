import { city } from '../../ro/city.ts'
import type { TreatmentText } from '../../schema.ts'
import { sources } from '../../sources.ts'
import { titled } from '../../titled.ts'

export const text = {
  meta: {
    title: titled(`Chirurgie orală în ${city}`),
    description:
      'Extracții, molari de minte, rezecții apicale și frenectomii: când sunt necesare, cum decurg, cum se vindecă și când e bine să ne sunați imediat.',
    keywords: [
      `chirurgie orală ${city}`,
      'extracție molar de minte',
      'extracție dentară',
      'rezecție apicală',
      'frenectomie',
    ],
  },
  search_words: [
    'scot măsea',
    'scoatere măsea',
    'scoatere dinte',
    'scos măseaua',
    'măsea de minte',
    'măseaua de minte mă doare',
    'molar de minte',
    'minte inclusă',
    'măsea inclusă',
    'extracție',
    'extras dinte',
    'rădăcină rămasă',
    'rest de rădăcină',
    'ciot',
    'măsea ruptă până la gingie',
    'măsea distrusă',
    'dinte rupt din rădăcină',
    'dinte care nu se poate salva',
    'alveolită',
    'sângerează după extracție',
    'sângerare după extracție',
    'nu se oprește sângele',
    'durere după extracție',
    'gaură după extracție',
    'gust urât după extracție',
    'fren',
    'frenul limbii',
    'frenectomie',
    'chist maxilar',
    'rezecție',
    'operație gură',
    'nu pot deschide gura',
    'gura nu se deschide',
    'dinte lovit',
    'mi-am lovit dintele',
    'accident dinte',
    'dinte scos din lovitură',
    'sedare',
    'anestezie generală',
    'scot dinte copil',
    'mi-a ieșit măseaua de minte',
    'aftă care nu trece',
    'umflătură sub limbă',
    'umflat după extracție',
    'urgență',
  ],
  title: 'Chirurgie orală',
  short_description:
    'Extracții simple și chirurgicale, inclusiv molari de minte, rezecții apicale și mici intervenții pe gingie și mucoasă, cu anestezie locală și un plan scris înainte de operație.',
  full_description: [
    'Chirurgia orală rezolvă ceea ce nu se mai poate trata din interiorul dintelui: extracția dinților care nu pot fi păstrați, îndepărtarea molarilor de minte fără loc pe arcadă, infecțiile de la vârful rădăcinii, frenurile prea scurte și micile formațiuni de pe mucoasă. Aproape toate se fac în cabinet, cu anestezie locală, și plecați acasă în aceeași zi.',
    'Înainte de intervenție verificăm structurile din jur. Rădăcinile molarilor de minte inferiori pot ajunge lângă nervul alveolar inferior, iar nervul lingual trece pe partea dinspre limbă; premolarii și molarii superiori pot avea rădăcinile lipite de sinusul maxilar. Radiografia panoramică arată raporturile generale. Tomografia (CBCT) o cerem doar când răspunsul ei poate schimba planul.',
    'Extracția este ultima soluție, nu prima. Dacă dintele poate fi tratat, vă spunem și cum, cu ce șanse și cu ce costuri. Nici molarii de minte nu se scot toți: un molar sănătos, erupt complet și ușor de periat rămâne la locul lui, sub control.',
  ],
  features: [
    'Consultație inițială gratuită, cu examinare și plan scris; radiografiile nu sunt incluse.',
    'Verificarea bolilor, a medicamentelor și a alergiilor înainte de programarea intervenției.',
    'Extracții simple, extracții chirurgicale, molari de minte incluși sau semiincluși.',
    'Rezecții apicale, frenectomii, gingivectomii limitate și excizii mici, cu trimitere la analiză histologică atunci când este nevoie.',
    'Instrucțiuni scrise pentru acasă și un telefon de control a doua zi după intervențiile mai ample.',
    'Control și îndepărtarea firelor la 7–10 zile.',
  ],
  benefits: [
    'Îndepărtează cauza unei infecții care altfel poate reveni sau se poate întinde.',
    'Protejează dintele vecin atunci când molarul de minte îl apasă sau reține resturi alimentare lângă el.',
    'Pregătește locul pentru un implant, o punte sau un aparat dentar.',
    'Știți dinainte cât durează, ce riscuri sunt și ce urmează în locul dintelui scos.',
  ],
  technologies: [
    'Radiografie panoramică digitală și, la nevoie, tomografie CBCT pe o zonă limitată.',
    'Instrumentar piezoelectric, care taie osul și menajează țesuturile moi.',
    'Lupe și lumină frontală pentru rezecții apicale și suturi fine.',
    'Bureți de colagen și suturi resorbabile, acolo unde sunt utile.',
  ],
  duration:
    'Extracție simplă: 20–40 de minute; molar de minte inclus: 45–90 de minute. De obicei 2 vizite: intervenția și controlul la 7–10 zile.',
  success_rate:
    'O extracție nu se măsoară în reușite, ci în complicații: alveolita apare la aproximativ 2%[^alveolita] dintre extracțiile simple și la 15%[^alveolita] dintre cele chirurgicale.',
  warranty:
    'Pentru un act chirurgical nu există garanție de produs. Timp de 30 de zile, controalele și îngrijirea complicațiilor locale sunt incluse, dacă urmați indicațiile scrise și veniți la control.',
  suits: [
    'Dinți fracturați sub gingie sau distruși de carie atât de mult încât nu mai pot susține o coroană.',
    'Molari de minte care s-au infectat repetat, produc carii ori resorbție la molarul vecin sau au un chist în jur.',
    'Infecții la vârful rădăcinii care persistă după un tratament de canal corect sau după refacerea lui.',
    'Fren scurt care trage de gingie, menține un spațiu între dinți sau limitează mișcarea limbii.',
    'Dinți care trebuie extrași în cadrul unui plan ortodontic ori înaintea unei proteze.',
  ],
  not_suits: [
    'Un dinte care poate fi salvat prin obturație, tratament de canal sau tratament parodontal.',
    'Boli generale dezechilibrate: tensiune necontrolată, diabet decompensat, infarct sau accident vascular recent. Amânăm până la avizul medicului curant.',
    'Radioterapie la cap și gât ori bifosfonați sau denosumab pentru o boală canceroasă: intervenția se planifică împreună cu medicul specialist, uneori în spital. Cu tratament pentru osteoporoză se face de obicei în cabinet. Nu opriți tratamentul fără medicul care l-a prescris.',
    'Anticoagulantele nu se opresc din proprie inițiativă; stabilim conduita cu medicul care le-a prescris.',
  ],
  course: 'O extracție simplă',
  steps: [
    {
      title: 'Consultație și imagini',
      text: 'Examinăm zona, citim lista dumneavoastră de medicamente și facem radiografia necesară. Primiți planul, alternativele și costul în scris.',
    },
    {
      title: 'Pregătire',
      text: 'Mâncați normal înainte, luați medicamentele obișnuite dacă nu am stabilit altfel și veniți după o noapte de odihnă. Antibioticul se prescrie doar când există un motiv, nu din rutină.',
    },
    {
      title: 'Anestezie locală',
      text: 'Amorțim zona și verificăm împreună că nu mai simțiți durere ascuțită. Apăsarea și vibrația se simt în continuare; la un semn al mâinii ne oprim.',
    },
    {
      title: 'Intervenția',
      text: 'Dintele se mobilizează treptat; la nevoie se secționează, ca să îndepărtăm cât mai puțin os. Curățăm alveola și punem fire dacă marginile nu stau apropiate.',
    },
    {
      title: 'Primele 24 de ore',
      text: 'Țineți tamponul 30–45 de minute, puneți gheață învelită într-un prosop, cu pauze, fără clătit, fără fumat și fără băut cu paiul. Luați calmantele conform schemei primite.',
    },
    {
      title: 'Control',
      text: 'La 7–10 zile scoatem firele, verificăm vindecarea și stabilim dacă și când se înlocuiește dintele.',
    },
  ],
  pain: 'În timpul intervenției, anestezia locală oprește durerea, dar apăsarea rămâne. După ce trece efectul, durerea este de obicei moderată, cea mai mare în primele 2–3 zile, și răspunde la calmante obișnuite luate la ore fixe. După un molar de minte inclus, umflarea obrazului și deschiderea limitată a gurii sunt firești și scad după ziua a treia.',
  healing:
    'Gingia se închide în 2–3 săptămâni, iar osul umple alveola în 3–6 luni. Mâncați moale și călduț 2–3 zile, reveniți la periaj blând în restul gurii chiar din prima seară și evitați efortul intens 3–5 zile. La birou puteți reveni de regulă a doua zi; după molari incluși, planificați 2–4 zile mai liniștite.',
  risks: [
    'Alveolită: cheagul se pierde, iar durerea crește după 2–4 zile. Se tratează local și trece; fumatul crește riscul.',
    'Sângerare prelungită, umflare, vânătăi sau deschidere limitată a gurii pentru câteva zile.',
    'Infecție a plăgii, care poate cere deschidere, spălături și uneori antibiotic.',
    'Amorțeală a buzei, bărbiei sau limbii după molari de minte inferiori, de cele mai multe ori trecătoare; la mai puțin de 1%[^nerv] dintre cazuri rămâne.',
    'Comunicare cu sinusul maxilar la dinții superiori, care se închide în aceeași ședință sau ulterior.',
    'Fractura unei rădăcini ori atingerea unei lucrări vecine; vă spunem pe loc și stabilim ce urmează.',
  ],
  alternatives: [
    {
      treatment: 'tratamente_endodontice',
      text: 'Dacă dintele are destulă structură sănătoasă, tratamentul de canal sau refacerea lui îl poate păstra.',
    },
    {
      treatment: 'parodontologie',
      text: 'Un dinte mobil din cauza gingiei bolnave merită evaluat parodontal înainte de a fi scos.',
    },
    {
      treatment: 'implant_dentar',
      text: 'Dacă dintele nu poate fi păstrat, implantul este una dintre soluțiile de înlocuire, imediat sau după vindecare.',
    },
  ],
  urgent: [
    'Sângerare care nu se oprește după 30 de minute de apăsare fermă pe un tampon curat.',
    'Durere care crește din ziua a doua sau a treia, gust neplăcut sau febră peste 38\u00a0°C.',
    'După ziua a treia: umflătură care crește sau gură care se deschide mai greu de la o zi la alta.',
    'Amorțeală care persistă a doua zi după intervenție.',
  ],
  questions: [
    {
      question: 'Trebuie să scot molarii de minte dacă nu mă supără?',
      answer:
        'Nu neapărat. Dacă sunt erupți, pot fi periați și nu afectează dintele vecin, îi urmărim la control. Recomandăm extracția când există carii, infecții repetate, chist sau semne că molarul vecin suferă.',
    },
    {
      question: 'Cât timp mă abțin de la fumat?',
      answer:
        'Cel puțin 72 de ore, ideal o săptămână. Fumatul desprinde cheagul și îngustează vasele, iar riscul de alveolită crește. Același lucru este valabil pentru țigara electronică.',
    },
    {
      question: 'Iau anticoagulante. Pot face extracția?',
      answer:
        'De cele mai multe ori da, fără întreruperea tratamentului, cu măsuri locale de oprire a sângerării. Nu modificați doza din proprie inițiativă: vorbim cu medicul dumneavoastră și cerem analizele necesare înainte.',
    },
    {
      question: 'Se pot scoate mai mulți molari de minte odată?',
      answer:
        'Da, de obicei cei de pe aceeași parte, ca să puteți mesteca pe partea cealaltă. Toți patru într-o ședință este o decizie separată, care ține de dificultate și de starea dumneavoastră generală.',
    },
    {
      question: 'Trebuie înlocuit dintele scos?',
      answer:
        'Molarii de minte nu se înlocuiesc. Pentru ceilalți discutăm implant, punte, proteză sau, uneori, lăsarea spațiului așa cum este. Fiecare variantă apare în plan cu avantaje și limite.',
    },
  ],
  footnotes: {
    alveolita: {
      definition:
        'Ponderea extracțiilor urmate de alveolită (osteită alveolară), într-un singur centru universitar; la fumători este mai mare.',
      period: 'Primele zile după extracție; studiu pe 1.305 extracții, publicat în 2011',
      source: sources.abuYounis2011,
    },
    nerv: {
      definition:
        'Ponderea extracțiilor de molari de minte inferiori urmate de o tulburare de sensibilitate a buzei sau a limbii, trecătoare sau nu; cele rămase sunt mai puține.',
      period: 'Studiu pe 4.338 de extracții, publicat în 2010',
      source: sources.cheung2010,
    },
  },
} satisfies TreatmentText
