import { clinic } from '../../content/clinic.ts'
import { city } from '../../content/ro/city.ts'
import type { Shape } from '../../content/text-shape.ts'
import { titled } from '../../content/titled.ts'

export const words = {
  meta: {
    title: titled('Clinica în imagini', `Clinica ${clinic.name}, ${city}`),
    description: `Cum arată Clinica ${clinic.name} din ${city}: încăperile, în ordinea în care le vedeți când veniți, și drumul până aici.`,
    keywords: [`clinică dentară ${city}`, 'fotografii clinică dentară', 'cabinet stomatologic'],
  },
  title: 'Clinica în imagini',
  lead: 'Clinica așa cum o vedeți când veniți, încăpere cu încăpere, și drumul până aici.',
  drawn: 'Unde scrie „Desen” nu este o fotografie: desenul spune ce încăpere este, nu cum arată.',
  pictures: 'Încăperile',
  next: {
    title: 'Vreți să vedeți clinica?',
    text: 'Veniți la o primă consultație: este gratuită. Spuneți-ne când puteți.',
  },
}

export type RoomsPageWords = Shape<typeof words>
