import { clinic } from '../../../content/clinic.ts'
import type { Shape } from '../../../content/text-shape.ts'
import { titled } from '../../../content/titled.ts'
import type { offerFields } from '../../../features/offer/offer-subject.server.ts'
import type { ErrorTextsOf, LabelsOf } from '../../../features/publishing/fields.ts'

/** The announced offer. */
export const words = {
  menu: 'Oferta',
  metaTitle: titled('Oferta anunțată, ciornă', `administrare ${clinic.name}`),
  title: 'Oferta',
  lead: 'Reducerea anunțată pe pagina ofertei și lângă preț. Se calculează față de cel mai mic preț din cele 30 de zile dinaintea ei.',
  offer: 'oferta',
  draft: 'Ciorna ofertei',
  changes: {
    one: '{count} modificare a ofertei, nepublicată',
    few: '{count} modificări ale ofertei, nepublicate',
    other: '{count} de modificări ale ofertei, nepublicate',
  },
  more: { one: '{count} rând', few: '{count} rânduri', other: '{count} de rânduri' },
  noDraft: 'Nu există încă o ciornă: vedeți oferta publicată.',
  published: 'Oferta este publicată.',
  same: 'Nimic de publicat: oferta din ciornă este cea de pe site.',
  fields: {
    item: {
      label: 'Rândul cu preț redus',
      hint: 'Rândurile despre care vorbesc textele paginii. Pentru alt tratament, textele le schimbă cine întreține site-ul.',
    },
    reduction: { label: 'Reducerea, în lei', hint: 'Cât se scade din prețul de listă, de exemplu 400.' },
    from: { label: 'Prima zi' },
    to: { label: 'Ultima zi', hint: 'Oferta ține și în această zi, până la miezul nopții.' },
    none: { label: 'Fără ofertă: pagina ei nu mai anunță nimic' },
  } satisfies LabelsOf<typeof offerFields> & { none: object },
  errors: {
    item: 'Alegeți un rând dintre cele despre care vorbesc textele paginii ofertei.',
    reduction: 'Scrieți o sumă în lei mai mare decât zero, de exemplu 400.',
    from: 'Alegeți prima zi a ofertei.',
    to: 'Alegeți ultima zi a ofertei, cel mai devreme prima ei zi.',
  } satisfies ErrorTextsOf<typeof offerFields>,
  save: 'Salvează în ciornă',
  past: 'Oferta la „{title}” ar începe într-o zi care a trecut. Alegeți ziua de azi sau una de mai târziu.',
  conflict: 'Altcineva a schimbat oferta între timp',
  publish: 'Publică oferta',
  publishLead: 'Oferta apare imediat pe site. Nota rămâne în istoric.',
}

export type OfferWords = Shape<typeof words>
