/** The fields of the form by the names under which they are sent; three wishes, each a day and a part of it. */
export const fieldNames = [
  'nume',
  'telefon',
  'email',
  'limba',
  'tratament',
  'medic',
  'zi1',
  'interval1',
  'zi2',
  'interval2',
  'zi3',
  'interval3',
  'mesaj',
  'tara',
  'marketing',
  'rand',
  'fara_deviz',
] as const
export type FieldName = (typeof fieldNames)[number]

/** What was typed, as it was typed. */
export type ContactValues = Record<FieldName, string>
/** A message for each field that needs one. */
export type ContactErrors = Partial<Record<FieldName, string>>

export const wishes = [
  { day: 'zi1', part: 'interval1' },
  { day: 'zi2', part: 'interval2' },
  { day: 'zi3', part: 'interval3' },
] as const

export const partsOfDay = ['any', 'morning', 'afternoon', 'evening'] as const
export type PartOfDay = (typeof partsOfDay)[number]
export type Wish = { day: string; part: PartOfDay }

export const limits = { nume: 80, email: 254, telefon: 40, mesaj: 1000 } as const

/** No person sees this field and no browser fills it in by itself, so whoever does is a robot. */
export const honeypotName = 'subiect'
export const tokenName = 'jeton'

/** What the server says to a form sent by script. */
export type ContactAnswer =
  | { status: 'sent'; location: string }
  | { status: 'refused'; errors: ContactErrors; problem: string | null; token: string }
