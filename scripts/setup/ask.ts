import { cancel, isCancel, text } from '@clack/prompts'
import { type Answers, answersSchema, currentAnswers } from './answers.ts'

type Question = { key: Exclude<keyof Answers, 'city' | 'hours'>; message: string }

const questions: readonly Question[] = [
  { key: 'name', message: 'Name of the clinic' },
  { key: 'brand', message: 'Prefix of cookies and storage' },
  { key: 'origin', message: 'Address of the site' },
  { key: 'phone', message: 'Phone' },
  { key: 'email', message: 'E-mail' },
  { key: 'street', message: 'Street and number' },
  { key: 'sector', message: 'District, as people say it' },
  { key: 'postalCode', message: 'Postal code' },
  { key: 'latitude', message: 'Latitude' },
  { key: 'longitude', message: 'Longitude' },
  { key: 'legalName', message: 'Name of the company' },
  { key: 'cui', message: 'Tax code (CUI)' },
]

/** Asks a person, beginning with what the files say. Hours are set in `clinic.ts` or by a file of answers. */
export async function askPerson(): Promise<Partial<Record<keyof Answers, unknown>>> {
  const given: Partial<Record<keyof Answers, unknown>> = {}
  for (const { key, message } of questions) given[key] = await ask(message, `${currentAnswers[key]}`, key)
  const { ro, en } = currentAnswers.city
  given.city = { ro: await ask('City, in Romanian', ro), en: await ask('City, in English', en) }
  return given
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
  if (isCancel(answer)) {
    cancel('Nothing was changed.')
    process.exit(1)
  }
  return answer
}
