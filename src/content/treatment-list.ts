import { facts as aditie_de_os } from './treatments/aditie_de_os/facts.ts'
import { facts as albire_dinti } from './treatments/albire_dinti/facts.ts'
import { facts as aparat_dentar } from './treatments/aparat_dentar/facts.ts'
import { facts as chirurgie_orala } from './treatments/chirurgie_orala/facts.ts'
import { facts as coroane_dentare } from './treatments/coroane_dentare/facts.ts'
import { facts as coroane_zirconiu } from './treatments/coroane_zirconiu/facts.ts'
import { facts as fast_fixed } from './treatments/fast_fixed/facts.ts'
import { facts as fatete_dentare } from './treatments/fatete_dentare/facts.ts'
import { facts as implant_dentar } from './treatments/implant_dentar/facts.ts'
import { facts as odontoterapie } from './treatments/odontoterapie/facts.ts'
import { facts as parodontologie } from './treatments/parodontologie/facts.ts'
import { facts as pedodontie } from './treatments/pedodontie/facts.ts'
import { facts as protetica } from './treatments/protetica/facts.ts'
import { facts as sinus_lifting } from './treatments/sinus_lifting/facts.ts'
import { facts as tratamente_endodontice } from './treatments/tratamente_endodontice/facts.ts'

/** The treatments that the clinic offers, in the order of the list. */
export const offered = {
  implant_dentar,
  fast_fixed,
  fatete_dentare,
  albire_dinti,
  aparat_dentar,
  tratamente_endodontice,
  aditie_de_os,
  sinus_lifting,
  chirurgie_orala,
  coroane_dentare,
  coroane_zirconiu,
  protetica,
  parodontologie,
  pedodontie,
  odontoterapie,
} as const

/** Those that it does not: they have no page, link or place in a search. Prices, articles and drafts may name them. */
const notOffered = {} as const

/** What is known of each treatment, by the key that texts and data are filed under. */
export const treatmentFacts = { ...offered, ...notOffered }
export type TreatmentKey = keyof typeof treatmentFacts

export const treatmentKeys = Object.keys(treatmentFacts).filter(isTreatmentKey)
export const offeredKeys = Object.keys(offered).filter(isOfferedKey)

function isTreatmentKey(key: string): key is TreatmentKey {
  return key in treatmentFacts
}

function isOfferedKey(key: string): key is keyof typeof offered {
  return key in offered
}
