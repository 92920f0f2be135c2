import type { AdminBarProps } from '../../../features/admin/frame/admin-bar.tsx'
import type { AdminTexts } from '../../../features/admin/frame/texts.server.ts'
import { diffRows } from '../../../features/admin/publications/diff-rows.server.ts'
import type { StepNames } from '../../../features/admin/subjects/own-steps.server.ts'
import { type Pending, warningsOf } from '../../../features/admin/subjects/pending-prices.server.ts'
import { unreadProps } from '../../../features/admin/subjects/unread.server.ts'
import { formatDate, formatTime } from '../../../format/dates.ts'
import { fill } from '../../../format/fill.ts'
import { plural } from '../../../format/plurals.ts'
import type { AdminPricesProps } from '../../../pages/admin/prices/props.ts'
import { href } from '../../../routes.ts'

export function overviewProps(
  bar: AdminBarProps,
  adminTexts: AdminTexts,
  pending: Pending,
  steps: StepNames,
): AdminPricesProps {
  const { locale, adminPrices: texts, adminDrafts } = adminTexts
  const { title, lead, categories, file, add, move, fields, publish } = texts
  const { submit, preview, previewIn } = publish
  const { draft, content, diff } = pending
  const { version, saved } = draft
  const changed = new Set(diff.categories.map((change) => (change.after ?? change.before)?.slug))
  return {
    bar,
    texts: {
      title,
      lead,
      categories,
      file,
      add,
      move,
      fields,
      diff: { ...adminDrafts.diff, none: texts.diff.none },
      publish: { ...adminDrafts.publish, lead: publish.lead, submit, preview, previewIn },
      errorPrefix: adminDrafts.errorPrefix,
    },
    notice: null,
    state:
      saved === null
        ? texts.noDraft
        : fill(adminDrafts.draft, {
            version,
            email: saved.by,
            date: formatDate(new Date(saved.at), locale),
            time: formatTime(new Date(saved.at)),
          }),
    version,
    ...steps,
    unread: unreadProps(draft.unread, adminTexts),
    categories: content.categories.map(({ slug, title: titles }) => {
      const items = diff.items.filter(
        ({ before, after }) => before?.category === slug || after?.category === slug,
      )
      const isReordered = diff.reordered.some((each) => each.slug === slug)
      const count = items.length + (changed.has(slug) ? 1 : 0) + (isReordered ? 1 : 0)
      return {
        slug,
        href: href('admin/category', locale, { slug }),
        title: titles[locale],
        rows: plural(content.items.filter(({ category }) => category === slug).length, texts.rows, locale),
        changed: count === 0 ? null : plural(count, texts.changedRows, locale),
      }
    }),
    diff: diffRows(pending.published, content, adminTexts),
    warnings: warningsOf(pending, adminTexts),
    note: '',
    noteError: null,
    confirmError: null,
    fileProblems: [],
    importing: null,
    added: null,
  }
}
