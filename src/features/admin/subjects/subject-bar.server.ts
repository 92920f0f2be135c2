import { plural } from '../../../format/plurals.ts'
import { joinLocale } from '../../../locale.ts'
import { routes } from '../../../routes.ts'
import type { Pending } from '../../publishing/pending.server.ts'
import type { DraftBarProps } from '../frame/draft-bar.tsx'
import { type AnySubject, noWarnings, type PlaceTexts } from './published-subject.ts'

/** The number of unpublished changes of a subject and the link to publish them; null if there are none. */
export function subjectBar(
  subject: AnySubject,
  pending: Pending<unknown>,
  texts: PlaceTexts,
): DraftBarProps | null {
  const { locale, adminFrame, words } = texts
  const own = subject.bar?.(pending, texts)
  const count = own?.count ?? subject.changes(pending.published, pending.content, pending, texts).length
  if (count === 0) return null
  const { refusals, questions } = own?.warnings ?? subject.warnings?.(pending, texts) ?? noWarnings
  const { bar } = adminFrame
  const warnings = [
    { items: refusals, title: bar.refusals, wrong: true },
    { items: questions, title: bar.questions, wrong: false },
  ]
  return {
    label: words.draft,
    changes: plural(count, words.changes, locale),
    average: own?.average ?? null,
    warnings: warnings
      .filter(({ items }) => items.length > 0)
      .map((each) => ({ ...each, title: plural(each.items.length, each.title, locale) })),
    preview: bar.preview,
    publish: bar.publish,
    address: `${joinLocale(locale, routes[subject.page].path)}#publish-title`,
  }
}
