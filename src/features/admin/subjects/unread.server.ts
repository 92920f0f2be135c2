import { fill } from '../../../format/fill.ts'
import { plural } from '../../../format/plurals.ts'
import { joinLocale } from '../../../locale.ts'
import { routes } from '../../../routes.ts'
import type { Unread } from '../../publishing/draft-store.server.ts'
import { everything } from '../../publishing/salvage.ts'
import type { DraftBarProps } from '../frame/draft-bar.tsx'
import type { AdminTexts } from '../frame/texts.server.ts'
import type { UnreadProps } from '../publications/unread.tsx'
import { type AnySubject, nameOf, type PlaceTexts } from './published-subject.ts'

/** What cannot be read of a draft, and of what was published, on the page of its subject. */
export function unreadProps({ drafted, published }: Unread, texts: AdminTexts): UnreadProps {
  if (drafted.length + published.length === 0) return null
  const { unread } = texts.adminDrafts
  return {
    title: unread.title,
    lines: [
      ...(drafted.length > 0 ? [fill(unread.drafted, { names: namesOf(drafted, texts) })] : []),
      ...(published.length > 0 ? [fill(unread.published, { names: namesOf(published, texts) })] : []),
    ],
    submit: unread.submit,
  }
}

/** Shown on every admin page while it prevents publishing. */
export function unreadBars(
  { page }: Pick<AnySubject, 'page'>,
  { drafted }: Unread,
  texts: PlaceTexts,
): DraftBarProps[] {
  if (drafted.length === 0) return []
  const { unread } = texts.adminDrafts
  const name = nameOf(texts.words)
  const bar = {
    label: `${name}: ${unread.title}`,
    changes: `${name}: ${plural(drafted.length, unread.count, texts.locale)}`,
    average: null,
    warnings: [],
    preview: null,
    publish: unread.show,
    address: joinLocale(texts.locale, routes[page].path),
  }
  return [bar]
}

/** What is missing from a list of the admin, by its names. */
export function unreadRows(names: readonly string[], texts: Pick<AdminTexts, 'adminDrafts'>): string | null {
  return names.length === 0 ? null : fill(texts.adminDrafts.unread.rows, { names: namesOf(names, texts) })
}

export function namesOf(names: readonly string[], { adminDrafts }: Pick<AdminTexts, 'adminDrafts'>): string {
  return names.map((name) => (name === everything ? adminDrafts.unread.everything : `„${name}”`)).join(', ')
}
