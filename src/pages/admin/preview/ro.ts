import { clinic } from '../../../content/clinic.ts'
import type { Shape } from '../../../content/text-shape.ts'
import { titled } from '../../../content/titled.ts'

export const words = {
  metaTitle: titled('Ciorna, așa cum se va vedea', `administrare ${clinic.name}`),
  notice: 'Previzualizare, cu tot ce este în ciorne. Vizitatorii văd încă ce este publicat.',
  edit: 'Înapoi la ciornă',
  refreshed: 'Previzualizarea este la zi.',
  touched: {
    one: '{count} pagină se schimbă la publicare',
    few: '{count} pagini se schimbă la publicare',
    other: '{count} de pagini se schimbă la publicare',
  },
  all: 'Lista de prețuri întreagă',
  alone: 'Deschide pagina singură',
  phone: '{page}, la lățimea unui telefon',
  desktop: '{page}, la lățimea unui calculator',
}

export type PreviewWords = Shape<typeof words>
