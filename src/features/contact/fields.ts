import type { RouteId } from '../../routes.ts'

type ContactField = {
  /** The submitted name, the column of `contact_requests`, of the inbox and of the export, and the key of its texts. */
  name: string
  /** `either`: one of these fields is enough. `given`: one option is always selected, where there are several. */
  need: 'required' | 'either' | 'optional' | 'given'
} & (
  | { control: 'text'; autoComplete: string; rules: TextRules }
  | { control: 'tel' | 'email'; autoComplete: string }
  | { control: 'message'; max: number }
  | { control: 'radio'; choices: 'languages' }
  /** Any number of options, stored as one text, in the order of the list, separated by commas. */
  | { control: 'checks'; choices: 'comfort' }
  | { control: 'select'; choices: string; none: string }
  | { control: 'wishes' }
)

/**
 * Rules of a text field, in the order in which they are checked; `errors` has a text for each under the field's
 * name.
 */
export type TextRules = {
  required?: true
  /** Maximum characters. */
  long: number
  /** Minimum letters, unless empty. */
  short?: number
}

/**
 * The form from top to bottom; fields of one row stand side by side. Checking, showing, storing, listing and
 * exporting a request all walk this table.
 */
const rows = [
  [
    {
      name: 'name',
      control: 'text',
      need: 'required',
      autoComplete: 'name',
      rules: { required: true, long: 80, short: 2 },
    },
  ],
  [
    { name: 'phone', control: 'tel', need: 'either', autoComplete: 'tel' },
    { name: 'email', control: 'email', need: 'either', autoComplete: 'email' },
  ],
  [{ name: 'answer_locale', control: 'radio', need: 'given', choices: 'languages' }],
  // What hurts comes from the address: the list has that alone.
  [{ name: 'complaint', control: 'select', need: 'optional', choices: 'complaints', none: 'noComplaint' }],
  [
    {
      name: 'treatment',
      control: 'select',
      need: 'optional',
      choices: 'treatments',
      none: 'anyTreatment',
    },
    {
      name: 'doctor',
      control: 'select',
      need: 'optional',
      choices: 'dentists',
      none: 'anyDoctor',
    },
  ],
  [{ name: 'wishes', control: 'wishes', need: 'optional' }],
  [{ name: 'comfort', control: 'checks', need: 'optional', choices: 'comfort' }],
  [{ name: 'message', control: 'message', need: 'optional', max: 1000 }],
  [
    {
      name: 'country',
      control: 'select',
      need: 'optional',
      choices: 'countries',
      none: 'noCountry',
    },
  ],
] as const satisfies readonly (readonly ContactField[])[]

export type Field = (typeof rows)[number][number]
export type FieldOf<Control extends Field['control']> = Extract<Field, { control: Control }>
export const contactFields: readonly Field[] = rows.flat()

/**
 * The forms whose requests go to the reception, by the page that shows them, with the fields each asks for. A form
 * cannot do without a name and a way to answer. All share their table, queue, mail, inbox and end.
 */
const forms = {
  contact: rows.flat().map(({ name }) => name),
} as const satisfies Partial<Record<RouteId, readonly Field['name'][]>>

export type FormId = keyof typeof forms
export const formIds = Object.keys(forms).filter((id): id is FormId => id in forms)

function isInForm(form: FormId, { name }: Field): boolean {
  const names: readonly Field['name'][] = forms[form]
  return names.includes(name)
}

/** The fields of a form from top to bottom, by row. */
export function rowsOf(form: FormId): Field[][] {
  return rows.map((row) => row.filter((field) => isInForm(form, field)))
}
/** All fields but the wishes, which consist of several controls. */
export const namedFields = contactFields.filter((field) => field.control !== 'wishes')
export type NamedField = (typeof namedFields)[number]

/** What the inbox and the export show; the server writes `estimate` out and knows the form. */
export const contactColumns = [...contactFields.map(({ name }) => name), 'estimate' as const, 'form' as const]

export const wishes = [
  { day: 'day1', part: 'part1' },
  { day: 'day2', part: 'part2' },
  { day: 'day3', part: 'part3' },
] as const

const ownNames = (field: Field) =>
  field.control === 'wishes' ? wishes.flatMap(({ day, part }) => [day, part]) : [field.name]

/** Every name that can be submitted, in the order of the form. */
export const fieldNames = [
  ...contactFields.flatMap(ownNames),
  'marketing' as const,
  'estimate' as const,
  'without_estimate' as const,
]
export type FieldName = (typeof fieldNames)[number]

/** The names that a form does not ask for. */
export function otherNames(form: FormId): FieldName[] {
  return contactFields.filter((field) => !isInForm(form, field)).flatMap(ownNames)
}

/** The name of a day's second control, in which a later day is chosen. */
export function laterName(day: (typeof wishes)[number]['day']): string {
  return `${day}_later`
}

/**
 * The submitted value of a name as one text: all selected options; of a day's two controls the later day, if one is
 * chosen.
 */
export function sentValue(name: FieldName, sent: { getAll(name: string): unknown[] }): string {
  const isSeveral = contactFields.some((field) => field.control === 'checks' && field.name === name)
  const wish = wishes.find(({ day }) => day === name)
  const values = [...sent.getAll(name), ...(wish === undefined ? [] : sent.getAll(laterName(wish.day)))].map(
    String,
  )
  return isSeveral ? values.join(',') : (values.findLast((value) => value !== '') ?? '')
}

/** The input as typed. */
export type ContactValues = Record<FieldName, string>
export type ContactErrors = Partial<Record<FieldName, string>>

export const partsOfDay = ['any', 'morning', 'afternoon', 'evening'] as const
export type PartOfDay = (typeof partsOfDay)[number]
export type Wish = { day: string; part: PartOfDay }

export const tokenName = 'token'

/** The server's answer to a form submitted by script. */
export type ContactResult =
  | { status: 'sent'; location: string }
  | { status: 'refused'; errors: ContactErrors; problem: string | null; token: string }
