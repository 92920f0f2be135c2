/** The closed lists of the specification: categories and filters that texts and data are filed under. */
export const treatmentCategories = [
  'implantology',
  'aesthetics',
  'orthodontics',
  'endodontics',
  'surgery',
  'prevention',
] as const
export type TreatmentCategory = (typeof treatmentCategories)[number]

/** `toate` shows everybody; no dentist has it as a speciality. */
export const specialtyFilters = [
  'chirurgie',
  'estetica',
  'endodontie',
  'ortodontie',
  'parodontologie',
  'pedodontie',
  'generala',
] as const

/** `all` shows every case; no case has it as a category. */
export const caseCategories = ['implant', 'veneers', 'orthodontics', 'aesthetics'] as const

/** Pairs of drawings of a case, each `before_<name>` and `after_<name>`. */
export const caseDrawings = [
  'implant',
  'implant_2',
  'arch',
  'veneers',
  'veneers_2',
  'orthodontics',
  'orthodontics_2',
  'aesthetics',
  'aesthetics_2',
] as const

/** What pictures of the clinic show, in the order in which a visitor comes by it; the last is the way there. The database checks the same list. */
export const roomKinds = ['entrance', 'reception', 'treatment', 'sterilisation', 'equipment', 'map'] as const
export type RoomKind = (typeof roomKinds)[number]

/** The categories a visitor may accept; essential ones are not optional. The database checks the same list. */
export const optionalCategories = ['analytics', 'marketing', 'functional'] as const
export type OptionalCategory = (typeof optionalCategories)[number]

export const articleCategories = ['sfaturi', 'tratamente', 'clinica'] as const
export type ArticleCategory = (typeof articleCategories)[number]

export const priceUnits = [
  'visit',
  'tooth',
  'arch',
  'session',
  'procedure',
  'implant',
  'canal',
  'month',
  'treatment',
] as const
export type PriceUnit = (typeof priceUnits)[number]
export const priceKinds = ['fixed', 'from', 'range'] as const
/** Dental treatment is exempt without deduction (Cod fiscal, art. 292); purely cosmetic services carry VAT, included in the price. */
export const vatStates = ['exempt', 'included'] as const

/** Wishes offered in the contact form as tick boxes. The database accepts only these. */
export const comfortWishes = ['nervous', 'breaks', 'price-first', 'explain', 'quiet', 'companion'] as const
