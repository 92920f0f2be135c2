import { city } from '../../ro/city.ts'
import type { TreatmentText } from '../../schema.ts'
import { sources } from '../../sources.ts'
import { titled } from '../../titled.ts'

export const text = {
  meta: {
    title: titled(`Protetică dentară în ${city}`),
    description:
      'Punți, proteze parțiale și totale, lucrări pe implanturi: cum alegem, câte vizite sunt, cât durează adaptarea și cum se îngrijesc acasă.',
    keywords: [
      `protetică dentară ${city}`,
      'punte dentară',
      'proteză dentară',
      'proteză scheletată',
      'proteză totală',
    ],
  },
  search_words: [
    'proteză',
    'proteză ruptă',
    'mi s-a rupt proteza',
    'proteză spartă',
    'proteza mă roade',
    'rană de la proteză',
    'proteza se mișcă',
    'proteză mobilă',
    'placă',
    'plăcuță',
    'placă dentară',
    'dantură falsă',
    'dinți falși',
    'gură falsă',
    'proteză bătrâni',
    'proteză părinți',
    'bunica proteză',
    'proteză elastică',
    'scheletată',
    'proteză acrilică',
    'punte',
    'punte dentară',
    'mi-a căzut puntea',
    'punte desprinsă',
    's-a mișcat puntea',
    'pod dentar',
    'lucrare',
    'lucrare dentară',
    'lucrare veche',
    'înlocuire mai mulți dinți',
    'dinți lipsă',
    'mai mulți dinți lipsă',
    'proteză fără cer',
    'căptușire proteză',
    'adeziv proteză',
    'scrâșnesc din dinți',
    'bruxism',
    'gutieră scrâșnit',
    'gutieră bruxism',
    'maxilar trosnește',
    'încleștez dinții',
    'dinți tociți',
  ],
  title: 'Protetică dentară',
  short_description:
    'Înlocuim dinții lipsă prin punți, proteze mobile sau lucrări pe implanturi. Pornim de la ce se poate păstra și de la cum vreți să mâncați, să vorbiți și să îngrijiți lucrarea.',
  full_description: [
    'Protetica înlocuiește dinții care lipsesc și reface mușcătura. Când un dinte lipsește mult timp, vecinii se pot înclina, dintele opus se poate deplasa în spațiu, iar mestecatul se mută pe cealaltă parte. Nu orice spațiu trebuie însă închis: lipsa unui ultim molar, de pildă, poate fi lăsată așa, dacă restul funcționează.',
    'Puntea este fixă și se sprijină pe dinții vecini, care se șlefuiesc. Proteza parțială mobilă, acrilică sau scheletată (cu schelet metalic și croșete ori capse), se scoate pentru curățare. Proteza totală înlocuiește toți dinții unei arcade și se ține prin aderență pe gingie, mai bine sus decât jos. Două implanturi la mandibulă pot stabiliza vizibil o proteză totală.',
    'Alegerea depinde de câți dinți au rămas și unde, de starea gingiei și a osului, de îndemânarea la curățare și de buget. Vă prezentăm cel puțin două variante, cu ce câștigați și ce pierdeți la fiecare, inclusiv varianta de a nu face nimic deocamdată.',
  ],
  features: [
    'Consultație inițială gratuită, cu examinare și plan scris pe etape; radiografiile nu sunt incluse.',
    'Analiza mușcăturii pe modele digitale sau în articulator.',
    'Punți pe dinți sau pe implanturi, proteze scheletate, proteze totale, rebazări și reparații.',
    'Lucrări provizorii pe perioada tratamentului, unde este posibil (se plătesc separat).',
    'Probă cu dinții în ceară sau imprimată, ca să vedeți forma înainte de finalizare.',
    'Ședințe de ajustare incluse în primele 3 luni după predare.',
  ],
  benefits: [
    'Mestecați pe ambele părți și aveți din nou sprijin pentru obraji și buze.',
    'Pronunția se îmbunătățește după perioada de adaptare.',
    'Dinții rămași sunt încărcați mai echilibrat.',
    'Există soluții pentru bugete și stări de sănătate diferite, inclusiv fără operație.',
  ],
  technologies: [
    'Scanare intraorală sau amprentă funcțională individuală, după tipul lucrării.',
    'Înregistrarea mușcăturii cu arc facial și articulator la lucrările ample.',
    'Schelete frezate sau sinterizate din aliaj de crom-cobalt.',
    'Baze de proteză frezate ori polimerizate la presiune și căldură.',
  ],
  duration:
    'Punte: 3–4 vizite în 3–4 săptămâni; proteză parțială sau totală: 4–6 vizite în 3–6 săptămâni, plus 1–3 ședințe de ajustare.',
  success_rate:
    'Punți[^punti] pe dinți naturali: cele mai multe sunt în funcție după 5 ani. Proteze mobile: nu dăm un procent, pentru că depinde de cât os există și de cât de bine vă adaptați.',
  warranty:
    'Garanție scrisă: 3 ani pentru punți metalo-ceramice, 5 ani pentru cele din zirconiu, 2 ani pentru proteze, cu un control pe an. Nu acoperă spargerea prin cădere, uzura normală și rebazarea. Drepturile legale rămân neatinse.',
  suits: [
    'Unul sau mai mulți dinți lipsă, cu dinți vecini care oricum au nevoie de coroane (punte).',
    'Mai multe spații sau lipsa dinților din spate, cu dinți frontali stabili (proteză scheletată).',
    'Lipsa tuturor dinților unei arcade (proteză totală, cu sau fără implanturi).',
    'Proteze vechi care joacă, rănesc sau nu mai permit mestecatul.',
    'Persoane care nu pot sau nu doresc o intervenție chirurgicală.',
  ],
  not_suits: [
    'Puntea, când dinții vecini sunt neatinși și un implant este posibil: ar însemna să șlefuim dinți sănătoși.',
    'Puntea, când spațiul este prea lung ori dinții de sprijin sunt mobili.',
    'Lucrările definitive cât timp există carii, infecții sau boală parodontală activă.',
    'Proteza totală convențională, singură, la un reflex de vomă foarte puternic sau la os mandibular foarte resorbit; discutăm sprijinul pe implanturi.',
  ],
  course: 'O punte',
  steps: [
    {
      title: 'Evaluare',
      text: 'Examinăm dinții, gingia, osul și mușcătura, facem fotografii și radiografia necesară. Ascultăm ce vă deranjează și ce așteptați.',
    },
    {
      title: 'Plan și variante',
      text: 'Primiți variantele în scris, cu etape, durate, costuri și limite. Nu este nevoie să hotărâți pe loc.',
    },
    {
      title: 'Pregătirea gurii',
      text: 'Tratăm cariile și gingia, extragem ce nu se poate păstra. După extracții, o proteză definitivă așteaptă de obicei 2–3 luni; între timp purtați una provizorie.',
    },
    {
      title: 'Amprente și mușcătură',
      text: 'Scanăm sau amprentăm, apoi înregistrăm poziția în care se întâlnesc arcadele.',
    },
    {
      title: 'Probe',
      text: 'Vedeți forma și culoarea dinților în gură, vorbiți și zâmbiți cu proba. Schimbările se fac acum, nu după predare.',
    },
    {
      title: 'Predare și învățare',
      text: 'Fixăm puntea sau potrivim proteza și vă arătăm cum se pune, se scoate și se curăță.',
    },
    {
      title: 'Ajustări și control',
      text: 'O vizită la 2–7 zile pentru punctele care apasă, apoi controale anuale.',
    },
  ],
  pain: 'Șlefuirea pentru punte se face cu anestezie locală. O proteză nouă poate lăsa puncte de presiune dureroase în primele zile; se corectează prin retușuri scurte. Nu pileți proteza pe cont propriu. Dacă aveți o rană, purtați proteza câteva ore înainte de vizită, ca să se vadă exact locul care apasă.',
  healing:
    'Cu o punte vă obișnuiți în câteva zile. Cu o proteză, vorbirea revine de obicei în 1–2 săptămâni, iar mestecatul în 4–8 săptămâni: începeți cu bucăți mici, pe ambele părți. La început salivați mai mult. Noaptea proteza se scoate, de regulă, ca gingia să se odihnească.',
  risks: [
    'Carie sau inflamație la dinții de sprijin ai unei punți, uneori cu pierderea întregii lucrări.',
    'Ciobirea ceramicii ori desprinderea punții.',
    'Puncte de presiune, răni și stomatită sub proteza purtată continuu sau prost curățată.',
    'Resorbția treptată a osului sub proteză, cu pierderea stabilității și nevoia de rebazare din când în când.',
    'Fractura protezei la cădere sau prin oboseala materialului.',
    'Adaptare dificilă; unele persoane nu se obișnuiesc deplin cu o proteză mandibulară.',
  ],
  alternatives: [
    {
      treatment: 'implant_dentar',
      text: 'Înlocuiește un dinte fără a șlefui vecinii, dacă există os și starea generală permite.',
    },
    {
      treatment: 'fast_fixed',
      text: 'O arcadă întreagă fixă pe câteva implanturi, pentru cei care nu doresc proteză mobilă.',
    },
    {
      treatment: 'coroane_dentare',
      text: 'Dacă rădăcina există și este sănătoasă, o coroană poate fi suficientă.',
    },
  ],
  urgent: [
    'Rană sub proteză care nu se închide în 2 săptămâni, chiar dacă nu doare.',
    'Umflătură, febră sau durere puternică la un dinte de sprijin.',
    'Punte desprinsă sau proteză ruptă: nu o lipiți acasă, aduceți toate fragmentele.',
    'Dacă ați inhalat un fragment, sunați la 112. Dacă l-ați înghițit, sunați-ne.',
  ],
  questions: [
    {
      question: 'Punte sau implant?',
      answer:
        'Dacă vecinii sunt întregi, implantul îi lasă neatinși. Dacă oricum au nevoie de coroane, puntea poate fi mai rapidă și nu cere operație. Contează osul, sănătatea generală și bugetul; le punem alături în plan.',
    },
    {
      question: 'Rămân fără dinți pe durata tratamentului?',
      answer:
        'În majoritatea situațiilor nu. Facem o punte provizorie sau o proteză imediată, predată în ziua extracțiilor. Ea va cere căptușiri, pentru că gingia își schimbă forma în primele luni.',
    },
    {
      question: 'De ce mi se mișcă proteza de jos?',
      answer:
        'Mandibula oferă o suprafață mică, iar limba și obrajii o împing. Când osul s-a resorbit, aderența scade și mai mult. Rebazarea ajută, iar două implanturi cu capse o stabilizează mult mai bine.',
    },
    {
      question: 'Cum curăț proteza?',
      answer:
        'După mese o clătiți, seara o periați cu săpun neutru sau soluție dedicată, nu cu pastă abrazivă, deasupra unui lavoar cu apă, ca să nu se spargă dacă o scăpați. Peste noapte stă în apă curată.',
    },
    {
      question: 'Cât rezistă lucrările?',
      answer:
        'În studii, 89%[^punti-10] dintre punțile pe dinți naturali erau încă pe dinți după 10 ani. Pentru proteze nu dăm un număr: gura se schimbă, așa că proteza se rebazează și, cu timpul, se reface. Controlul anual contează mai mult decât materialul ales.',
    },
    {
      question: 'Scrâșnesc din dinți. Ce se poate face?',
      answer:
        'Întâi protejăm dinții, cu o gutieră de noapte făcută pe măsură. Ea nu oprește obiceiul, dar apără dinții și lucrările. Coroanele sau fațetele pentru dinții tociți vin abia după aceea, și numai dacă este nevoie. Prețul gutierei este în listă.',
      link: { page: 'prices', text: 'Lista de prețuri' },
    },
  ],
  footnotes: {
    punti: {
      definition:
        'Punți metalo-ceramice și integral ceramice sprijinite pe dinți naturali, rămase în funcție, cu sau fără reparații.',
      period: '5 ani; sinteză publicată în 2015',
      source: sources.pjetursson2015,
    },
    'punti-10': {
      definition: 'Punți pe dinți naturali aflate încă pe dinți; nu înseamnă lipsa oricărei complicații.',
      period: '10 ani; sinteză a 19 studii, publicată în 2004',
      source: sources.tan2004,
    },
  },
} satisfies TreatmentText
