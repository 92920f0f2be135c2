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
import type { ItemList } from './item-actions.server.ts'
import { done, type View } from './outcome.ts'

type Words = {
  one: Record<'added' | 'back' | 'save' | 'remove' | 'removeLead', string>
  notices: { gone: string }
  fields: Readonly<Record<string, { label: string; hint?: string }>>
  conflict: string
}

type Shape<Of extends AnyFields> = {
  /** The fields by the parts of the form; a part without a title has no heading. */
  groups: readonly { title: string | null; names: readonly (keyof Of & string)[] }[]
  choices?: Partial<Record<keyof Of, readonly string[]>>
  /** How many lines a long text has room for. */
  rows?: Partial<Record<keyof Of, number>>
}

/** The props of the page of one thing that has no photographs. Who saves one that is gone meanwhile adds it again. */
export async function draftedItem<Content, Item extends { id: string }, Of extends AnyFields>(
  list: ItemList<Content, Item, Of>,
  fields: Of,
  { database, locale, slug: asked, texts }: AdminRequest<Words>,
  view: View<Partial<{ values: ValuesOf<Of>; errors: FieldErrors }>>,
  { nameOf, ...shape }: Shape<Of> & { nameOf(item: Item): string },
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
    name: item === null ? one.added : nameOf(item),
    list: listAddress,
    address: joinLocale(locale, fillPath(routes[list.itemPage].path, { slug: isGone ? newId : asked })),
    version: view.version ?? version,
    isNew: item === null,
    conflict: view.conflict ?? null,
    groups: shownGroups(fields, shape, values, errors, texts.words.fields, adminDrafts.inLanguage),
  } satisfies DraftedItemProps & { notice?: unknown }
}

function shownGroups<Of extends AnyFields>(
  fields: Of,
  { groups, choices = {}, rows = {} }: Shape<Of>,
  values: ValuesOf<Of>,
  errors: FieldErrors,
  labels: Words['fields'],
  inLanguage: DraftWords['inLanguage'],
): DraftedItemProps['groups'] {
  return groups.map(({ title, names }) => ({ title, fields: names.flatMap(shownIn) }))

  function shownIn(key: keyof Of & string): ShownField[] {
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
