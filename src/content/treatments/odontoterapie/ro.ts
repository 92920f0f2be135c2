import { city } from '../../ro/city.ts'
import type { TreatmentText } from '../../schema.ts'
import { sources } from '../../sources.ts'
import { titled } from '../../titled.ts'

export const text = {
  meta: {
    title: titled(`Tratament carii dentare ${city}`),
    description:
      'Tratamentul cariilor: de la remineralizare la obturații și onlay-uri. Cum hotărâm, cât durează, la ce să vă așteptați și ce garanție primiți.',
    keywords: [
      `tratament carii ${city}`,
      'odontoterapie',
      'obturație compozit',
      'plombă dentară',
      'onlay',
      'carie dentară',
    ],
  },
  search_words: [
    'carie',
    'carii',
    'dinte cariat',
    'măsea cariată',
    'gaură în dinte',
    'gaură în măsea',
    'gaură la măsea',
    'punct negru pe dinte',
    'pată neagră pe măsea',
    'plombă',
    'plombat',
    'plombă căzută',
    'mi-a căzut plomba',
    'mi-a sărit plomba',
    'plombă spartă',
    'plombe negre',
    'amalgam',
    'plombe vechi',
    'schimb plombă',
    'obturație',
    'sensibilitate',
    'dinți sensibili',
    'mă doare la dulce',
    'mă doare la rece',
    'sensibil la rece',
    'sensibilitate la rece',
    'se blochează mâncare între dinți',
    'îmi intră mâncare între dinți',
    'mâncare între măsele',
    'dinte ciobit',
    's-a ciobit un dinte',
    'mi s-a spart un dinte',
    'dinte spart',
    'dinte mâncat',
    'smalț',
    'pete albe',
    'colet',
    'control dinți',
    'control de rutină',
    'consultație',
    'consult',
    'dentist',
    'stomatolog',
    'îmi strepezesc dinții',
    'doare dinte după plombă',
    'carii între dinți',
  ],
  title: 'Odontoterapie: tratamentul cariilor',
  short_description:
    'Oprim cariile cât sunt mici și refacem dinții afectați cu obturații din compozit sau onlay-uri, păstrând cât mai mult din dintele sănătos și, ori de câte ori se poate, nervul viu.',
  full_description: [
    'Caria apare când bacteriile din placă transformă zaharurile în acizi care dizolvă smalțul. La început se vede doar o pată albă, mată, și procesul poate fi oprit cu fluor și igienă. După ce smalțul se prăbușește și apare o cavitate, suprafața nu se mai reface singură și, de cele mai multe ori, este nevoie de o obturație.',
    'Sub smalț se află dentina, mai moale, străbătută de canalicule care duc spre pulpă, adică spre nerv. De aceea o carie cu o intrare mică poate fi largă în adâncime, iar durerea apare târziu. În cariile adânci lăsăm uneori un strat de dentină demineralizată aproape de nerv și sigilăm deasupra; astfel evităm deschiderea inutilă a pulpei.',
    'Alegem tratamentul după cât dinte a rămas: remineralizare sau infiltrare pentru leziuni incipiente, obturație din compozit pentru cavități mici și medii, onlay când s-au pierdut cuspizi, coroană doar când nu ajunge nimic din toate acestea. Și căutăm cauza, altfel caria revine la marginea lucrării.',
  ],
  features: [
    'Consultație inițială gratuită, cu examinare și plan scris; radiografiile nu sunt incluse.',
    'Radiografii bitewing pentru cariile dintre dinți, la intervale stabilite după risc.',
    'Obturații estetice din compozit, sub izolare cu digă.',
    'Onlay-uri din compozit sau ceramică pentru dinți cu pereți slăbiți.',
    'Protecția pulpei cu materiale bioactive în cariile profunde.',
    'Tratamentul leziunilor de la colet și al sensibilității.',
  ],
  benefits: [
    'Dintele rămâne viu și își păstrează cea mai mare parte din structură.',
    'Contactul corect cu vecinul împiedică reținerea resturilor.',
    'Culoarea se potrivește cu dintele, iar obturația se poate repara.',
    'Un plan de prevenție personal reduce riscul de carii noi.',
  ],
  technologies: [
    'Lupe de mărire și lumină rece.',
    'Digă de cauciuc, care ține dintele uscat în timpul lipirii.',
    'Matrici secționale pentru forma contactului dintre dinți.',
    'Sisteme adezive și compozite aplicate în straturi, întărite cu lampă LED.',
  ],
  duration:
    'O vizită de 30–60 de minute pentru o obturație; 2 vizite, la 1–2 săptămâni distanță, pentru un onlay.',
  success_rate:
    'Unele obturații din compozit de pe dinții din spate cedează cu anii, mai des la risc mare de carie și la cavități mari.',
  warranty:
    'Garanție scrisă de 2 ani pentru obturații și 3 ani pentru onlay-uri, cu un control și o igienizare pe an. Nu acoperă caria nouă, loviturile și scrâșnitul fără gutieră. Drepturile legale rămân neatinse.',
  suits: [
    'Pete albe sau maronii, șanțuri închise la culoare, smalț aspru la limbă.',
    'Sensibilitate la dulce, rece sau la mușcătură.',
    'Resturi alimentare prinse mereu în același loc, ață dentară care se rupe.',
    'Obturații vechi fisurate, cu margini deschise ori carie dedesubt.',
    'Dinți ciobiți sau uzați la colet.',
  ],
  not_suits: [
    'Dinți cu nervul infectat, care au nevoie întâi de tratament de canal.',
    'Dinți cu mai mulți pereți pierduți, pentru care este mai potrivită o coroană.',
    'Rădăcini fracturate vertical ori distruse adânc sub gingie.',
    'Obturații vechi, inclusiv din amalgam, care sunt intacte: nu le schimbăm doar pentru culoare, fără să discutăm ce dinte se pierde.',
  ],
  course: 'O obturație obișnuită',
  steps: [
    {
      title: 'Diagnostic',
      text: 'Examinăm dinții curați și uscați, testăm nervul, facem radiografie bitewing dacă este nevoie. Spunem care carii se tratează și care se urmăresc.',
    },
    {
      title: 'Anestezie și izolare',
      text: 'Amorțim zona, verificăm efectul și aplicăm diga. La leziunile superficiale, anestezia poate lipsi, dacă preferați.',
    },
    {
      title: 'Îndepărtarea cariei',
      text: 'Curățăm complet marginile; aproape de nerv ne oprim la timp, ca să nu îl deschidem. La nevoie punem un strat de protecție.',
    },
    {
      title: 'Refacerea dintelui',
      text: 'Aplicăm adezivul și compozitul în straturi, refacem contactul și relieful. Pentru onlay scanăm și facem o lucrare provizorie.',
    },
    {
      title: 'Ajustare și lustruire',
      text: 'Verificăm mușcătura cu hârtie colorată, lustruim și vă arătăm cum se curăță locul.',
    },
    {
      title: 'Prevenție și control',
      text: 'Stabilim pasta, curățarea interdentară și ritmul controalelor, la 6–12 luni după risc.',
    },
  ],
  pain: 'Cu anestezie locală simțiți apăsare, vibrații și apă rece. După o obturație adâncă, sensibilitatea la rece sau la mușcătură durează de obicei de la câteva zile la 2–4 săptămâni și scade treptat. Dacă dintele atinge primul la închidere, sunați-ne: ajustarea durează câteva minute.',
  healing:
    'Compozitul este întărit când plecați, dar așteptați să treacă amorțeala, cam 2–3 ore, înainte să mestecați, ca să nu vă mușcați obrazul. În primele 24 de ore evitați cafeaua, ceaiul și vinul roșu după obturații din față. Nu sunt necesare zile libere.',
  risks: [
    'Sensibilitate trecătoare la rece, la aer sau la mușcătură.',
    'Inflamația ireversibilă a nervului după o carie adâncă; dintele are atunci nevoie de tratament de canal.',
    'Fractura obturației ori a unui perete subțire.',
    'Carie nouă la margine, mai ales dacă igiena și alimentația nu se schimbă.',
    'Colorarea marginilor în timp, care se poate lustrui.',
  ],
  alternatives: [
    {
      treatment: 'tratamente_endodontice',
      text: 'Dacă nervul este infectat sau durerea nu mai cedează, se tratează întâi canalele.',
    },
    {
      treatment: 'coroane_dentare',
      text: 'Când au rămas prea puțini pereți, o coroană protejează mai bine dintele.',
    },
    { treatment: 'pedodontie', text: 'Pentru copii, cariile și prevenția au reguli și ritm diferite.' },
  ],
  urgent: [
    'Durere din senin, pulsatilă, care vă trezește noaptea sau persistă minute bune după cald ori rece.',
    'Umflătură a gingiei sau a obrazului, febră.',
    'Dinte fracturat după o lovitură: păstrați fragmentul în lapte ori ser fiziologic și sunați-ne.',
    'Obturație (plombă) căzută sau colț de dinte rupt, dacă marginea taie sau dintele doare.',
  ],
  questions: [
    {
      question: 'Orice carie trebuie frezată?',
      answer:
        'Nu. O leziune din smalț, fără cavitate, se poate opri cu fluor, igienă interdentară și mai puține gustări dulci. O urmărim la control. Frezăm când există cavitate pe care nu o puteți curăța sau când leziunea avansează.',
    },
    {
      question: 'Cât ține o obturație din compozit?',
      answer:
        'În studii de 10 ani pe dinți laterali au cedat, în medie, 2,4%[^obturatii] dintre obturații pe an. Contează mărimea cavității, mușcătura, igiena și cât de ușor faceți carii. Multe obturații uzate se pot repara parțial, fără înlocuire completă, ceea ce cruță dintele.',
    },
    {
      question: 'De ce doare dintele după plombă, dacă înainte nu durea?',
      answer:
        'Curățarea unei carii adânci irită pulpa, iar compozitul exercită o mică tensiune când se întărește. De regulă trece în câteva săptămâni. Durerea care crește, apare noaptea sau persistă după cald trebuie verificată.',
    },
    {
      question: 'Trebuie schimbate plombele de amalgam?',
      answer:
        'Nu, dacă sunt intacte. Le înlocuim când au carie dedesubt, fisuri sau margini deschise. Nu mai punem amalgam, dar îndepărtarea lui fără motiv înseamnă pierdere de dinte sănătos.',
    },
    {
      question: 'Se pot trata mai multe carii într-o vizită?',
      answer:
        'Da, de obicei 2–3 dinți din aceeași zonă, într-o ședință de 60–90 de minute. Evităm să amorțim ambele părți ale mandibulei în aceeași zi.',
    },
    {
      question: 'Sunt însărcinată. Pot trata o carie?',
      answer:
        'Da. Tratamentele necesare se pot face, cel mai comod în trimestrul al doilea, cu anestezie locală potrivită. Durerea și infecția se tratează în orice trimestru. Spuneți-ne luna și medicamentele; radiografiile le facem doar dacă schimbă decizia.',
    },
  ],
  footnotes: {
    obturatii: {
      definition:
        'Obturații din compozit pe dinți laterali care au trebuit refăcute, în medie pe an; la cine face ușor carii, 4,6%.',
      period: '10 ani; sinteză a 12 studii, publicată în 2014',
      source: sources.opdam2014,
    },
  },
} satisfies TreatmentText
