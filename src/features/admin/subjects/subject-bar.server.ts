import { type PluralForms, plural } from '../../../format/plurals.ts'
import { href } from '../../../routes.ts'
import type { DraftBarProps } from '../frame/draft-bar.tsx'
import type { AdminTexts } from '../frame/texts.server.ts'
import type { Warnings } from '../publications/publish-warnings.tsx'

type Unpublished = {
  /** Where the subject is published. */
  page:
    | 'admin/prices'
    | 'admin/offers'
    | 'admin/hours'
    | 'admin/doctors'
    | 'admin/stories'
    | 'admin/redirects'
  label: string
  /** How many things differ, and the subject's word for them. */
  count: number
  changes: PluralForms
  warnings?: Partial<Warnings>
}

/** What of a subject is not published, counted, and the way to publish it. */
export function subjectBar(
  { page, label, count, changes, warnings = {} }: Unpublished,
  { locale, adminFrame }: AdminTexts,
): DraftBarProps {
  const { refusals, questions, preview, publish } = adminFrame.bar
  const told = [
    { items: warnings.refusals ?? [], title: refusals, wrong: true },
    { items: warnings.questions ?? [], title: questions, wrong: false },
  ]
  return {
    label,
    changes: plural(count, changes, locale),
    average: null,
    warnings: told
      .filter(({ items }) => items.length > 0)
      .map((each) => ({ ...each, title: plural(each.items.length, each.title, locale) })),
    preview,
    publish,
    address: `${href(page, locale)}#publish-title`,
  }
}
