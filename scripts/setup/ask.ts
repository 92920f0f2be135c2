import { cancel, confirm, isCancel, multiselect, text } from '@clack/prompts'
import { palette } from '../../src/content/palette.ts'
import { readColour } from '../../src/format/colour.ts'
import { writtenLocales } from '../../src/locale.ts'
import { type Answers, answersSchema, currentAnswers } from './answers.ts'

type Question = {
  key: Exclude<
    keyof Answers,
    'city' | 'hours' | 'modules' | 'languages' | 'colours' | 'directions' | 'sampleRedirects'
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

/** Asks a person, beginning with what the files say. Hours are set in `clinic.ts` or by a file of answers. */
export async function askPerson(): Promise<Partial<Record<keyof Answers, unknown>>> {
  const given: Partial<Record<keyof Answers, unknown>> = {}
  for (const { key, message } of questions) given[key] = await ask(message, `${currentAnswers[key]}`, key)
  const { ro, en } = currentAnswers.city
  given.city = { ro: await ask('City, in Romanian', ro), en: await ask('City, in English', en) }
  const { brand, accent } = palette.light
  given.colours = {
    light: {
      brand: await askColour('Colour of links and buttons', brand),
      accent: await askColour('Colour of what one is to do first', accent),
    },
  }
  const names = Object.keys(currentAnswers.modules)
  const kept = await choose('Parts of the site (space switches one on or off)', names, (name) =>
    Object.entries(currentAnswers.modules).some(([each, on]) => each === name && on),
  )
  given.modules = Object.fromEntries(names.map((name) => [name, kept.includes(name)]))
  given.languages = await choose('Languages', writtenLocales, (name) =>
    currentAnswers.languages.some((each) => each === name),
  )
  const keeps = await confirm({ message: 'Keep the redirects of the sample clinic?', initialValue: false })
  given.sampleRedirects = isCancel(keeps) ? stop() : keeps
  return given
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

async function askColour(message: string, initialValue: string): Promise<string> {
  const validate = (value = '') =>
    readColour(value) === null ? 'as #1f4a4c or oklch(0.43 0.075 205)' : undefined
  const answer = await text({ message, initialValue, validate })
  return isCancel(answer) ? stop() : answer
}

async function ask(message: string, initialValue: string, key?: Question['key']): Promise<string> {
  const answer = await text({
    message,
    initialValue,
    validate: (value = '') =>
      key === undefined
        ? value.trim() === ''
          ? 'this is needed'
          : undefined
        : answersSchema.shape[key].safeParse(value).error?.issues[0]?.message,
  })
  return isCancel(answer) ? stop() : answer
}
