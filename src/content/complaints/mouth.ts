import { isOffered } from '../offered-treatments.ts'
import type { TreatmentKey } from '../treatment-list.ts'
import type { wholeTreatments } from '../whole-treatments.ts'
import type { SymptomId } from './symptoms.ts'

type Complaint = {
  id: string
  /** The treatments that it leads to; where there are none, somebody has to look first. */
  helps: readonly TreatmentKey[]
  /** Where it is a dentist's finding and no complaint: what its words name. */
  speaksOf?: readonly TreatmentKey[]
}

/** A place of the mouth: what is felt or seen there and what helps, what cannot wait, and what it costs. */
type Region = {
  id: string
  complaints: readonly Complaint[]
  urgent: readonly SymptomId[]
  /** Rows of the price list. */
  rows: readonly string[]
  wholes: readonly (typeof wholeTreatments)[number]['id'][]
}

const implants = ['implant_dentar', 'fast_fixed'] as const

/** From the top of the drawing down. */
const written = [
  {
    id: 'gums',
    complaints: [
      { id: 'bleeding', helps: ['parodontologie'] },
      { id: 'receding', helps: ['parodontologie'] },
      { id: 'loose-teeth', helps: ['parodontologie'] },
    ],
    urgent: ['swelling'],
    rows: ['evaluare-parodontala', 'igienizare-profesionala', 'curatare-subgingivala'],
    wholes: [],
  },
  {
    id: 'front',
    complaints: [
      { id: 'chipped', helps: ['odontoterapie', 'fatete_dentare'] },
      { id: 'yellow', helps: ['albire_dinti'] },
      { id: 'crooked', helps: ['aparat_dentar', 'fatete_dentare'] },
      { id: 'darkened', helps: ['tratamente_endodontice', 'albire_dinti'] },
    ],
    urgent: ['knocked-out-tooth', 'moved-or-broken-by-a-blow'],
    rows: ['refacere-dinte-frontal', 'albire-in-cabinet'],
    wholes: ['six-veneers', 'metal-braces'],
  },
  {
    id: 'premolars',
    complaints: [
      { id: 'cold', helps: ['odontoterapie'] },
      { id: 'food-between', helps: ['odontoterapie', 'parodontologie'] },
      { id: 'worn-neck', helps: ['odontoterapie', 'parodontologie'] },
    ],
    urgent: ['broken-tooth-or-filling'],
    rows: ['obturatie-o-suprafata', 'obturatie-doua-suprafete'],
    wholes: [],
  },
  {
    id: 'molars',
    complaints: [
      { id: 'deep-pain', helps: ['tratamente_endodontice'] },
      { id: 'cavity', helps: ['odontoterapie'] },
      { id: 'cracked', helps: ['coroane_dentare', 'coroane_zirconiu'] },
    ],
    urgent: ['swelling', 'pain-that-keeps-awake', 'loose-crown-or-veneer'],
    rows: ['obturatie-doua-suprafete', 'coroana-zirconiu-monolitic'],
    wholes: ['molar-with-crown'],
  },
  {
    id: 'palate',
    complaints: [
      { id: 'sore-denture', helps: ['protetica', 'fast_fixed'] },
      { id: 'sinus', helps: ['sinus_lifting'], speaksOf: implants },
    ],
    urgent: [],
    rows: ['reparatie-proteza', 'proteza-totala', 'sinus-lifting-intern'],
    wholes: [],
  },
  {
    id: 'wisdom',
    complaints: [
      { id: 'crowded', helps: ['chirurgie_orala'] },
      { id: 'hard-to-clean', helps: ['chirurgie_orala', 'odontoterapie'] },
    ],
    urgent: ['wisdom-tooth', 'pain-after-extraction'],
    rows: ['extractie-simpla', 'molar-de-minte-inclus'],
    wholes: [],
  },
  {
    id: 'joint',
    complaints: [
      { id: 'clicking', helps: [] },
      { id: 'grinding', helps: ['protetica'] },
      { id: 'bite', helps: ['aparat_dentar'] },
    ],
    urgent: ['spreading-swelling', 'locked-jaw', 'chest-pain'],
    rows: ['consultatie-specialist', 'gutiera-de-noapte'],
    wholes: [],
  },
  {
    id: 'tongue',
    complaints: [
      { id: 'lasting-sore', helps: [] },
      { id: 'frenum', helps: ['chirurgie_orala', 'pedodontie'] },
    ],
    urgent: ['spreading-swelling', 'allergic-reaction', 'inhaled-piece', 'numbness', 'braces'],
    rows: ['consultatie-specialist', 'frenectomie'],
    wholes: [],
  },
  {
    id: 'gap',
    complaints: [
      { id: 'one-missing', helps: ['implant_dentar', 'protetica'] },
      { id: 'all-missing', helps: ['fast_fixed', 'protetica'] },
      { id: 'thin-bone', helps: ['aditie_de_os', 'sinus_lifting'], speaksOf: implants },
    ],
    urgent: ['bleeding-after-extraction'],
    rows: [],
    wholes: ['implant', 'bridge', 'fixed-arch'],
  },
  {
    id: 'milk',
    complaints: [
      { id: 'milk-cavity', helps: ['pedodontie'] },
      { id: 'new-teeth', helps: ['aparat_dentar', 'pedodontie'] },
    ],
    urgent: ['swelling', 'knocked-out-tooth'],
    rows: ['vizita-de-acomodare', 'sigilare', 'obturatie-dinte-de-lapte'],
    wholes: [],
  },
] as const satisfies readonly Region[]

export const regionIds = written.map(({ id }) => id)
export type RegionId = (typeof regionIds)[number]

export const complaintIds = written.flatMap(({ complaints }) => complaints.map(({ id }) => id))
type ComplaintId = (typeof complaintIds)[number]

/** With what is told of them at this clinic. */
export const mouthRegions = written.map((region) => ({
  ...region,
  complaints: region.complaints.filter((each: Complaint) => isTold(each)),
}))

/** A finding that names a treatment helps nobody at a clinic that offers neither that nor what it leads to. */
export function isTold({ helps, speaksOf }: Omit<Complaint, 'id'>, isOfferedHere = isOffered): boolean {
  return speaksOf === undefined || (speaksOf.some(isOfferedHere) && helps.some(isOfferedHere))
}

/** The article that a complaint leads to besides, by its slug. */
export const articleAbout: Partial<Record<ComplaintId, string>> = {
  grinding: 'bruxism-semne-si-solutii',
}
