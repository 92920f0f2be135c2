import { city } from '../../ro/city.ts'
import { urgentAdvice } from '../../ro/urgent-advice.ts'
import type { TreatmentText } from '../../schema.ts'
import { sources } from '../../sources.ts'
import { titled } from '../../titled.ts'

export const text = {
  meta: {
    title: titled(`Tratament de canal la microscop, ${city}`),
    description:
      'Tratament de canal la microscop: când este necesar, cum decurge, câte vizite cere, ce simțiți după, ce riscuri are și de ce dintele trebuie apoi acoperit.',
    keywords: [
      `tratament de canal ${city}`,
      'endodonție la microscop',
      'retratament endodontic',
      'durere de dinte',
      'pulpită',
    ],
  },
  search_words: [
    'mă doare o măsea',
    'mă doare dintele',
    'mă doare măseaua',
    'durere de măsea',
    'durere de dinți',
    'durere noaptea',
    'nu pot dormi de durere',
    'durere pulsatilă',
    'pulsează',
    'zvâcnește',
    'mă doare la cald',
    'mă doare la rece mult timp',
    'scos nervul',
    'omorât nervul',
    'dinte mort',
    'dinte înnegrit după lovitură',
    'abces',
    'puroi',
    'umflat',
    'umflat la față',
    'obraz umflat',
    'falcă umflată',
    'gingie umflată',
    'fistulă',
    'infecție dinte',
    'bășică pe gingie',
    'granulom',
    'chist',
    'pulpită',
    'tratament de nerv',
    'scoatere nerv',
    'canal',
    'devitalizat',
    'devitalizare',
    'dinte sensibil la cald',
    'retratament',
    'ac rupt în canal',
    'durere insuportabilă',
    'urgență',
    'calmantul nu ajută',
    'mă doare când mușc',
    'durere în ureche',
    'nevralgie',
    'măsea cariată mare',
  ],
  title: 'Tratament de canal (endodonție)',
  short_description:
    'Curățarea și închiderea canalelor din rădăcină atunci când nervul dintelui este inflamat sau infectat, pentru ca dintele să poată fi păstrat.',
  full_description: [
    'În interiorul dintelui se află pulpa: nervi, vase de sânge și țesut moale, care coboară prin canale subțiri până la vârful rădăcinii. O carie adâncă, o fisură sau o lovitură poate inflama sau infecta pulpa. Când ea nu își mai poate reveni, canalele trebuie curățate.',
    'Tratamentul îndepărtează pulpa bolnavă, dezinfectează canalele și le umple etanș. Un incisiv are de obicei un canal, un premolar unul sau două, un molar trei sau patru. Canalele pot fi curbe, foarte înguste ori ramificate; microscopul ajută la găsirea lor.',
    'Dintele tratat nu mai simte rece sau cald, dar rămâne fixat în os și lucrează ca înainte. Are însă pereții mai subțiri. De aceea, mai ales la molari și premolari, trebuie protejat cu o coroană sau cu un onlay, de preferat în 30 de zile.',
    'Dacă un tratament mai vechi nu a reușit, canalele se pot redeschide și curăța din nou. Retratamentul este mai lung și are șanse mai mici decât primul tratament: în studii, cei mai mulți dinți se vindecă, dar nu toți. Vi le prezentăm cinstit, alături de celelalte variante.',
  ],
  features: [
    'Consultație inițială gratuită, cu examinare și plan scris; radiografiile nu sunt incluse.',
    'Lucru sub mărire, la microscop, pe toată durata tratamentului.',
    'Izolarea dintelui cu digă, o folie care ține saliva departe de canal.',
    'Tomografie CBCT limitată, numai când radiografia obișnuită nu este suficientă.',
    'Programare rapidă pentru dureri acute, în timpul orelor de lucru.',
    'Radiografie de control la 12 luni (se plătește separat).',
  ],
  benefits: [
    'Vă păstrați dintele propriu.',
    'Durerea provocată de nervul inflamat cedează, de regulă, după deschiderea și curățarea dintelui.',
    'Infecția de la vârful rădăcinii are șansa să se vindece, iar osul să se refacă.',
    'Se amână sau se evită o extracție și ce urmează după ea.',
  ],
  technologies: [
    'Microscop dentar.',
    'Localizator electronic de apex, pentru măsurarea canalului.',
    'Instrumente rotative din nichel-titan, potrivite canalelor curbe.',
    'Irigare activată cu ultrasunete.',
    'Materiale bioceramice pentru închidere și pentru repararea perforațiilor.',
  ],
  duration:
    '1–2 vizite de 60–120 de minute; pentru retratament, 2–3 vizite. Reconstrucția dintelui se face separat.',
  success_rate:
    '96%[^success] dintre dinții tratați prima dată la noi nu aveau, la 12 luni, simptome și nici leziune nouă sau mărită; o leziune rămasă la fel este numărată ca reușită.',
  warranty:
    'Garanție scrisă de 2 ani: refacem tratamentul fără plată dacă dintele a fost acoperit în 30 de zile și ați venit la controlul anual. Nu acoperă fracturile dintelui și retratamentele. Drepturile legale rămân neatinse.',
  suits: [
    'Durere din senin, mai ales noaptea, sau care ține mult după cald ori rece.',
    'Dinte cu nervul mort, uneori închis la culoare sau cu o fistulă pe gingie.',
    'Carie foarte adâncă, ajunsă la pulpă.',
    'Infecție la vârful rădăcinii, văzută pe radiografie.',
    'Tratament de canal vechi, cu infecție persistentă.',
  ],
  not_suits: [
    'Dinte fisurat vertical sau cu prea puțin țesut sănătos ca să poată fi reconstruit.',
    'Dinte foarte mobil, cu suport osos pierdut.',
    'Inflamație reversibilă a nervului: o obturație bine închisă poate fi suficientă.',
    'Dinte fără rol pe arcadă, cum sunt unii molari de minte.',
  ],
  course: 'Primul tratament de canal al unui dinte',
  steps: [
    {
      title: 'Diagnosticul',
      text: 'Teste la rece și la percuție, radiografie, sondarea gingiei. Stabilim din ce dinte vine durerea și dacă poate fi păstrat.',
    },
    {
      title: 'Anestezia și izolarea',
      text: 'Amorțim dintele, verificăm că nu mai simțiți înțepături și punem diga.',
    },
    {
      title: 'Curățarea canalelor',
      text: 'Deschidem dintele, găsim canalele la microscop, le măsurăm, le lărgim fin și le spălăm cu soluții dezinfectante.',
    },
    {
      title: 'Închiderea canalelor',
      text: 'Canalele curate și uscate se umplu etanș, în aceeași vizită sau, când există infecție, după 1–3 săptămâni cu un pansament medicamentos.',
    },
    {
      title: 'Reconstrucția dintelui',
      text: 'Obturație, onlay sau coroană, după cât din dinte a rămas, ideal în 30 de zile.',
    },
    {
      title: 'Controlul',
      text: 'Examinare și radiografie la 12 luni. O leziune de os care nu s-a închis se urmărește până la 4 ani[^follow-up].',
    },
  ],
  pain: 'Lucrăm cu anestezie și nu începem până când dintele nu este amorțit; un nerv foarte inflamat cere uneori anestezie suplimentară. După tratament, dintele poate fi sensibil la mușcat 3–5 zile, mai mult dacă a durut înainte. Un antiinflamator obișnuit ajută de obicei, dacă vi se potrivește. Antibioticul este necesar numai în anumite infecții.',
  healing:
    'Nu mestecați pe partea amorțită până nu trece anestezia, 2–4 ore. Până la reconstrucția finală evitați alimentele tari pe acel dinte, pentru că se poate fisura. Disconfortul scade de la o zi la alta. Osul de la vârful rădăcinii se reface lent, în luni, chiar dacă dintele nu vă mai supără.',
  risks: [
    'Infecția persistă sau revine și este nevoie de retratament, de rezecție apicală sau de extracție.',
    'Un instrument se rupe în canal, la aproximativ 2%[^instrument-fracture] dintre dinți; uneori se scoate, alteori se poate lăsa.',
    'Perforarea peretelui dintelui, care poate fi adesea reparată.',
    'Durere și umflătură în zilele următoare, cu nevoia unei vizite suplimentare.',
    'Închiderea la culoare a dintelui.',
    'Fractura dintelui, mai ales dacă nu este acoperit la timp.',
  ],
  alternatives: [
    {
      treatment: 'odontoterapie',
      text: 'Dacă nervul este viu și inflamația reversibilă, o obturație cu protejarea pulpei poate fi suficientă.',
    },
    {
      treatment: 'chirurgie_orala',
      text: 'Rezecția vârfului rădăcinii, când canalul nu mai poate fi abordat, sau extracția, când dintele nu poate fi păstrat.',
    },
    {
      treatment: 'implant_dentar',
      text: 'După extracție, un implant poate înlocui dintele; este o soluție de luat în calcul când păstrarea lui nu mai este rezonabilă.',
    },
  ],
  urgent: [
    'Umflătură a gingiei sau a obrazului, mai ales cu febră.',
    'Durere care nu cedează la analgezicul obișnuit.',
    'Obturația provizorie a căzut ori dintele s-a rupt.',
    urgentAdvice.knockedOut,
  ],
  questions: [
    {
      question: 'Se poate face totul într-o vizită?',
      answer:
        'Deseori da, dacă dintele nu este infectat și timpul ajunge. Când există puroi, canale greu accesibile sau un retratament, punem un pansament cu hidroxid de calciu și încheiem la a doua vizită, după 1–3 săptămâni.',
    },
    {
      question: 'Ce înseamnă rata de reușită afișată?',
      answer:
        'Este rezultatul tratamentelor inițiale din registrul clinicii: 96%[^success] dintre dinții controlați la 12 luni erau pe arcadă, fără simptome și fără leziune nouă sau mai mare pe radiografie. O leziune rămasă neschimbată este numărată aici ca reușită. În literatură, când se numără numai vindecarea completă, cifra este mai mică: 68–85%[^literature].',
    },
    {
      question: 'De ce doare dacă nervul a fost scos?',
      answer:
        'Ligamentul care ține dintele în os are nervii lui și rămâne iritat câteva zile. Dacă durerea crește, apare umflătura sau dintele pare mai înalt la mușcat, veniți la control: uneori ajunge o mică ajustare.',
    },
    {
      question: 'Trebuie neapărat coroană?',
      answer:
        'La dinții din față, cu pereți buni, o obturație poate fi suficientă. La molari și premolari recomandăm, de regulă, onlay sau coroană, pentru că un dinte descoperit se poate fractura la mestecat. Decidem după cât țesut a rămas.',
    },
    {
      question: 'Pot face tratament de canal în sarcină?',
      answer:
        'Da, când este nevoie, de preferat în trimestrul al doilea; durerea și infecția nu se lasă netratate. Anestezia obișnuită poate fi folosită, iar radiografia se face numai dacă schimbă tratamentul. Spuneți-ne luna de sarcină și medicul care vă urmărește.',
    },
  ],
  footnotes: {
    success: {
      definition:
        'Dinți definitivi tratați prima dată, veniți la control la 12 luni, pe arcadă, fără simptome și fără leziune nouă sau mărită pe radiografie. O leziune neschimbată este numărată ca reușită. Dinții fără control nu sunt numărați.',
      period: 'Tratamente încheiate în 2020–2024, cu control până în 2025',
      source:
        'Registrul de endodonție al clinicii: fișa și radiografia fiecărui dinte, la tratament și la 12 luni',
    },
    literature: {
      definition:
        'Dinți tratați prima dată, fără semne clinice și cu os vindecat complet pe radiografie. Dacă se numără și osul aflat în vindecare, cifra este mai mare; cu leziune înainte de tratament este mai mică.',
      period: 'Cel puțin 6 luni; sinteză a 63 de studii, publicată în 2007',
      source: sources.ng2007,
    },
    'follow-up': {
      definition: 'Cât se urmărește pe radiografie osul care încă se reface, după ghidul european.',
      period: 'Ghid publicat în 2006',
      source: sources.ese2006,
    },
    'instrument-fracture': {
      definition:
        'Dinți la care s-a rupt un instrument rotativ: 0,3% dintre cei din față, 2,7% dintre molari.',
      period: 'În timpul tratamentului; studiu pe 1.403 dinți, publicat în 2006',
      source: sources.diFiore2006,
    },
  },
} satisfies TreatmentText
