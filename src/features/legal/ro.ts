import type { Shape } from '../../content/text-shape.ts'
export const words = {
  updated: 'Actualizată la {date}',
  contents: 'Cuprins',
  storedItems: {
    caption: 'Ce poate păstra site-ul pe dispozitiv',
    name: 'Nume',
    storage: 'Loc',
    category: 'Categorie',
    lifetime: 'Durată',
    purpose: 'Scop',
    staff: 'numai pentru echipă',
    storages: {
      localStorage: 'stocare locală',
      cookie: 'cookie',
      cache: 'copii de pagini',
      sessionStorage: 'stocarea sesiunii',
    },
  },
}

export type PolicyPageWords = Shape<typeof words>
