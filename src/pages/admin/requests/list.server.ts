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
export const filterNames = {
  open: 'deschise',
  mine: 'ale-mele',
  scheduled: 'programate',
  handled: 'rezolvate',
  all: 'toate',
} as const

export function listIn(query: URLSearchParams): List {
  return {
    filter: requestFilters.find((each) => filterNames[each] === query.get('filtru')) ?? 'open',
    search: typedLine(query.get('cauta') ?? '').slice(0, 100),
    reference: referenceForm.exec(query.get('ref') ?? '')?.[0] ?? null,
    page: Math.max(1, Number(/^\d{1,4}$/.exec(query.get('pagina') ?? '')?.[0] ?? 1)),
  }
}

export function selectionOf({ reference, search, filter }: List, account: string): Selection {
  if (reference !== null) return { reference }
  return search === '' ? { filter, account } : { words: typedWords(search) }
}

export function addressOf(locale: Locale, list: List): string {
  const { page } = list
  return `${href('admin/requests', locale)}?${queryOf(list)}${page > 1 ? `&pagina=${page}` : ''}`
}

export function queryOf({ filter, search, reference }: List): string {
  if (reference !== null) return `ref=${reference}`
  return search === '' ? `filtru=${filterNames[filter]}` : `cauta=${encodeURIComponent(search)}`
}

/** The list that a form was sent from; the open requests where it is none of this site. */
export function listBefore(address: string, locale: Locale): string {
  return ownList.test(splitLocale(address).path) ? address : addressOf(locale, openList)
}

const ownList =
  /^\/admin\/requests\?(filtru=[a-z-]+|cauta=[\w%.!~*'()-]{1,900}|ref=[A-Z0-9-]{9})(&pagina=\d{1,4})?$/
