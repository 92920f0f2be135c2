import { clinic } from '../../content/clinic.ts'
import type { Shape } from '../../content/text-shape.ts'
import { titled } from '../../content/titled.ts'

/** What a year of the clinic came to, in its own figures. */
export const words = {
  metaTitle: titled('Rezultatele anului {year}, în cifre'),
  meta: {
    description:
      'Cât de des nota de plată a fost egală cu devizul, complicații, reclamații și zile de așteptare în {year}, cu felul în care s-au numărat.',
    keywords: [`rezultate ${clinic.name}`, 'complicații tratament dentar', 'reclamații clinică dentară'],
  },
  title: 'Rezultatele anului {year}',
  lead: 'Cifrele clinicii pe un an întreg, numărate de noi. Sub fiecare scrie cum. Un an nu spune cum va decurge tratamentul dumneavoastră: despre acesta vorbiți cu medicul.',
  how: 'Cum s-a numărat',
  share: '{part} din {whole} ({percent})',
  bills: {
    title: 'Nota de plată și devizul',
    text: 'note de plată egale cu devizul scris dinainte',
  },
  complications: { title: 'Complicații', text: 'tratamente cu o complicație notată în fișă' },
  complaints: {
    title: 'Reclamații',
    count: { one: '{count} reclamație', few: '{count} reclamații', other: '{count} de reclamații' },
    none: 'Nicio reclamație primită',
    settled: {
      one: '{count} încheiată împreună cu pacientul',
      few: '{count} încheiate împreună cu pacientul',
      other: '{count} încheiate împreună cu pacientul',
    },
  },
  waiting: {
    title: 'Zile de așteptare',
    days: { one: '{count} zi', few: '{count} zile', other: '{count} de zile' },
    text: 'de la cerere până la prima vizită, cel mult, la jumătate dintre {requests}',
    requests: { one: '{count} cerere', few: 'cele {count} cereri', other: 'cele {count} de cereri' },
  },
  others: 'Alți ani',
  team: 'Cine lucrează în clinică',
}

export type OutcomesPageWords = Shape<typeof words>
