import { clinic } from '../../../content/clinic.ts'
import type { Shape } from '../../../content/text-shape.ts'
import { titled } from '../../../content/titled.ts'

/** What waits today. */
export const words = {
  menu: 'Azi',
  metaTitle: titled('Azi la clinică', `administrare ${clinic.name}`),
  title: 'Azi, {date}',
  requests: 'Cereri noi',
  noRequests: 'Nicio cerere nu așteaptă răspuns.',
  about: '{name}, {treatment}',
  waits: '{reference}, primită {received}, de răspuns până {due}',
  late: 'termen depășit',
  all: 'Toate cererile',
  prices: 'Prețuri',
  noChanges: 'Nimic nepublicat: vizitatorii văd prețurile din ciornă.',
  draftBy: 'Ultima salvare: {email}, {date}, ora {time}',
  open: 'Deschide ciorna',
  offer: 'Oferta',
  offerEnds: 'Ține până la {date} inclusiv',
  noOffer: 'Nicio ofertă anunțată',
  holiday: 'Următoarea zi liberă',
  noHoliday: 'Nicio zi liberă în următoarele trei luni.',
  subscribers: 'Newsletter',
  consents: 'Acorduri de prelungit',
  consentEnds: '„{title}”: acordul se încheie la {date}',
  consentOver: '„{title}”: acordul s-a încheiat la {date}, povestea nu mai apare',
  missing: 'Această pagină de administrare nu există. Mai jos aveți tot ce este de făcut azi.',
  waiting: {
    one: '{count} cerere așteaptă',
    few: '{count} cereri așteaptă',
    other: '{count} de cereri așteaptă',
  },
  changes: {
    one: '{count} modificare nepublicată',
    few: '{count} modificări nepublicate',
    other: '{count} de modificări nepublicate',
  },
}

export type TodayWords = Shape<typeof words>
