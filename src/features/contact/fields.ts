type ContactField = {
  /** Under which the field is sent, and under which its texts are filed. */
  name: string
  /** Of `contact_requests`, of the inbox and of the export. */
  column: string
  /** `either`: one of the fields that say so is enough. `given`: something is always chosen. */
  need: 'required' | 'either' | 'optional' | 'given'
} & (
  | { control: 'text'; autoComplete: string; rules: TextRules }
  | { control: 'tel' | 'email'; autoComplete: string }
  | { control: 'message'; max: number }
  | { control: 'radio'; choices: 'languages' }
  /** Any number of a list; they are one text, in the order of the list, with commas between. */
  | { control: 'checks'; choices: 'comfort' }
  | { control: 'select'; choices: string; none: string }
  | { control: 'wishes' }
)

/** What a line of text must be, in the order in which it is said; `errors` has a text for each under the field's name. */
export type TextRules = {
  required?: true
  /** The most characters. */
  long: number
  /** The fewest letters of what is not empty. */
  short?: number
}

/**
 * The form from top to bottom; fields of one row stand side by side. What checks, shows, stores, lists and exports a
 * request walks this table.
 */
const rows = [
  [
    {
      name: 'nume',
      column: 'name',
      control: 'text',
      need: 'required',
      autoComplete: 'name',
      rules: { required: true, long: 80, short: 2 },
    },
  ],
  [
    { name: 'telefon', column: 'phone', control: 'tel', need: 'either', autoComplete: 'tel' },
    { name: 'email', column: 'email', control: 'email', need: 'either', autoComplete: 'email' },
  ],
  [{ name: 'limba', column: 'answer_locale', control: 'radio', need: 'given', choices: 'languages' }],
  [
    {
      name: 'tratament',
      column: 'treatment',
      control: 'select',
      need: 'optional',
      choices: 'treatments',
      none: 'anyTreatment',
    },
    {
      name: 'medic',
      column: 'doctor',
      control: 'select',
      need: 'optional',
      choices: 'doctors',
      none: 'anyDoctor',
    },
  ],
  [{ name: 'zile', column: 'wishes', control: 'wishes', need: 'optional' }],
  [{ name: 'confort', column: 'comfort', control: 'checks', need: 'optional', choices: 'comfort' }],
  [{ name: 'mesaj', column: 'message', control: 'message', need: 'optional', max: 1000 }],
  [
    {
      name: 'tara',
      column: 'country',
      control: 'select',
      need: 'optional',
      choices: 'countries',
      none: 'noCountry',
    },
  ],
] as const satisfies readonly (readonly ContactField[])[]

export type Field = (typeof rows)[number][number]
export type FieldOf<Control extends Field['control']> = Extract<Field, { control: Control }>
export const contactRows: readonly (readonly Field[])[] = rows
export const contactFields: readonly Field[] = rows.flat()
/** All but the wishes, which are several controls: what is sent under the field's own name. */
export const namedFields = contactFields.filter((field) => field.control !== 'wishes')
export type NamedField = (typeof namedFields)[number]

/** What of a request is listed and exported; `estimate` is written out by the server. */
export const contactColumns = [...contactFields.map(({ column }) => column), 'estimate' as const]

export const wishes = [
  { day: 'zi1', part: 'interval1' },
  { day: 'zi2', part: 'interval2' },
  { day: 'zi3', part: 'interval3' },
] as const

/** Everything that is sent, in the order of the form. */
export const fieldNames = [
  ...contactFields.flatMap((field) =>
    field.control === 'wishes' ? wishes.flatMap(({ day, part }) => [day, part]) : [field.name],
  ),
  'marketing' as const,
  'rand' as const,
  'fara_deviz' as const,
]
export type FieldName = (typeof fieldNames)[number]

/**
 * What is sent under one name as one text: of several choices all, of the two controls of a day the last that says
 * something.
 */
export function sentValue(name: FieldName, values: readonly string[]): string {
  const isSeveral = contactFields.some((field) => field.control === 'checks' && field.name === name)
  return isSeveral ? values.join(',') : (values.findLast((value) => value !== '') ?? '')
}

/** What was typed, as it was typed. */
export type ContactValues = Record<FieldName, string>
/** A message for each field that needs one. */
export type ContactErrors = Partial<Record<FieldName, string>>

export const partsOfDay = ['any', 'morning', 'afternoon', 'evening'] as const
export type PartOfDay = (typeof partsOfDay)[number]
export type Wish = { day: string; part: PartOfDay }

/** No person sees this field and no browser fills it in by itself, so whoever does is a robot. */
export const honeypotName = 'subiect'
export const tokenName = 'jeton'

/** What the server says to a form sent by script. */
export type ContactAnswer =
  | { status: 'sent'; location: string }
  | { status: 'refused'; errors: ContactErrors; problem: string | null; token: string }
