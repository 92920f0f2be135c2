import { cancel, confirm, isCancel, multiselect, text } from '@clack/prompts'
import { palette } from '../../src/content/colours/palette.ts'
import { readColour } from '../../src/format/colour.ts'
import { writtenLocales } from '../../src/locale.ts'
import { type Answers, answersSchema, currentAnswers } from './answers.ts'
import { readDay, writeDay } from './hours.ts'
import { example, inventedFacts } from './sample.ts'

type Question = {
  key: Exclude<
    keyof Answers,
    'city' | 'hospital' | 'hours' | 'modules' | 'languages' | 'colours' | 'directions' | 'sampleRedirects'
  >
  message: string
}

const questions: readonly Question[] = [
  { key: 'name', message: 'Name of the clinic' },
  { key: 'brand', message: 'Prefix of cookies and storage' },
  { key: 'origin', message: 'Address of the site' },
  { key: 'phone', message: 'Phone' },
  { key: 'email', message: 'E-mail' },
  { key: 'street', message: 'Street and number' },
  { key: 'sector', message: 'District, as people say it' },
  { key: 'county', message: 'County, or București' },
  { key: 'postalCode', message: 'Postal code' },
  { key: 'latitude', message: 'Latitude' },
  { key: 'longitude', message: 'Longitude' },
  { key: 'legalName', message: 'Name of the company' },
  { key: 'cui', message: 'Tax code (CUI)' },
  { key: 'tradeRegister', message: 'Number in the trade register' },
  { key: 'authorisation', message: 'Sanitary authorisation, with who gave it' },
  { key: 'college', message: 'Professional college' },
]

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** True while the files hold facts of the sample. Questions then have no default: pressing Enter must not keep such a fact. */
const isSample = inventedFacts(currentAnswers).length > 0

/** Asks a person, beginning with what the files say of the clinic. */
export async function askPerson(): Promise<Partial<Record<keyof Answers, unknown>>> {
  const given: Partial<Record<keyof Answers, unknown>> = {}
  for (const { key, message } of questions)
    given[key] = await ask(message, {
      begin: isSample ? '' : `${currentAnswers[key]}`,
      placeholder: `as ${example[key] ?? currentAnswers[key]}`,
      wrong: (value) =>
        value.trim() === ''
          ? 'this is needed'
          : inventedFacts({ [key]: value.trim() }).length > 0
            ? 'this is the sample’s'
            : answersSchema.shape[key].safeParse(value).error?.issues[0]?.message,
    })
  const { ro, en } = isSample ? { ro: '', en: '' } : currentAnswers.city
  const wrong = (value: string) => (value.trim() === '' ? 'this is needed' : undefined)
  given.city = {
    ro: await ask('City, in Romanian', { begin: ro, wrong }),
    en: await ask('City, in English', { begin: en, wrong }),
  }
  given.hours = await askHours()
  given.hospital = await askHospital()
  given.colours = {
    light: {
      brand: await askColour('Colour of links and buttons', palette.light.brand),
      accent: await askColour('Colour of what one is to do first', palette.light.accent),
    },
  }
  const names = Object.keys(currentAnswers.modules)
  const chosen = await choose('Parts of the site (space switches one on or off)', names, (name) =>
    Object.entries(currentAnswers.modules).some(([each, on]) => each === name && on),
  )
  given.modules = Object.fromEntries(names.map((name) => [name, chosen.includes(name)]))
  given.languages = await choose('Languages', writtenLocales, (name) =>
    currentAnswers.languages.some((each) => each === name),
  )
  const keeps = await confirm({ message: 'Keep the redirects of the sample clinic?', initialValue: false })
  given.sampleRedirects = isCancel(keeps) ? stop() : keeps
  return given
}

/** Where people are sent at night; null for a clinic that names no hospital. */
async function askHospital(): Promise<Record<string, string> | null> {
  const { shape } = answersSchema.shape.hospital.unwrap()
  const before = isSample ? null : currentAnswers.hospital
  const name = await ask('Hospital on duty at night, with oral and maxillofacial surgery; nothing for none', {
    begin: before?.name ?? '',
    placeholder: 'nothing, or the name of the hospital',
    wrong: () => undefined,
  })
  if (name.trim() === '') return null
  const of = (key: keyof typeof shape, message: string, as: string) =>
    ask(message, {
      begin: before === null ? '' : `${before[key]}`,
      placeholder: `as ${as}`,
      wrong: (value) =>
        value.trim() === '' ? 'this is needed' : shape[key].safeParse(value).error?.issues[0]?.message,
    })
  return {
    name,
    address: await of('address', 'Its address, with the city', 'Calea București 25, Brașov'),
    phone: await of('phone', 'Its phone', '+40268000112'),
    latitude: await of('latitude', 'Its latitude', '45.6489'),
    longitude: await of('longitude', 'Its longitude', '25.6063'),
  }
}

/** A question for each day; from Tuesday to Friday the default is the previous day's answer. */
async function askHours(): Promise<string[][][]> {
  const week: string[][][] = []
  for (const [at, day] of days.entries()) {
    const before = at > 0 && at < 5 ? (week.at(-1) ?? []) : []
    const typed = await ask(`Open on ${day}, nothing if it is closed`, {
      begin: writeDay(isSample ? before : (currentAnswers.hours[at] ?? [])),
      placeholder: 'as 09:00-13:00, 14:00-19:00',
      wrong: (value) => answersSchema.shape.hours.element.safeParse(readDay(value)).error?.issues[0]?.message,
    })
    week.push(readDay(typed))
  }
  return week
}

async function choose(
  message: string,
  names: readonly string[],
  isOn: (name: string) => boolean,
): Promise<readonly string[]> {
  const options = names.map((value) => ({ value }))
  const answer = await multiselect({ message, options, initialValues: names.filter(isOn), required: false })
  return isCancel(answer) ? stop() : answer
}

function stop(): never {
  cancel('Nothing was changed.')
  process.exit(1)
}

function askColour(message: string, begin: string): Promise<string> {
  const wrong = (value: string) =>
    readColour(value) === null ? 'as #1f4a4c or oklch(0.43 0.075 205)' : undefined
  return ask(message, { begin, wrong })
}

type Prompt = { begin: string; placeholder?: string; wrong(value: string): string | undefined }

async function ask(message: string, { begin, placeholder, wrong }: Prompt): Promise<string> {
  const answer = await text({
    message,
    initialValue: begin,
    ...(placeholder !== undefined && { placeholder }),
    validate: (value = '') => wrong(value),
  })
  return isCancel(answer) ? stop() : (answer ?? '')
}
