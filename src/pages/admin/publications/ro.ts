import { clinic } from '../../../content/clinic.ts'
import type { Shape } from '../../../content/text-shape.ts'
import { titled } from '../../../content/titled.ts'

/** What was published of a subject, and the way back to it. */
export const words = {
  menu: 'Istoric',
  metaTitle: titled('Istoricul publicărilor', `administrare ${clinic.name}`),
  title: 'Istoricul publicărilor',
  lead: 'Fiecare variantă publicată, cu cine, când și ce s-a schimbat. La oricare vă puteți întoarce.',
  none: 'Nu s-a publicat încă nimic de aici.',
  subject: 'Istoricul pentru',
  kinds: {
    start: 'Varianta de la început',
    publish: 'Publicare',
    rollback: 'Revenire la varianta {source}',
    other: 'Alt pas',
  },
  by: '{email}, {date}, ora {time}',
  until: 'Valabilă până la {date}, ora {time}',
  diff: {
    title: 'Ce s-a schimbat',
    none: 'Nimic: era deja așa.',
    row: 'Rând',
    before: 'Înainte',
    after: 'După',
  },
  going: {
    title: 'Ce ar schimba revenirea',
    none: 'Nimic: vizitatorii văd deja această variantă.',
    row: 'Rând',
    before: 'Publicat acum',
    after: 'După revenire',
    draftLost: {
      one: 'Ciorna are {count} modificare nepublicată, care iese din ciornă. O puteți aduce înapoi cu „Anulează”.',
      few: 'Ciorna are {count} modificări nepublicate, care ies din ciornă. Le puteți aduce înapoi cu „Anulează”.',
      other:
        'Ciorna are {count} de modificări nepublicate, care ies din ciornă. Le puteți aduce înapoi cu „Anulează”.',
    },
  },
  changed: {
    one: '{count} rând schimbat',
    few: '{count} rânduri schimbate',
    other: '{count} de rânduri schimbate',
  },
  show: 'Vezi ce s-a schimbat',
  current: 'Se vede acum pe site',
  back: 'Tot istoricul',
  rollback: {
    title: 'Revenire la această variantă',
    lead: 'Varianta se publică din nou, imediat, iar ciorna devine la fel cu ea.',
    prices: 'Prețurile care se schimbă sunt valabile din ziua revenirii.',
    note: { label: 'De ce' },
    submit: 'Publică din nou varianta',
  },
}

export type PublicationWords = Shape<typeof words>
