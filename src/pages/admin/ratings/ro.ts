import { clinic } from '../../../content/clinic.ts'
import type { Shape } from '../../../content/text-shape.ts'
import { titled } from '../../../content/titled.ts'
import type { ErrorTextsOf, LabelsOf } from '../../../features/publishing/fields.ts'
import type { ratingFields } from '../../../features/ratings/ratings.server.ts'

/** Where the clinic is rated elsewhere. */
export const words = {
  menu: 'Note',
  name: 'Notele de pe alte site-uri',
  metaTitle: titled('Note pe alte site-uri, ciornă', `administrare ${clinic.name}`),
  title: 'Note pe alte site-uri',
  lead: 'Ce notă are clinica în alte părți, cu ziua în care ați citit-o. Apare jos pe prima pagină și pe pagina echipei, cu fraza cerută de lege. De acolo nu se încarcă nimic, așa că cifrele se schimbă doar aici.',
  draft: 'Ciorna notelor',
  changes: {
    one: '{count} modificare a notelor, nepublicată',
    few: '{count} modificări ale notelor, nepublicate',
    other: '{count} de modificări ale notelor, nepublicate',
  },
  more: {
    one: '{count} modificare a notelor',
    few: '{count} modificări ale notelor',
    other: '{count} de modificări ale notelor',
  },
  order: 'Ordinea locurilor',
  noDraft: 'Nu există încă o ciornă: vedeți notele publicate.',
  same: 'Nimic de publicat: notele din ciornă sunt cele de pe site.',
  list: {
    title: 'Unde este notată clinica',
    add: 'Adaugă un loc',
    none: 'Niciun loc: pe site nu apare nimic despre note.',
    up: 'Mută mai sus: {name}',
    down: 'Mută mai jos: {name}',
  },
  one: {
    metaTitle: '{name}, ciornă – administrare',
    added: 'Un loc nou',
    back: 'Înapoi la note și la publicare',
    save: 'Salvează în ciornă',
    remove: 'Scoate locul',
    removeLead: 'Locul dispare din ciornă, iar de pe site abia când publicați. Puteți anula pasul.',
    missing: 'Locul nu mai este în ciornă. Alegeți altul din listă.',
  },
  fields: {
    name: { label: 'Numele locului', hint: 'Cum îl știu pacienții, de exemplu Google Maps.' },
    url: { label: 'Adresa paginii clinicii de acolo', hint: 'Întreagă, cu https:// în față.' },
    average: { label: 'Nota medie', hint: 'Cum scrie acolo, de exemplu 4,6. Poate lipsi.' },
    best: { label: 'Nota cea mai mare care se poate da acolo' },
    count: { label: 'Câte evaluări', hint: 'Poate lipsi.' },
    read_on: { label: 'Ziua în care ați citit cifrele' },
  } satisfies LabelsOf<typeof ratingFields>,
  errors: {
    name: 'Scrieți numele locului, între 2 și 60 de caractere.',
    url: 'Scrieți adresa întreagă, cu https:// în față.',
    average:
      'Scrieți nota cu cifre, de exemplu 4,6, nu peste nota cea mai mare de acolo. Fără evaluări nu este nici notă.',
    best: 'Alegeți 5 sau 10.',
    count: 'Scrieți un număr întreg sau lăsați gol.',
    read_on: 'Alegeți ziua în care ați citit cifrele, cel târziu azi.',
  } satisfies ErrorTextsOf<typeof ratingFields>,
  notices: {
    saved: 'Modificarea este în ciornă.',
    merged: 'Modificarea este în ciornă, împreună cu ce a salvat altcineva între timp.',
    added: 'Locul este în ciornă.',
    moved: 'Ordinea este schimbată în ciornă.',
    removed: 'Locul este scos din ciornă.',
    gone: 'Între timp, cineva a scos locul din ciornă. Ce ați scris este mai jos: dacă salvați, se adaugă din nou, la sfârșit.',
  },
  published: 'Notele sunt publicate. Apar pe site.',
  problems: {
    future: 'Un loc are o zi din viitor: nimeni nu a citit încă acele cifre.',
  },
  conflict: 'Altcineva a schimbat între timp aceleași date',
  publish: 'Publică notele',
  publishLead: 'Apar imediat pe site. Nota publicării rămâne în istoric.',
}

export type RatingsAdminWords = Shape<typeof words>
