import type { TreatmentText } from '../schema.ts'
import type { TreatmentKey } from '../vocabulary.ts'
import { aditie_de_os } from './treatments/aditie_de_os.ts'
import { albire_dinti } from './treatments/albire_dinti.ts'
import { aparat_dentar } from './treatments/aparat_dentar.ts'
import { chirurgie_orala } from './treatments/chirurgie_orala.ts'
import { coroane_dentare } from './treatments/coroane_dentare.ts'
import { coroane_zirconiu } from './treatments/coroane_zirconiu.ts'
import { fast_fixed } from './treatments/fast_fixed.ts'
import { fatete_dentare } from './treatments/fatete_dentare.ts'
import { implant_dentar } from './treatments/implant_dentar.ts'
import { odontoterapie } from './treatments/odontoterapie.ts'
import { parodontologie } from './treatments/parodontologie.ts'
import { pedodontie } from './treatments/pedodontie.ts'
import { protetica } from './treatments/protetica.ts'
import { sinus_lifting } from './treatments/sinus_lifting.ts'
import { tratamente_endodontice } from './treatments/tratamente_endodontice.ts'

export const treatmentTexts = {
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
} satisfies Record<TreatmentKey, TreatmentText>
