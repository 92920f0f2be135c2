import { newId } from '../features/admin/drafts/new-id.ts'
import type { DraftWords } from '../features/admin/drafts/ro.ts'
import { failure } from '../features/admin/frame/flashes.ts'
import type { DraftedItemProps, ShownField } from '../features/admin/publications/drafted-item.tsx'
import { readDraft } from '../features/publishing/draft-store.server.ts'
import {
  type AnyField,
  type AnyFields,
  type FieldErrors,
  fieldId,
  type ValuesOf,
} from '../features/publishing/fields.ts'
import { fill } from '../format/fill.ts'
import { joinLocale, type Locale, locales } from '../locale.ts'
import { fillPath, routes } from '../routes.ts'
import type { AdminRequest } from './admin-page.ts'
import type { AnyFieldList, ListWords } from './field-list.server.ts'
import { done, type View } from './outcome.ts'

type Shown = Partial<{ values: ValuesOf<AnyFields>; errors: FieldErrors }>

/**
 * The props of the page of one thing of a list that is edited by its fields. Who saves one that is gone meanwhile adds it
 * again.
 */
export async function draftedItem(
  list: AnyFieldList,
  { database, locale, slug: asked, texts }: AdminRequest<ListWords>,
  view: View<Shown>,
) {
  const { content, version } = await readDraft(database, list.subject)
  const item = list.of(content).find(({ id }) => id === asked) ?? null
  const isGone = item === null && asked !== newId
  const listAddress = joinLocale(locale, routes[list.page].path)
  if (isGone && view.values === undefined) return done('missing', { at: listAddress })
  const { one, notices, conflict } = texts.words
  const { adminDrafts } = texts
  const values = view.values ?? list.form.values(item)
  const errors = { ...view.conflict?.marks, ...view.errors }
  return {
    texts: {
      ...one,
      errorPrefix: adminDrafts.errorPrefix,
      conflicts: { ...adminDrafts.conflict, title: conflict },
    },
    ...(isGone && { notice: failure(notices.gone) }),
    name: item === null ? one.added : list.nameOf(item),
    list: listAddress,
    address: joinLocale(locale, fillPath(routes[list.itemPage].path, { slug: isGone ? newId : asked })),
    version: view.version ?? version,
    isNew: item === null,
    conflict: view.conflict ?? null,
    groups: shownGroups(list, values, errors, texts.words, adminDrafts.inLanguage),
  } satisfies DraftedItemProps & { notice?: unknown }
}

function shownGroups(
  { fields, groups = [Object.keys(fields)], choices = {}, rows = {} }: AnyFieldList,
  values: ValuesOf<AnyFields>,
  errors: FieldErrors,
  { fields: labels, one }: Pick<ListWords, 'fields' | 'one'>,
  inLanguage: DraftWords['inLanguage'],
): DraftedItemProps['groups'] {
  return groups.map((names) => ({
    title: one.groups?.[names[0] ?? ''] ?? null,
    fields: names.flatMap(shownIn),
  }))

  function shownIn(key: string): ShownField[] {
    const field: AnyField | undefined = fields[key]
    const label = labels[key]
    if (field === undefined || label === undefined) return []
    const typed: unknown = Reflect.get(values, key)
    const shown = (lang: Locale | null): ShownField => {
      const name = fieldId(key, lang)
      const value: unknown = lang === null ? typed : Object(typed)[lang]
      const [lines, chosen] = [rows[key], choices[key]]
      return {
        name,
        texts: lang === null ? label : { ...label, label: fill(inLanguage[lang], { field: label.label }) },
        value: String(value ?? ''),
        error: errors[name],
        type: field.kind === 'date' || field.kind === 'number' ? field.kind : 'text',
        ...(lang !== null && { lang }),
        ...(lines !== undefined && { rows: lines }),
        ...(chosen !== undefined && { choices: chosen }),
      }
    }
    return field.perLanguage ? locales.map((locale) => shown(locale)) : [shown(null)]
  }
}
