import { forEachLanguage } from '../../../format/languages.ts'
import { clinic } from '../../clinic.ts'
import type { AdminPreview } from '../../schemas/admin/publications.ts'
import { titled } from '../../titled.ts'

export const adminPreview = {
  metaTitle: titled('Ciorna, așa cum se va vedea', `administrare ${clinic.name}`),
  inLanguage: forEachLanguage('ro', (language) => `Pagina în ${language}`),
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
} satisfies AdminPreview
