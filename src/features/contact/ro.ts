import { clinic } from '../../content/clinic.ts'
import type { Shape } from '../../content/text-shape.ts'
import { forEachLanguage } from '../../format/languages.ts'

export const words = {
  formTitle: 'Cerere de programare',
  stopCard: 'Cartonașul „stop”: un semn la care ne oprim, de tipărit',
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
    complaint: { label: 'Ce vă supără' },
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
    noComplaint: 'Nu vreau să spun aici',
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
    change: 'Schimbă devizul',
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
    complaint: { choice: 'Alegeți numai din lista afișată.' },
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
  /** The file with the wished days. */
  calendar: {
    file: 'programare',
    summary: `Clinica ${clinic.name} – oră cerută, neconfirmată`,
    description: 'Cererea {code}. Clinica vă contactează pentru confirmare. Telefon: {phone}.',
  },
  mail: {
    subject: 'Cerere nouă de pe site: {code}',
    text: 'A sosit cererea {code}. O puteți citi după autentificare: {link}',
    /** To who sent a request, with the link to its page. */
    link: {
      subject: 'Cererea dumneavoastră {code}',
      text: 'Am primit cererea {code}. Pe pagina ei vedeți ce ați cerut și când vă răspundem și, dacă este nevoie, o schimbați sau o anulați.',
      action: 'Deschideți pagina cererii',
      secret:
        'Linkul este secret: cine îl are vede cererea, așa că nu trimiteți mesajul mai departe. Pagina se șterge odată cu cererea, după 90 de zile.',
      notYou:
        'Dacă nu ne-ați scris dumneavoastră, cineva a greșit adresa de e-mail. Ștergeți mesajul: nu vă mai scriem.',
    },
    /** To the clinic. */
    pressed: {
      change: {
        subject: 'Cerere schimbată de pacient: {code}',
        text: 'Pacientul a schimbat cererea {code}. O puteți citi după autentificare: {link}',
      },
      cancel: {
        subject: 'Cerere anulată de pacient: {code}',
        text: 'Pacientul a anulat cererea {code}. O puteți citi după autentificare: {link}',
      },
    },
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
