import type { Shape } from '../../content/text-shape.ts'
import { titled } from '../../content/titled.ts'

export const words = {
  meta: {
    title: titled('Unde vă supără? Gura, desenată'),
    description:
      'Alegeți pe desen un dinte, gingia, limba sau articulația și vedeți ce poate fi, ce tratamente ajută și cât costă. Aceleași locuri și ca listă.',
    keywords: ['mă doare gingia', 'măseaua de minte', 'dinte ciobit', 'pocnește maxilarul', 'dinte lipsă'],
  },
  title: 'Unde vă supără?',
  lead: 'Alegeți locul, pe desen sau din listă: vedeți ce ajută de obicei și cât costă.',
  drawing: 'Gura, desenată: dinții de sus, limba și dinții de jos',
  hint: 'Alegeți locul',
  look: 'Arătați-o medicului',
  urgent: 'Dacă nu poate aștepta',
  prices: 'Cât costă',
  whole: 'în total',
  back: 'Înapoi la desen',
  help: {
    title: 'Nu vă regăsiți aici?',
    text: 'Spuneți-ne ce simțiți. La prima consultație, gratuită, ne uităm împreună și primiți un plan scris.',
  },
}

export type MouthWords = Shape<typeof words>
