import { newId } from '../features/admin/drafts/new-id.ts'
import { type RowFlash, rowFlashes } from '../features/admin/frame/flashes.ts'
import type { DraftedItemProps } from '../features/admin/publications/drafted-item.tsx'
import type { DraftedListProps } from '../features/admin/publications/drafted-list.tsx'
import type { AnyFields, FieldErrors, ValuesOf } from '../features/publishing/fields.ts'
import { fill } from '../format/fill.ts'
import { joinLocale } from '../locale.ts'
import { fillPath, routes } from '../routes.ts'
import type { AdminPage, AnyAdminPage, FrameProps, PublishingPage } from './admin-page.ts'
import { draftedItem } from './drafted-item.server.ts'
import type { AnyFieldList, ListWords } from './field-list.server.ts'
import { moveActions, removeItem, saveItem } from './item-actions.server.ts'
import type { AnySiteSubject, SiteSubject } from './site-subject.ts'

export type AnyListProps = DraftedListProps & {
  texts: Pick<ListWords, 'title' | 'lead' | 'list'> & { errorPrefix: string }
  address: string
  /** `note`: said beside the name. */
  rows: readonly { id: string; href: string; name: string; note: string }[]
}
export type AnyItemProps = FrameProps & DraftedItemProps

type ListSubject = SiteSubject<unknown, object, ListWords>

/** The page of a list that is edited by its fields. */
export function listPage(list: AnyFieldList, subject: AnySiteSubject): AnyAdminPage
export function listPage(list: AnyFieldList, subject: ListSubject): object {
  type Of = { props: AnyListProps; words: ListWords; flash: RowFlash; content: unknown }
  return {
    id: list.page,
    title: ({ words }) => words.metaTitle,
    publishes: subject,
    flashes: rowFlashes,
    actions: list.isSorted ? {} : moveActions('row', list),

    async load({ locale, texts }, _, { content }) {
      const { title, lead, list: listTexts } = texts.words
      const addressOf = (slug: string) => joinLocale(locale, fillPath(routes[list.itemPage].path, { slug }))
      const rows = list.of(content).map(async (item) => ({
        id: item.id,
        name: list.nameOf(item),
        href: addressOf(item.id),
        note: (await list.noteOf?.(item, texts)) ?? '',
      }))
      return {
        texts: { title, lead, list: listTexts, errorPrefix: texts.adminDrafts.errorPrefix },
        address: joinLocale(locale, routes[list.page].path),
        rows: await Promise.all(rows),
        addHref: addressOf(newId),
      }
    },
  } satisfies PublishingPage<Of>
}

/** The page of one thing of it. */
export function itemPage(list: AnyFieldList, subject: AnySiteSubject): AnyAdminPage
export function itemPage(list: AnyFieldList, subject: ListSubject): object {
  type Of = {
    props: AnyItemProps
    words: ListWords
    view: { values: ValuesOf<AnyFields>; errors: FieldErrors }
    flash: RowFlash
    content: unknown
  }
  return {
    id: list.itemPage,
    title: ({ words }, { name }) => fill(words.one.metaTitle, { name }),
    edits: subject,
    flashes: rowFlashes,
    ...(list.largestForm !== undefined && { largestForm: list.largestForm }),
    actions: {
      save: (sent, request) =>
        saveItem(list, sent, request, (values, content) => list.idOf(values, list.of(content))),
      remove: (sent, request) => removeItem(list, sent, request),
    },
    load: (request, view) => draftedItem(list, request, view),
  } satisfies AdminPage<Of>
}
