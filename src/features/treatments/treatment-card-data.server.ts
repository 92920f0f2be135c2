import type { Texts } from '../../content/texts.ts'
import { treatments } from '../../content/treatments.ts'
import type { TreatmentKey } from '../../content/vocabulary.ts'
import type { Locale } from '../../locale.ts'
import { href } from '../../routes.ts'
import type { TreatmentCardData } from './treatment-card.tsx'

/** A treatment as lists show it. The short description has no footnotes. */
export function treatmentCardData(
  { locale, treatmentTexts }: Texts<'treatmentTexts'>,
  key: TreatmentKey,
): TreatmentCardData {
  const { title, short_description } = treatmentTexts[key]
  return { key, href: treatmentHref(locale, key), title, text: short_description }
}

export function treatmentHref(locale: Locale, key: TreatmentKey): string {
  const slug = slugs.get(key)
  if (slug === undefined) throw new Error(`The treatment ${key} has no page`)
  return href('treatment', locale, { slug })
}

const slugs = new Map<TreatmentKey, string>(treatments.map(({ key, slug }) => [key, slug]))
