import { mouthRegions } from '../../content/complaints/mouth.ts'
import { symptomIds } from '../../content/complaints/symptoms.ts'
import type { TextOf } from '../../content/texts.ts'
import type { ComplaintWords } from './ro.ts'

export type AcheTexts = { complaints: ComplaintWords; emergency: TextOf<'emergency'> }

/** What may hurt, by the code that an address has of it: a place of the mouth, what is felt there, or what cannot wait. */
export function aches({ complaints: words, emergency }: AcheTexts): { value: string; text: string }[] {
  return [
    ...mouthRegions.flatMap(({ id, complaints }) => [
      { value: id, text: words.regions[id] },
      ...complaints.map((each) => ({
        value: each.id,
        text: `${words.regions[id]}: ${words.complaints[each.id]}`,
      })),
    ]),
    ...symptomIds.map((id) => ({ value: id, text: emergency.symptoms[id].title })),
  ]
}
