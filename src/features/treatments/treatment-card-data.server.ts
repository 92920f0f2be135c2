import type { Treatment } from '../../content/schema.ts'
import type { Texts } from '../../content/texts.ts'
import type { TreatmentKey } from '../../content/treatment-list.ts'
import { treatments } from '../../content/treatments.ts'
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
  const page = offeredTreatmentHref(locale, key)
  if (page === null) throw new Error(`The treatment ${key} has no page`)
  return page
}

/** Null for a treatment that is offered no more: what patients told of it stays, and leads nowhere. */
export function offeredTreatmentHref(
  locale: Locale,
  key: TreatmentKey,
  offered: readonly Treatment[] = treatments,
): string | null {
  const treatment = offered.find((each) => each.key === key)
  return treatment ? href('treatment', locale, { slug: treatment.slug }) : null
}
