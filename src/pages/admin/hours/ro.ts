import { clinic } from '../../../content/clinic.ts'
import type { Shape } from '../../../content/text-shape.ts'
import { titled } from '../../../content/titled.ts'
import { fieldForEachLanguage } from '../../../format/languages.ts'

/** When the clinic is open, and the notice on every page. */
export const words = {
  menu: 'Program',
  metaTitle: titled('Program și anunț, ciornă', `administrare ${clinic.name}`),
  title: 'Program și anunț',
  lead: 'Programul apare în subsol, la contact, la „Deschis acum”, pe pagina pentru dureri și în zilele de ales pentru programare.',
  draft: 'Ciorna programului',
  changes: {
    one: '{count} modificare a programului, nepublicată',
    few: '{count} modificări ale programului, nepublicate',
    other: '{count} de modificări ale programului, nepublicate',
  },
  noDraft: 'Nu există încă o ciornă: vedeți programul publicat.',
  published: 'Programul este publicat. Apare pe site.',
  unchanged: 'Nu ați schimbat nimic: programul este deja așa.',
  same: 'Nimic de publicat: programul și anunțul din ciornă sunt cele de pe site.',
  more: {
    one: '{count} modificare a programului',
    few: '{count} modificări ale programului',
    other: '{count} de modificări ale programului',
  },
  /** What a change is about. */
  subjects: {
    week: 'Programul de {day}',
    days: 'Zile cu alt program: {days}',
    notice: 'Anunțul de pe toate paginile',
  },
  week: {
    title: 'Programul săptămânii',
    hint: 'Scrieți intervalele, de exemplu 9-13, 14-20:30. Lăsați gol pentru o zi închisă.',
    wrong: 'Scrieți ore ca 9-20 sau 9:00-13:00, 14:00-20:00, în ordine, cel mult trei intervale.',
  },
  days: {
    title: 'Zile cu alt program',
    lead: 'Concedii, zile închise sau cu program scurt. Au întâietate față de săptămână și față de sărbătorile legale.',
    none: 'Nu este trecută nicio zi cu alt program.',
    from: { label: 'Prima zi' },
    to: { label: 'Ultima zi', hint: 'Goală pentru o singură zi.' },
    spans: { label: 'Orele', hint: 'Gol: închis. De exemplu 9-13.' },
    remove: 'Scoate aceste zile',
    one: 'Alt program: {days}',
    added: 'Adaugă zile',
    first: 'Alegeți prima zi.',
    last: 'Ultima zi nu poate fi înaintea celei dintâi.',
    wrong: 'Scrieți ore ca 9-13 sau lăsați gol pentru închis.',
    repeated: 'O zi de aici este trecută și mai sus. Fiecare zi se scrie o singură dată.',
  },
  close: {
    title: 'Închide o zi, imediat',
    lead: 'Ziua apare închisă pe tot site-ul de îndată ce apăsați. O puteți redeschide din istoric sau din lista de mai jos.',
    day: { label: 'Ziua' },
    submit: 'Închide ziua și publică',
    note: 'Închis {day}',
    past: 'Alegeți ziua de azi sau una de mai târziu.',
    taken: 'Ziua are deja alt program în ciornă: schimbați-l în lista de mai jos.',
    waits:
      'Ziua este în ciornă. Acolo așteaptă și alte modificări, așa că verificați-le și publicați-le împreună.',
  },
  holidays: {
    title: 'Sărbători legale în următoarele trei luni',
    lead: 'Sunt calculate după Codul muncii, art. 139, cu Paștele ortodox. Clinica apare închisă, dacă nu scrieți mai sus alt program pentru ele.',
  },
  notice: {
    title: 'Anunț pe toate paginile',
    lead: 'Un rând deasupra fiecărei pagini, cât timp stabiliți dumneavoastră.',
    ...fieldForEachLanguage('text', 'ro', (language) => ({
      label: `Anunțul în ${language}`,
      hint: 'Cel mult 160 de caractere.',
    })),
    from: { label: 'Prima zi a anunțului' },
    to: { label: 'Ultima zi a anunțului' },
    none: 'Fără anunț',
    text: 'Scrieți anunțul între 8 și 160 de caractere, pe un singur rând, în fiecare limbă.',
    first: 'Alegeți prima zi a anunțului.',
    last: 'Alegeți ultima zi a anunțului, cel mai devreme prima.',
  },
  facts: { hours: 'Orele', days: 'Zilele', text: 'Anunțul', closed: 'închis', until: '{from} – {to}' },
  check: {
    closed: 'După acest program clinica nu se deschide în nicio zi a săptămânii.',
    past: 'Anunțul se termină într-o zi care a trecut: nu îl va vedea nimeni.',
  },
  save: 'Salvează în ciornă',
  conflict: 'Altcineva a schimbat între timp același program',
  publish: 'Publică programul',
  publishLead: 'Programul și anunțul apar imediat pe site. Nota rămâne în istoric.',
}

export type HoursWords = Shape<typeof words>
