import { clinic } from '../../content/clinic.ts'
import { wordsOf } from '../../content/needs.ts'
import { called } from '../../content/ro/called.ts'
import { city } from '../../content/ro/city.ts'
import { directions } from '../../content/ro/directions.ts'
import { emergency } from '../../content/ro/emergency.ts'
import type { Shape } from '../../content/text-shape.ts'
import { titled } from '../../content/titled.ts'
import { forEachLanguage } from '../../format/languages.ts'

export const words = {
  meta: {
    title: titled('Contact și programări', called),
    description: `Cereți o programare la Clinica ${clinic.name} din ${city}: formular, telefon, program, adresă. Prima consultație este gratuită.`,
    keywords: [
      `programare dentist ${city}`,
      'contact clinică dentară',
      `stomatolog ${clinic.address.sector}`,
      'urgențe dentare',
    ],
  },
  title: 'Contact',
  lead: 'Scrieți-ne ce vă supără și când puteți veni. Vă contactăm noi ca să stabilim ora.',
  formTitle: 'Cerere de programare',
  stopCard: 'Cartonașul „stop”: un semn la care ne oprim, de tipărit',
  visitWith: 'Vizită la {name}',
  required: 'Câmpurile marcate cu * sunt obligatorii.',
  optional: 'opțional',
  either: 'Telefonul sau e-mailul: este de ajuns unul dintre ele.',
  fields: {
    name: { label: 'Nume' },
    phone: {
      label: 'Telefon',
      hint: 'De exemplu 0712 034 567. Pentru un număr din străinătate, începeți cu + și prefixul țării.',
    },
    email: { label: 'E-mail' },
    answer_locale: { label: 'În ce limbă vă răspundem?' },
    treatment: { label: 'Tratament' },
    doctor: { label: 'Medic' },
    day: { label: 'Ziua' },
    part: { label: 'Partea zilei' },
    comfort: {
      label: 'Ce v-ar face vizita mai ușoară',
      hint: 'Bifați ce vi se potrivește. O spunem medicului înainte să intrați.',
    },
    message: {
      label: 'Mesaj',
      hint: 'Pe scurt, ce vă supără. Vă rugăm să nu scrieți diagnostice sau CNP-ul și să nu trimiteți documente.',
    },
    country: { label: 'Țara din care veniți' },
    marketing: {
      label: 'Vreau să primesc sfaturi și noutăți de la clinică',
      hint: 'Nu este necesar pentru programare și vă puteți răzgândi oricând.',
    },
  },
  wishes: {
    legend: 'Când v-ar conveni?',
    hint: 'Până la trei variante, în următoarele 60 de zile. Este închis {closedDays}.',
    wish: 'Varianta {number}',
    none: 'Fără o zi anume',
    later: 'Sau altă zi, mai îndepărtată',
  },
  options: {
    languages: forEachLanguage('ro'),
    comfort: {
      nervous: 'Am emoții sau mi-e teamă',
      breaks: 'Vreau pauze dese',
      'price-first': 'Spuneți-mi întâi prețul',
      explain: 'Spuneți-mi ce urmează, pas cu pas',
      quiet: 'Prefer liniște, fără explicații pe parcurs',
      companion: 'Vin cu cineva care stă lângă mine',
    },
    anyTreatment: 'Nu știu încă',
    anyDoctor: 'Orice medic',
    anyDay: 'Alegeți ziua',
    noCountry: 'Alegeți țara',
    parts: {
      any: 'oricând',
      morning: 'dimineața (până la 12)',
      afternoon: 'după-amiaza (12–17)',
      evening: 'seara (după 17)',
    },
  },
  estimate: {
    title: 'Devizul dumneavoastră',
    text: 'Îl trimitem împreună cu cererea, ca medicul să știe ce v-a interesat. Prețurile sunt cele din lista de azi.',
    remove: 'Nu trimite devizul',
  },
  left: {
    one: 'mai aveți {count} caracter',
    few: 'mai aveți {count} caractere',
    other: 'mai aveți {count} de caractere',
  },
  errorPrefix: 'Eroare:',
  summary: {
    title: 'Mai este ceva de corectat',
    failed: 'Cererea nu a fost trimisă',
    lead: 'Ce ați completat a rămas. Verificați câmpurile de mai jos:',
  },
  errors: {
    name: {
      required: 'Scrieți numele dumneavoastră.',
      short: 'Numele trebuie să aibă cel puțin două litere.',
      long: 'Numele poate avea cel mult 80 de caractere.',
    },
    contact: { required: 'Scrieți un telefon sau o adresă de e-mail, ca să vă putem răspunde.' },
    phone: {
      invalid:
        'Numărul conține caractere pe care nu le recunoaștem. Folosiți cifre, de exemplu 0712 034 567.',
      missingZero: 'Lipsește începutul numărului. Adăugați 0 în față, de exemplu 0712 034 567.',
      prefix:
        'Numerele din România încep cu 02, 03, 06 sau 07. Pentru alt număr, începeți cu + și prefixul țării.',
      country: 'Nicio țară nu are acest prefix. Verificați cifrele de după +.',
      short: 'Numărul pare incomplet. Un număr din România are zece cifre, de exemplu 0712 034 567.',
      long: 'Numărul are prea multe cifre. Un număr din România are zece, de exemplu 0712 034 567.',
    },
    email: {
      invalid: 'Adresa de e-mail nu pare completă. Un exemplu: nume@exemplu.ro.',
      long: 'Adresa de e-mail este prea lungă. Verificați-o sau scrieți alta.',
      news: 'Pentru sfaturi și noutăți avem nevoie și de adresa de e-mail. Completați-o sau debifați căsuța.',
    },
    answer_locale: { choice: 'Alegeți limba din listă.' },
    treatment: { choice: 'Alegeți un tratament din listă sau „Nu știu încă”.' },
    doctor: { choice: 'Alegeți un medic din listă sau „Orice medic”.' },
    day: {
      invalid: 'Alegeți o zi din calendar.',
      past: 'Ziua aleasă a trecut. Alegeți una care urmează.',
      far: 'Alegeți o zi din următoarele 60 de zile.',
      closed: 'În ziua aleasă clinica este închisă. Alegeți alta.',
      repeated:
        'Ați ales de două ori aceeași zi și aceeași parte a zilei. Schimbați sau ștergeți una dintre variante.',
    },
    part: {
      choice: 'Alegeți partea zilei din listă.',
      closed: 'În ziua aleasă clinica este închisă în acest interval. Alegeți altul.',
    },
    comfort: { choice: 'Alegeți numai din lista afișată.' },
    message: {
      long: 'Mesajul poate avea cel mult {max} de caractere; acum are {count}.',
      cnp: 'Mesajul pare să conțină un CNP. Pentru siguranța dumneavoastră, vă rugăm să îl ștergeți.',
    },
    country: { choice: 'Alegeți țara din listă.' },
    form: {
      tooFast: 'Formularul a fost trimis foarte repede. Verificați datele și apăsați din nou butonul.',
      used: 'Ați trimis deja câteva cereri de pe această pagină. Dacă mai aveți ceva de spus, datele au rămas completate: apăsați din nou butonul.',
      expired: 'Pagina a stat deschisă prea mult. Datele au rămas completate: apăsați din nou butonul.',
      rate: 'Am primit mai multe cereri de la dumneavoastră. Așteptați un minut și încercați din nou.',
      check: 'Nu am putut verifica formularul. Vă rugăm să mai încercați o dată.',
      unavailable: 'Nu am putut primi cererea acum. Încercați din nou sau sunați la {phone}.',
      offline:
        'Nu aveți conexiune la internet. Ce ați completat a rămas: trimiteți când revine sau sunați la {phone}.',
      refused: 'Nu am putut înregistra cererea așa cum este scrisă. Sunați la {phone} și o notăm noi.',
    },
  },
  privacy: 'Folosim datele numai ca să vă răspundem și le ștergem după 90 de zile.',
  privacyLink: 'Politica de confidențialitate',
  honeypot: 'Lăsați gol acest câmp',
  submit: 'Trimite cererea',
  sending: 'Se trimite...',
  notConfirmed: 'Formularul nu confirmă o programare. Ora se stabilește abia când vorbim.',
  callback: {
    today: 'Vă contactăm azi, până la {time}.',
    on: 'Vă contactăm {day}, după ora {time}.',
    email: 'Dacă ne lăsați numai e-mailul, vă scriem în cel mult o zi lucrătoare.',
  },
  next: {
    title: 'Ce urmează',
    items: [
      { title: 'Vă contactăm', text: 'Recepția vă sună sau vă scrie, în cel mult o zi lucrătoare.' },
      { title: 'Stabilim ora', text: 'Alegem împreună ziua și medicul și vă confirmăm programarea.' },
      {
        title: 'Veniți la consultație',
        text: 'Prima este gratuită: examinare și plan scris. Radiografiile nu sunt incluse, iar consultația de urgență se plătește.',
      },
    ],
  },
  urgent: `Durere puternică, umflătură, sângerare sau un dinte lovit? Nu așteptați răspunsul, sunați la {phone}; când este închis, cu o umflătură, o sângerare sau o lovitură mergeți la camera de gardă. ${emergency.call112}`,
  before: {
    title: 'Înainte să veniți',
    groups: [
      {
        title: 'Plată, programări, nemulțumiri',
        items: [
          {
            question: 'Cum pot plăti?',
            answer: `Cu cardul, în numerar sau prin transfer bancar, după fiecare etapă încheiată, iar pentru lucrările de laborator cu un avans trecut în plan.${wordsOf('instalments', ' Puteți plăti și printr-un credit, sub rezerva aprobării.')} Primiți factură pentru fiecare plată.`,
          },
          {
            question: 'Serviciile sunt decontate?',
            answer:
              'Nu. Clinica nu are contract cu casa de asigurări de sănătate: toate serviciile sunt plătite de pacient. Pentru o asigurare privată vă dăm factura cu serviciile scrise pe rând, planul și copia radiografiilor; rambursarea o hotărăște asigurătorul.',
          },
          {
            question: 'Cum anulez sau mut o programare?',
            answer:
              'Sunați-ne sau scrieți-ne cu cel puțin 24 de ore înainte, ca să dăm ora altcuiva. Nu cerem taxă de anulare. Dacă aveți o răceală, spuneți-ne și mutăm vizita. Cu febră și durere sau umflătură în gură sunați imediat.',
          },
          {
            question: 'Am o nemulțumire. Cui mă adresez?',
            answer:
              'Spuneți-ne: medicului, recepției sau pe e-mail. Confirmăm primirea în 2 zile lucrătoare și răspundem în scris în cel mult 30 de zile. Vă puteți adresa și Colegiului Medicilor Stomatologi, Direcției de Sănătate Publică sau A.N.P.C., din josul paginii.',
          },
          {
            question: 'Vin din altă țară. Ce trebuie să știu?',
            answer:
              'Scrieți-ne când puteți veni și spuneți-ne dacă aveți radiografii recente; vă spunem câte vizite sunt și la ce interval. Limbile vorbite de fiecare dintre noi sunt pe pagina echipei. Plata se face în lei. Dacă țara dumneavoastră rambursează cheltuieli, întrebați dinainte asigurătorul de acolo.',
          },
          {
            question: 'Ce fac când este închis?',
            answer: `${emergency.closed} ${emergency.call112}`,
          },
        ],
      },
      {
        title: 'Sănătate și siguranță',
        items: [
          {
            question: 'Am o valvă artificială sau o proteză de șold. Am nevoie de antibiotic?',
            answer:
              'Cu o valvă artificială, o endocardită în trecut sau unele boli de inimă din naștere, antibioticul se ia înaintea intervențiilor care ating gingia: aduceți scrisoarea cardiologului. Pentru o proteză de șold sau de genunchi nu este, de regulă, necesar; hotărăște ortopedul.',
          },
          {
            question: 'Cum mă pregătesc pentru sedare?',
            answer:
              'Medicul anestezist vă evaluează dinainte. Nu mâncați cu 6 ore înainte; apă limpede puteți bea până cu 2 ore înainte. Veniți cu un adult care vă duce acasă și rămâne cu dumneavoastră. În ziua aceea nu conduceți, nu beți alcool și nu semnați acte importante.',
          },
          {
            question: 'Am alergie la latex sau la un medicament. Ce fac?',
            answer:
              'Spuneți-ne la programare și scrieți-o în chestionar. Putem lucra cu mănuși și digă fără latex, cu cabinetul pregătit dinainte. Aduceți rezultatul testelor, dacă îl aveți. După o reacție gravă în trecut, cerem întâi părerea medicului alergolog.',
          },
          {
            question: 'Am diabet. Ce trebuie să știu?',
            answer:
              'Mâncați și luați-vă medicamentele ca de obicei, de preferat înaintea unei vizite de dimineață, și aduceți ultima hemoglobină glicată. Cu un diabet necontrolat rana se vindecă mai greu: ce poate aștepta se amână până este ținut sub control, iar o infecție se tratează și atunci.',
          },
          {
            question: 'Sunt însărcinată. Pot fi tratată?',
            answer:
              'Da. Spuneți-ne în ce săptămână sunteți și ce medic vă urmărește. Durerea și infecția se tratează în orice lună, iar anestezia locală se poate face. Ce nu este grabnic se face cel mai comod în trimestrul al doilea sau după naștere. Radiografia se face numai dacă schimbă tratamentul.',
          },
          {
            question: 'Iau medicamente pentru oase (bifosfonați sau denosumab). Ce fac?',
            answer:
              'Spuneți-ne ce luați, de când și pentru ce. Cu tratament pentru osteoporoză, cele mai multe tratamente, și extracțiile, se fac în cabinet, ca de obicei. La doze mari, pentru o boală canceroasă, le planificăm cu medicul dumneavoastră. Nu opriți denosumabul sau alt tratament fără medicul care l-a prescris.',
          },
          { question: 'Ce calmant pot lua până la vizită?', answer: emergency.painkillers.join(' ') },
          {
            question: 'Cum sunt sterilizate instrumentele?',
            answer:
              'Se spală, se ambalează și se sterilizează cu abur, în autoclav de clasa B. Pachetul sigilat se deschide în fața dumneavoastră. Fiecare ciclu are un test, iar rezultatele se păstrează; ce este de unică folosință se aruncă.',
          },
          {
            question: 'Cum îmi îngrijesc dinții între vizite?',
            answer:
              'Periați de două ori pe zi, câte două minute, cu pastă cu fluor; scuipați spuma, dar nu clătiți. O dată pe zi curățați între dinți cu ață dentară sau periuțe interdentare. Păstrați dulciurile la masă, nu între mese. Ritmul controalelor îl stabilește riscul dumneavoastră.',
          },
        ],
      },
    ],
  },
  details: {
    title: 'Ne găsiți aici',
    phone: 'Telefon',
    email: 'E-mail',
    address: 'Adresă',
    hours: 'Program',
    map: 'Deschide harta',
    mapHint: 'Harta se deschide pe alt site. Aici nu se încarcă nimic de la alții.',
    transport: {
      title: 'Cum ajungeți',
      items: directions,
    },
  },
  thanks: {
    meta: {
      title: titled('Am primit cererea', called),
      description: `Cererea de programare a ajuns la Clinica ${clinic.name}. Aici găsiți codul ei și ce urmează până la consultație.`,
      keywords: ['cerere programare', `clinică dentară ${city}`, 'confirmare primire cerere'],
    },
    title: 'Am primit cererea dumneavoastră',
    lead: 'Vă mulțumim. Nu este încă o programare: vă contactăm ca să stabilim ora.',
    reference: 'Codul cererii: {code}',
    referenceHint: 'Păstrați codul. Dacă ne sunați, găsim cererea după el.',
    next: {
      title: 'Ce urmează',
      items: [
        { title: 'Vă contactăm', text: 'Recepția vă sună sau vă scrie, în cel mult o zi lucrătoare.' },
        { title: 'Stabilim ora', text: 'Alegem împreună ziua și medicul, apoi vă confirmăm programarea.' },
        {
          title: 'Vă pregătiți',
          text: 'Aduceți actul de identitate, lista medicamentelor și radiografiile din ultimul an.',
        },
      ],
    },
    calendar: {
      file: 'programare',
      action: 'Adaugă în calendar ziua dorită',
      hint: 'Este un memento al zilei cerute, nu o programare confirmată.',
      summary: `Clinica ${clinic.name} – oră cerută, neconfirmată`,
      description: 'Cererea {code}. Clinica vă contactează pentru confirmare. Telefon: {phone}.',
    },
    change: 'Doriți să schimbați ceva? Sunați la {phone} și spuneți codul.',
    home: 'Înapoi acasă',
    prices: 'Vezi prețurile',
  },
  mail: {
    subject: 'Cerere nouă de pe site: {code}',
    text: 'A sosit cererea {code}. O puteți citi după autentificare: {link}',
    digest: {
      subject: {
        one: '{count} cerere nouă de pe site',
        few: '{count} cereri noi de pe site',
        other: '{count} de cereri noi de pe site',
      },
      text: 'În ultima oră au sosit multe cereri. Ca să nu vă umplem căsuța, pe acestea vi le spunem într-un singur mesaj. Sunt toate în admin:',
      action: 'Citiți cererile',
    },
  },
}

export type ContactWords = Shape<typeof words>
