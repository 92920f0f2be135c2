import { clinic } from '../../../content/clinic.ts'
import { called } from '../../../content/ro/called.ts'
import type { Shape } from '../../../content/text-shape.ts'
import { titled } from '../../../content/titled.ts'

/** The list of work of the reception. */
export const words = {
  menu: 'Cereri',
  metaTitle: titled('Cereri de programare', `administrare ${clinic.name}`),
  title: 'Cereri',
  lead: 'Cererile primite prin formulare, cele mai vechi întâi. Se șterg singure după 90 de zile, cu notele lor; detaliile de sănătate nu apar în altă parte.',
  filter: 'Ce cereri se văd',
  filters: {
    open: 'De rezolvat',
    mine: 'Preluate de mine',
    scheduled: 'Programate',
    handled: 'Rezolvate',
    all: 'Toate',
  },
  search: {
    label: 'Caută o cerere',
    hint: 'Codul, numele, telefonul sau e-mailul, ori o parte din ele.',
    submit: 'Caută',
    found: 'Rezultate pentru „{words}”',
    clear: 'Renunță la căutare',
  },
  none: 'Nu este nicio cerere aici.',
  noneFound:
    'Nicio cerere nu se potrivește cu „{words}”. Încercați doar codul sau ultimele cifre ale telefonului.',
  count: { one: '{count} cerere', few: '{count} cereri', other: '{count} de cereri' },
  received: 'Primită {date}, ora {time}',
  due: 'de răspuns până {date}',
  late: 'termen depășit',
  assigned: 'preluată de {email}',
  changed: 'schimbată de pacient {date}, ora {time}',
  cancelled: 'anulată de pacient {date}, ora {time}',
  work: {
    state: 'Trece cererea în starea',
    note: {
      label: 'Notă',
      hint: 'O văd doar colegii care au acces aici. Se salvează și odată cu o stare nouă.',
    },
    saveNote: 'Salvează nota',
    take: 'O preiau eu',
    release: 'Nu o mai am eu',
    history: 'Ce s-a făcut',
    step: '{date}, {time}, {email}',
    patient: 'pacientul',
    steps: {
      state: 'Un pas care nu se mai poate citi',
      take: 'A preluat cererea',
      release: 'A lăsat cererea',
      change: 'A scris ce se schimbă',
      cancel: 'A anulat cererea',
      other: 'Un pas care nu se mai poate citi',
    },
  },
  notices: {
    state: 'Starea cererii {reference}: {state}.',
    note: 'Nota la cererea {reference} este salvată.',
    take: 'Cererea {reference} este preluată de dumneavoastră.',
    release: 'Cererea {reference} nu mai este la nimeni.',
    erased: 'Cererea {reference} este ștearsă, iar ștergerea este în jurnal.',
  },
  undo: 'Înapoi la: {state}',
  problems: {
    stale:
      'Între timp altcineva a lucrat la această cerere. Mai jos este cum stă acum; ce ați scris s-a păstrat în notă, nesalvat.',
    missing: 'Cererea nu mai există: a fost ștearsă sau i s-au încheiat cele 90 de zile.',
    emptyNote: 'Scrieți nota, apoi salvați-o.',
    longNote: 'Nota are mai mult de 1000 de caractere. Scurtați-o; textul este mai jos, nesalvat.',
    reason: 'Alegeți de ce se șterge cererea.',
  },
  erase: {
    title: 'Șterge cererea',
    lead: 'Dispar datele persoanei și notele, fără cale înapoi. În jurnal rămân codul cererii, motivul și cine a șters.',
    reason: 'Motivul',
    choose: 'Alegeți motivul',
    submit: 'Șterge definitiv',
  },
  reply: {
    subject: `Cererea dumneavoastră {reference} la Clinica ${clinic.name}`,
    greeting: 'Bună ziua, {name},',
    wishes: 'Ne-ați scris că puteți veni: {days}.',
    noWishes: 'Ne-ați cerut o programare, fără o zi anume.',
    offer: 'Vă putem primi în ziua de … , la ora … . Vă rugăm să ne răspundeți dacă vi se potrivește.',
    signature: called,
    call: `Bună ziua, sunt de la ${called}. Vorbesc cu {name}?`,
  },
  answer: {
    mail: 'Răspunde prin e-mail',
    call: 'Sună',
    prepared: 'Ce să spuneți la telefon ({language})',
  },
  labels: {
    answer_locale: 'Limba răspunsului',
    doctor: 'Medic',
    wishes: 'Zile dorite',
    comfort: 'Pentru o vizită mai ușoară',
    country: 'Țara',
    estimate: 'Deviz',
    form: 'Formularul',
  },
  sheet: {
    reference: 'Codul',
    received: 'Primită',
    state: 'Starea',
    assigned: 'Preluată de',
    cancelled: 'Anulată',
    done: 'Rezolvată',
    notes: 'Note',
  },
  export: 'Descarcă în CSV',
  newer: 'Mai noi',
  older: 'Mai vechi',
  newsletter: {
    title: 'Newsletter',
    pending: {
      one: '{count} adresă neconfirmată',
      few: '{count} adrese neconfirmate',
      other: '{count} de adrese neconfirmate',
    },
  },
}

export type RequestsWords = Shape<typeof words>
