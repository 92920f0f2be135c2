import {
  type RequestFilter,
  requestFilters,
  type Selection,
} from '../../../features/admin/requests/request-store.server.ts'
import { typedWords } from '../../../features/admin/requests/typed-words.ts'
import { typedLine } from '../../../format/typed.ts'
import { type Locale, splitLocale } from '../../../locale.ts'
import { href } from '../../../routes.ts'

/** Which requests are shown: by a filter, by what was searched for, or the one with a reference. */
export type List = { filter: RequestFilter; search: string; reference: string | null; page: number }

export const onAPage = 25
export const openList: List = { filter: 'open', search: '', reference: null, page: 1 }
export const referenceForm = /^[A-Z0-9]{4}-[A-Z0-9]{4}$/

export function listIn(query: URLSearchParams): List {
  return {
    filter: requestFilters.find((each) => each === query.get('filter')) ?? 'open',
    search: typedLine(query.get('search') ?? '').slice(0, 100),
    reference: referenceForm.exec(query.get('ref') ?? '')?.[0] ?? null,
    page: Math.max(1, Number(/^\d{1,4}$/.exec(query.get('page') ?? '')?.[0] ?? 1)),
  }
}

export function selectionOf({ reference, search, filter }: List, account: string): Selection {
  if (reference !== null) return { reference }
  return search === '' ? { filter, account } : { words: typedWords(search) }
}

export function addressOf(locale: Locale, list: List): string {
  const { page } = list
  return `${href('admin/requests', locale)}?${queryOf(list)}${page > 1 ? `&page=${page}` : ''}`
}

export function queryOf({ filter, search, reference }: List): string {
  if (reference !== null) return `ref=${reference}`
  return search === '' ? `filter=${filter}` : `search=${encodeURIComponent(search)}`
}

/** The list that a form was sent from; the open requests where it is none of this site. */
export function listBefore(address: string, locale: Locale): string {
  return ownList.test(splitLocale(address).path) ? address : addressOf(locale, openList)
}

const ownList =
  /^\/admin\/requests\?(filter=[a-z-]+|search=[\w%.!~*'()-]{1,900}|ref=[A-Z0-9-]{9})(&page=\d{1,4})?$/
