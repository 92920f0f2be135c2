import type { Course } from './course.ts'
import { course as aditie_de_os } from './treatments/aditie_de_os/course.ts'
import { course as albire_dinti } from './treatments/albire_dinti/course.ts'
import { course as aparat_dentar } from './treatments/aparat_dentar/course.ts'
import { course as chirurgie_orala } from './treatments/chirurgie_orala/course.ts'
import { course as coroane_dentare } from './treatments/coroane_dentare/course.ts'
import { course as coroane_zirconiu } from './treatments/coroane_zirconiu/course.ts'
import { course as fast_fixed } from './treatments/fast_fixed/course.ts'
import { course as fatete_dentare } from './treatments/fatete_dentare/course.ts'
import { course as implant_dentar } from './treatments/implant_dentar/course.ts'
import { course as odontoterapie } from './treatments/odontoterapie/course.ts'
import { course as parodontologie } from './treatments/parodontologie/course.ts'
import { course as pedodontie } from './treatments/pedodontie/course.ts'
import { course as protetica } from './treatments/protetica/course.ts'
import { course as sinus_lifting } from './treatments/sinus_lifting/course.ts'
import { course as tratamente_endodontice } from './treatments/tratamente_endodontice/course.ts'
import type { TreatmentKey } from './vocabulary.ts'

/**
 * The usual course of each treatment, drawn on one scale for all. The ranges are those of the treatment's own texts: what
 * is usual at the clinic. Where a publication measured the same it is named.
 */
export const courses = {
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
} as const satisfies Record<TreatmentKey, Course>
