import { clinic } from '../../content/clinic.ts'
import type { Shape } from '../../content/text-shape.ts'
import { titled } from '../../content/titled.ts'

export const words = {
  meta: {
    title: titled('Noutăți și sfaturi de la dentist'),
    description: `Sfaturi de îngrijire, tratamente pe înțeles și vești de la Clinica ${clinic.name}. Textele medicale sunt verificate de medicii noștri.`,
    keywords: [
      'sfaturi dentist',
      'noutăți stomatologie',
      'îngrijirea dinților',
      'articole tratamente dentare',
    ],
  },
  title: 'Noutăți',
  lead: 'Sfaturi, explicații și vești de la clinică. Fiecare articol medical este citit de un medic înainte de publicare.',
  filter: 'Subiect',
  categories: { all: 'Toate', sfaturi: 'Sfaturi', tratamente: 'Tratamente', clinica: 'Din clinică' },
  count: { one: '{count} articol', few: '{count} articole', other: '{count} de articole' },
  readingTime: {
    one: '{count} minut de citit',
    few: '{count} minute de citit',
    other: '{count} de minute de citit',
  },
  paging: {
    label: 'Paginile listei',
    newer: 'Articole mai noi',
    older: 'Articole mai vechi',
    page: 'Pagina {page} din {pages}',
    title: '{title}, pagina {page}',
  },
  onlyElsewhere: { notice: 'Disponibil numai în engleză', link: 'Citește în engleză' },
  published: 'Publicat la {date}',
  updated: 'Actualizat la {date}',
  reviewed: 'Verificat medical de {name}',
  prepared: 'Întocmit de {name}',
  contents: 'În acest articol',
  empty: 'Încă nu avem articole despre acest subiect.',
  lastKnown: 'Nu am putut verifica acum lista. Vedeți ultimele articole cunoscute.',
  related: 'Articole înrudite',
  treatments: 'Tratamente legate de subiect',
  back: 'Toate noutățile',
  medical:
    'Articolul informează și nu înlocuiește consultația. Pentru situația dumneavoastră, întrebați medicul.',
  general:
    'Articolul informează și nu înlocuiește contractul, legea sau sfatul unui specialist. Întrebați-ne pentru situația dumneavoastră.',
  feed: 'Noutăți prin RSS',
}

export type NewsPageWords = Shape<typeof words>
