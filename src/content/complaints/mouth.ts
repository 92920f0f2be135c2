import type { TreatmentKey } from '../treatment-list.ts'
import type { wholeTreatments } from '../whole-treatments.ts'
import type { SymptomId } from './symptoms.ts'

/** A place of the mouth: what is felt or seen there and what helps, what cannot wait, and what it costs. */
type Region = {
  id: string
  /** The treatments a complaint leads to; where there are none, somebody has to look first. */
  complaints: readonly { id: string; helps: readonly TreatmentKey[] }[]
  urgent: readonly SymptomId[]
  /** Rows of the price list. */
  rows: readonly string[]
  wholes: readonly (typeof wholeTreatments)[number]['id'][]
}

/** From the top of the drawing down. */
export const mouthRegions = [
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
      { id: 'sinus', helps: ['sinus_lifting'] },
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
      { id: 'thin-bone', helps: ['aditie_de_os', 'sinus_lifting'] },
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

export const regionIds = mouthRegions.map(({ id }) => id)
export type RegionId = (typeof regionIds)[number]

export const complaintIds = mouthRegions.flatMap(({ complaints }) => complaints.map(({ id }) => id))

/** The article that a complaint leads to besides, by its slug. */
export const articleAbout: Partial<Record<(typeof complaintIds)[number], string>> = {
  grinding: 'bruxism-semne-si-solutii',
}
