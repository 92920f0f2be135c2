import { newId } from '../../../../features/admin/drafts/new-id.ts'
import { slugFrom } from '../../../../format/slug.ts'

/** The fragment of somebody on the page of the team: made of the name, letters alone, and not taken. */
export function idFor(name: string, taken: readonly string[]): string {
  const plain = slugFrom(name.replace(/\b(dr|drd|prof)\b\.?|\d/gi, ' '), 50)
  const base = plain.length < 3 ? 'coleg' : plain
  const ids = [base, ...Array.from('bcdefghijklmnopqrstuvwxyz', (letter) => `${base}-${letter}`)]
  return ids.find((id) => !taken.includes(id) && id !== newId) ?? base
}
