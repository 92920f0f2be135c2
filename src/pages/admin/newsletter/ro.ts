import { clinic } from '../../../content/clinic.ts'
import type { Shape } from '../../../content/text-shape.ts'
import { titled } from '../../../content/titled.ts'
import { asBeginning } from '../../../format/counted-words.ts'
import { forEachLanguage } from '../../../format/languages.ts'

/** Writing a newsletter, sending it, and those that were sent. */
export const words = {
  menu: 'Newsletter',
  metaTitle: titled('Newsletter', `administrare ${clinic.name}`),
  title: 'Scrie un newsletter',
  lead: 'Scrieți textul, trimiteți-vă o probă, apoi trimiteți-l abonaților. Cel mult unul pe lună: așa le-am promis la abonare.',
  list: 'Lista abonaților',
  languages: forEachLanguage('ro', (language) => asBeginning(language, 'ro')),
  write: {
    title: 'Ciorna',
    subject: { label: 'Subiect', hint: 'Cel mult 150 de caractere. Fără nimic despre sănătatea cuiva.' },
    body: {
      label: 'Text',
      hint: 'Scrieți ca într-un e-mail obișnuit. Linkul de dezabonare se adaugă automat.',
    },
    save: 'Salvează ciorna',
    saved: 'Ciorna este salvată.',
    unsaved:
      'Ciorna nu a putut fi salvată acum. Încercăm din nou când mai scrieți ceva sau când revine conexiunea.',
    preview: 'Cum va arăta mesajul: {language}',
    previewHint: 'Arată ciorna salvată.',
    missing: {
      subject: 'Lipsește subiectul: scrieți-l în câmpul „Subiect”.',
      body: 'Lipsește textul: ce scrieți în câmpul „Text” apare aici, ca în mesajul primit.',
    },
    claims:
      'Verificați formulările: {words}. Publicitatea medicală nu permite superlative, garanții sau comparații.',
    test: 'Trimite-mi o probă',
    discard: {
      title: 'Renunță la ciornă',
      lead: 'Textele de mai sus se șterg și nu mai pot fi recuperate.',
      submit: 'Șterge ciorna',
    },
  },
  send: {
    title: 'Trimite abonaților',
    lead: 'Îl primesc numai cei care au confirmat abonarea, fiecare în limba aleasă. Cine se dezabonează între timp nu îl mai primește.',
    to: '{language}: {count}',
    subscribers: { one: '{count} abonat', few: '{count} abonați', other: '{count} de abonați' },
    submit: 'Trimite...',
    confirm: 'Trimiteți acum la {count}? Mesajele trimise nu mai pot fi oprite.',
    recent:
      'Ultimul newsletter a fost trimis pe {date}, acum mai puțin de o lună. Abonaților le-am promis cel mult unul pe lună.',
    anyway: 'Trimite totuși',
    yes: 'Da, trimite',
    no: 'Nu trimite încă',
  },
  current: {
    title: 'Se trimite acum',
    progress: '{done} din {all}',
    pause: 'Pune pauză',
    resume: 'Continuă trimiterea',
    stop: {
      title: 'Oprește de tot',
      lead: 'Cei care nu l-au primit încă nu îl mai primesc. Nu se poate relua.',
      submit: 'Oprește trimiterea',
    },
    refresh: 'Actualizează cifrele',
  },
  history: {
    title: 'Trimise',
    none: 'Încă nu s-a trimis niciun newsletter.',
    started: 'pornit pe {date} de {email}',
  },
  states: { sending: 'se trimite', paused: 'în pauză', stopped: 'oprit', sent: 'trimis' },
  counts: {
    waiting: { one: '{count} așteaptă', few: '{count} așteaptă', other: '{count} așteaptă' },
    sent: { one: '{count} trimis', few: '{count} trimise', other: '{count} trimise' },
    left: {
      one: '{count} dezabonat între timp',
      few: '{count} dezabonați între timp',
      other: '{count} de dezabonați între timp',
    },
    failed: {
      one: '{count} refuzat de server',
      few: '{count} refuzate de server',
      other: '{count} refuzate de server',
    },
    unsure: {
      one: '{count} nesigur, netrimis din nou',
      few: '{count} nesigure, netrimise din nou',
      other: '{count} nesigure, netrimise din nou',
    },
    bounced: {
      one: '{count} adresă care nu mai primește',
      few: '{count} adrese care nu mai primesc',
      other: '{count} de adrese care nu mai primesc',
    },
  },
  notices: {
    saved: 'Ciorna este salvată.',
    tested: 'Proba este trimisă la {email}.',
    discarded: 'Ciorna este ștearsă.',
    started: 'Trimiterea a început.',
    paused: 'Trimiterea este în pauză.',
    resumed: 'Trimiterea continuă.',
    stopped: 'Trimiterea este oprită.',
  },
  errors: {
    subject: 'Subiectul poate avea cel mult 150 de caractere.',
    body: 'Textul poate avea cel mult 20.000 de caractere.',
    stale:
      'Altcineva a schimbat ciorna între timp. Textul dumneavoastră este mai jos, nesalvat: copiați ce vă trebuie și deschideți pagina din nou.',
    empty: 'Lipsește subiectul sau textul: {language}. Scrieți-le sau debifați limba.',
    choose: 'Bifați cel puțin o limbă.',
    nobody: 'Niciun abonat confirmat nu citește în limbile alese.',
    busy: 'Alt newsletter se trimite acum. Așteptați să se termine sau opriți-l.',
    recent: 'Bifați „Trimite totuși” dacă vreți un al doilea newsletter în aceeași lună.',
    test: 'Proba nu a putut fi trimisă acum. Ciorna este salvată; încercați din nou peste câteva minute.',
    queue: 'Trimiterea este programată și începe automat în câteva minute.',
  },
  trial: 'Probă:',
}

export type NewsletterWords = Shape<typeof words>
