import { clinic } from '../../../content/clinic.ts'
import type { Shape } from '../../../content/text-shape.ts'
import { titled } from '../../../content/titled.ts'
import type { ErrorTextsOf, LabelsOf } from '../../../features/publishing/fields.ts'
import type { roomFields } from '../../../features/rooms/rooms.ts'

/** Pictures of the clinic. */
export const words = {
  menu: 'Clinica',
  name: 'Imaginile clinicii',
  metaTitle: titled('Imaginile clinicii', `administrare ${clinic.name}`),
  title: 'Imaginile clinicii',
  lead: 'Pe site apar în ordinea de aici. Pentru o încăpere fără fotografie apare un desen, însemnat ca desen; fotografia îi ia locul.',
  draft: 'Ciorna imaginilor clinicii',
  changes: {
    one: '{count} modificare a imaginilor clinicii, nepublicată',
    few: '{count} modificări ale imaginilor clinicii, nepublicate',
    other: '{count} de modificări ale imaginilor clinicii, nepublicate',
  },
  more: {
    one: '{count} modificare a imaginilor clinicii',
    few: '{count} modificări ale imaginilor clinicii',
    other: '{count} de modificări ale imaginilor clinicii',
  },
  order: 'Ordinea imaginilor',
  noDraft: 'Nu există încă o ciornă: vedeți imaginile publicate.',
  same: 'Nimic de publicat: imaginile din ciornă sunt cele de pe site.',
  list: {
    title: 'Ce apare',
    add: 'Adaugă o imagine',
    none: 'Nu este nicio imagine.',
    hidden: 'ascunsă',
    drawn: 'desen',
    up: 'Mută mai sus: {name}',
    down: 'Mută mai jos: {name}',
  },
  one: {
    metaTitle: '{name}, ciornă – administrare',
    added: 'O imagine nouă',
    back: 'Înapoi la imagini și la publicare',
    save: 'Salvează în ciornă',
    remove: 'Șterge imaginea',
    removeLead:
      'Imaginea dispare din ciornă, iar de pe site abia când publicați. Puteți anula pasul. Dacă le ștergeți pe toate, revin desenele.',
    photoLater: 'Fotografia se adaugă după ce salvați textul de sub ea.',
    missing: 'Imaginea nu mai este în ciornă. Alegeți alta din listă.',
  },
  fields: {
    caption: {
      label: 'Textul de sub imagine',
      hint: 'Ce este, între 3 și 160 de caractere, fără promisiuni.',
    },
    kind: {
      label: 'Ce arată',
      hint: 'Intrarea și harta apar lângă adresă, aparatura la tratamentele pe care le alegeți.',
    },
    treatments: { label: 'Tratamente', hint: 'Numai la aparatură: pe paginile lor apare imaginea.' },
    hidden: { label: 'Ascunsă', hint: 'Nu apare pe site, dar rămâne aici.' },
    photo: { label: 'Fotografia' },
  } satisfies LabelsOf<typeof roomFields>,
  errors: {
    caption: 'Scrieți textul, între 3 și 160 de caractere, cu ș și ț cu virgulă.',
    kind: 'Alegeți din listă ce arată imaginea.',
    treatments: 'Alegeți dintre tratamentele din listă.',
  } satisfies ErrorTextsOf<typeof roomFields>,
  photo: {
    title: 'Fotografia',
    none: 'Fără fotografie apare desenul.',
    alt: {
      label: 'Textul alternativ',
      hint: 'Pentru cine nu vede imaginea: ce se vede în ea, între 8 și 200 de caractere. Fără chipuri de pacienți.',
    },
  },
  notices: {
    saved: 'Modificarea este în ciornă.',
    merged: 'Modificarea este în ciornă, împreună cu ce a salvat altcineva între timp.',
    added: 'Imaginea este în ciornă. Puteți adăuga fotografia.',
    moved: 'Ordinea este schimbată în ciornă.',
    removed: 'Imaginea este scoasă din ciornă.',
    gone: 'Între timp, cineva a scos imaginea din ciornă. Ce ați scris este mai jos: dacă salvați, se adaugă din nou, la sfârșit și fără fotografie.',
    photo: 'Fotografia este în ciornă.',
    photoRemoved: 'Fotografia este scoasă din ciornă.',
  },
  published: 'Imaginile clinicii sunt publicate. Apar pe site.',
  problems: {
    nothing: 'Toate imaginile sunt ascunse: pe site nu mai apare nimic din clinică',
    noTreatment: '„{title}” este la aparatură, dar la niciun tratament: apare numai cu încăperile',
  },
  conflict: 'Altcineva a schimbat între timp aceeași imagine',
  publish: 'Publică imaginile',
  publishLead: 'Imaginile apar imediat pe site. Nota rămâne în istoric.',
}

export type RoomsAdminWords = Shape<typeof words>
