import type { IsoDate } from '../../format/dates.ts'
import type { Signer } from '../../http/signer.ts'
import { type PartOfDay, partsOfDay, type Wish } from './fields.ts'

/** What the thank-you page shows: the reference, how the answer comes, and the wished days. No name. */
export type SignedReference = { reference: string; answer: 'phone' | 'email'; wishes: Wish[] }

const purpose = 'contact ticket'
const partLetters = { any: 'x', morning: 'm', afternoon: 'a', evening: 'e' } as const satisfies Record<
  PartOfDay,
  string
>

/** `7KQM-X2TA.p.20261125m-20261127x.<signature>`: readable, and only signed content is shown. */
export async function signReference(
  signer: Signer,
  { reference, answer, wishes }: SignedReference,
): Promise<string> {
  const days = wishes.map(({ day, part }) => day.replaceAll('-', '') + partLetters[part]).join('-')
  const text = `${reference}.${answer === 'phone' ? 'p' : 'e'}.${days}`
  return `${text}.${await signer.sign(purpose, text)}`
}

/** Null for an invalid signature. */
export async function readReference(signer: Signer, signed: string): Promise<SignedReference | null> {
  const [, text = '', reference = '', answer = '', days = '', signature = ''] =
    /^(([A-Z2-9]{4}-[A-Z2-9]{4})\.([pe])\.([\dxmae-]{0,40}))\.([\w-]{43})$/.exec(signed) ?? []
  if (text === '' || !(await signer.verify(purpose, text, signature))) return null
  return {
    reference,
    answer: answer === 'p' ? 'phone' : 'email',
    wishes: days === '' ? [] : days.split('-').flatMap(readWish),
  }
}

function readWish(text: string): Wish[] {
  const [, year, month, day, letter] = /^(\d{4})(\d\d)(\d\d)([xmae])$/.exec(text) ?? []
  const part = partsOfDay.find((each) => partLetters[each] === letter)
  const date: IsoDate = `${year}-${month}-${day}`
  return part === undefined ? [] : [{ day: date, part }]
}
