import { movedBy, movedTo } from '../features/admin/drafts/moved-by.ts'
import { newId } from '../features/admin/drafts/new-id.ts'
import type { ItemForm } from '../features/admin/fields/item-form.server.ts'
import type { RowFlash } from '../features/admin/frame/flashes.ts'
import { wrongFields } from '../features/admin/frame/frame-props.server.ts'
import { readDraft } from '../features/publishing/draft-store.server.ts'
import type { AnyFields, FieldErrors, ValuesOf } from '../features/publishing/fields.ts'
import type { Subject } from '../features/publishing/subject.ts'
import { freeSlug, slugFrom } from '../format/slug.ts'
import { joinLocale } from '../locale.ts'
import { fillPath, type RouteId, routes } from '../routes.ts'
import type { AdminRequest, SentForm } from './admin-page.ts'
import { type Outcome, refused } from './outcome.ts'

/** A list that is drafted as a whole, whose things each have a page of their own. */
export type ItemList<Content, Item extends { id: string }, Of extends AnyFields> = {
  subject: Subject<Content>
  of(content: Content): readonly Item[]
  with(items: Item[]): Content
  form: ItemForm<Item, Of>
  /** What no form says, in something new: in the draft it stays as it is. */
  unsaid: Partial<Item>
  newComes: 'first' | 'last'
  /** The pages of the list, and of one thing in it. */
  page: RouteId
  itemPage: RouteId
}

type ItemWords = { errors: Readonly<Record<string, string>> }
type View<Of extends AnyFields> = Partial<{ values: ValuesOf<Of>; errors: FieldErrors }>

/** A row up, or down, or to where it was dragged: an index in `place`. `field` names the row. */
export function moveActions<Content, Item extends { id: string }, Of extends AnyFields>(
  field: string,
  list: Pick<ItemList<Content, Item, Of>, 'of' | 'with'>,
) {
  type Move = (rows: readonly Item[], id: string, form: URLSearchParams) => Item[]
  const move =
    (moved: Move) =>
    ({ form, version }: SentForm) => ({
      outcome: 'save' as const,
      version,
      mine: (content: Content) => list.with(moved(list.of(content), form.get(field) ?? '', form)),
      flash: 'moved' as const,
      view: null,
    })
  return {
    up: move((rows, id) => movedBy(rows, id, -1)),
    down: move((rows, id) => movedBy(rows, id, 1)),
    // Nothing is at an index that is no number.
    place: move((rows, id, form) => movedTo(rows, id, Number(form.get('place') || Number.NaN))),
  }
}

/** Saves the form of one thing. `idOf`: the id of a new one, by what was typed. */
export async function saveItem<Content, Item extends { id: string }, Of extends AnyFields>(
  list: ItemList<Content, Item, Of>,
  { form: sent, version }: SentForm,
  { database, locale, slug, texts }: AdminRequest<ItemWords>,
  idOf: (values: ValuesOf<Of>, content: Content) => string | Promise<string>,
): Promise<Outcome<View<Of>, RowFlash, Content>> {
  const { form } = list
  const values = form.read(sent)
  const { content } = await readDraft(database, list.subject)
  const isNew = slug === newId
  const id = isNew ? await idOf(values, content) : slug
  const existing = list.of(content).find((each) => each.id === id)
  if (!isNew && existing === undefined) return refused({ values }, 409)
  const { item, errors } = form.check(values, { ...list.unsaid, ...existing, id }, texts.words.errors)
  if (errors !== null) return refused({ values, errors, version, notice: wrongFields(errors, texts) })
  return {
    outcome: 'save',
    version,
    mine: (before) => list.with(replaced(list, list.of(before), item)),
    flash: isNew ? 'added' : 'saved',
    at: joinLocale(locale, fillPath(routes[list.itemPage].path, { slug: id })),
    view: { values },
    viewOf: (both) => {
      const merged = list.of(both).find((each) => each.id === id)
      return merged === undefined ? {} : { values: form.values(merged) }
    },
  }
}

/** In its place, with what it has there that no form says. */
function replaced<Content, Item extends { id: string }, Of extends AnyFields>(
  { unsaid, newComes }: Pick<ItemList<Content, Item, Of>, 'unsaid' | 'newComes'>,
  items: readonly Item[],
  item: Item,
): Item[] {
  if (!items.some(({ id }) => id === item.id))
    return newComes === 'first' ? [item, ...items] : [...items, item]
  const kept = (each: Item) =>
    Object.fromEntries(Object.keys(unsaid).map((key) => [key, Reflect.get(each, key)]))
  return items.map((each) => (each.id === item.id ? { ...item, ...kept(each) } : each))
}

/** Takes one thing out of the list. */
export function removeItem<Content, Item extends { id: string }, Of extends AnyFields>(
  list: ItemList<Content, Item, Of>,
  { version }: SentForm,
  { locale, slug }: AdminRequest,
): Outcome<View<Of>, RowFlash, Content> {
  return {
    outcome: 'save',
    version,
    mine: (before) => list.with(list.of(before).filter(({ id }) => id !== slug)),
    flash: 'removed',
    at: joinLocale(locale, routes[list.page].path),
    view: {},
  }
}

/** An id that no other of them has, made from a name; `otherwise` if it has no letters of an address. */
export function freeId(name: string, otherwise: string, items: readonly { id: string }[]): string {
  return freeSlug(
    slugFrom(name, 60) || otherwise,
    (id) => id === newId || items.some((each) => each.id === id),
  )
}
