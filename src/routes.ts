import { type ModuleName, modules } from './content/clinic.ts'
import { wholeTreatments } from './content/whole-treatments.ts'
import { joinLocale, type Locale } from './locale.ts'
import { sheetKeys } from './sheet-keys.ts'

type RouteDeclaration = {
  /** The path all languages share, `:name` for a parameter. */
  path: `/${string}`
  /** Priority in the sitemap, or null for a page that search engines must not list. */
  sitemap: number | null
  /** The query keys that change the page's content; every other key is ignored. */
  query: readonly string[]
  /** For a path with a slug: the collection it belongs to. */
  collection?: Collection
  /** For a page of a part that a clinic may switch off (`modules` in `clinic.ts`). */
  module?: ModuleName
  /** For a collection: the address of an entry that is no more leads to the list of all. */
  leavesToList?: true
  /** What the page is about, where a clinic may have none of it. */
  about?: readonly unknown[]
}

/** Collections with a page for each entry; `features/redirects/collections.ts` lists the entries. */
export type Collection =
  | 'treatments'
  | 'priceCategories'
  | 'wholeTreatments'
  | 'articles'
  | 'team'
  | 'outcomes'

/**
 * Every page of the site, once: its id is also its folder in `pages/`. Worker, browser, links, redirects, sitemap
 * and tests all read this table.
 */
export const routes = {
  home: { path: '/', sitemap: 1, query: [] },
  inPain: { path: '/ma-doare-acum', sitemap: 0.9, query: [], module: 'emergency' },
  treatments: { path: '/tratamente', sitemap: 0.9, query: ['categorie', 'q'] },
  treatment: { path: '/tratamente/:slug', collection: 'treatments', sitemap: 0.9, query: sheetKeys },
  prices: { path: '/preturi', sitemap: 0.9, query: ['rand', 'q', ...sheetKeys] },
  member: { path: '/echipa/:slug', collection: 'team', leavesToList: true, sitemap: 0.6, query: [] },
  priceCategory: {
    path: '/preturi/:slug',
    collection: 'priceCategories',
    sitemap: 0.7,
    query: ['rand', 'ordine', ...sheetKeys],
  },
  totals: { path: '/cat-costa-in-total', sitemap: 0.8, query: sheetKeys, about: wholeTreatments },
  total: {
    path: '/cat-costa-in-total/:slug',
    collection: 'wholeTreatments',
    sitemap: 0.8,
    query: sheetKeys,
    about: wholeTreatments,
  },
  mouth: { path: '/unde-va-supara', sitemap: 0.7, query: [] },
  compare: { path: '/compara', sitemap: 0.6, query: ['a', 'b', ...sheetKeys] },
  stories: { path: '/povesti-succes', sitemap: 0.6, query: ['categorie'], module: 'stories' },
  rooms: { path: '/imagini', sitemap: 0.3, query: [] },
  team: { path: '/echipa', sitemap: 0.8, query: ['filtru'] },
  outcomes: { path: '/rezultate/:slug', collection: 'outcomes', sitemap: 0.4, query: [] },
  news: { path: '/noutati', sitemap: 0.6, query: ['categorie', 'pagina'], module: 'news' },
  article: { path: '/noutati/:slug', collection: 'articles', sitemap: 0.5, query: [], module: 'news' },
  contact: { path: '/contact', sitemap: 0.8, query: ['rand', ...sheetKeys] },
  stopCard: { path: '/cartonas-stop', sitemap: 0.3, query: [] },
  contactThanks: { path: '/contact/multumim', sitemap: null, query: ['ref', 'token'] },
  // One request, for who has its link: an endpoint answers it, because it may have to say that there is none.
  request: { path: '/contact/cerere', sitemap: null, query: ['token'] },
  newsletter: { path: '/newsletter', sitemap: null, query: ['stare'], module: 'newsletter' },
  newsletterConfirm: {
    path: '/newsletter/confirmare',
    sitemap: null,
    query: ['token'],
    module: 'newsletter',
  },
  // Belongs to no module: subscribers can still leave after the newsletter was switched off.
  newsletterUnsubscribe: { path: '/newsletter/dezabonare', sitemap: null, query: ['token', 'stare'] },
  implantOffer: { path: '/implant-dentar/pret-oferta', sitemap: 0.7, query: [], module: 'offer' },
  instalments: {
    path: '/plata-rate-tbi-bank',
    sitemap: 0.6,
    query: ['pret', 'avans', 'luni', 'dobanda', 'comision', 'asigurare'],
    module: 'instalments',
  },
  privacy: { path: '/privacy-policy', sitemap: 0.2, query: [] },
  cookies: { path: '/cookie-policy', sitemap: 0.2, query: [] },
  accessibility: { path: '/accesibilitate', sitemap: 0.2, query: [] },
  // In the order of the menu. What is opened every day comes first.
  'admin/sign-in': admin('/admin/sign-in'),
  'admin/today': admin('/admin'),
  'admin/requests': admin('/admin/requests'),
  'admin/prices': admin('/admin/prices'),
  'admin/prices/category': admin('/admin/prices/:slug'),
  'admin/preview': { path: '/admin/preview', sitemap: null, query: ['row'] },
  'admin/offers': admin('/admin/offers', 'offer'),
  'admin/hours': admin('/admin/hours'),
  'admin/news': admin('/admin/news', 'news'),
  'admin/news/article': admin('/admin/news/:slug', 'news'),
  'admin/team': admin('/admin/doctors'),
  'admin/team/member': admin('/admin/doctors/:slug'),
  'admin/rooms': admin('/admin/rooms'),
  'admin/rooms/room': admin('/admin/rooms/:slug'),
  'admin/stories': admin('/admin/stories', 'stories'),
  'admin/stories/story': admin('/admin/stories/:slug', 'stories'),
  'admin/ratings': admin('/admin/ratings'),
  'admin/ratings/item': admin('/admin/ratings/:slug'),
  'admin/outcomes': admin('/admin/outcomes'),
  'admin/outcomes/item': admin('/admin/outcomes/:slug'),
  'admin/publications': admin('/admin/publications'),
  'admin/newsletter': admin('/admin/newsletter', 'newsletter'),
  'admin/subscribers': admin('/admin/subscribers', 'newsletter'),
  'admin/statistics': admin('/admin/statistics'),
  'admin/redirects': admin('/admin/redirects'),
  'admin/people': admin('/admin/people'),
  'admin/audit': admin('/admin/audit'),
  'admin/account': admin('/admin/account'),
  'admin/reset': admin('/admin/reset'),
  notFound: { path: '/404', sitemap: null, query: [] },
} as const satisfies Record<string, RouteDeclaration>

/** A page for admins: search engines must not list it. */
function admin<Path extends `/${string}`>(
  path: Path,
  module?: ModuleName,
): RouteDeclaration & { path: Path } {
  return { path, sitemap: null, query: [], ...(module && { module }) }
}

export type RouteId = keyof typeof routes

const declarations: Record<RouteId, RouteDeclaration> = routes

export function route(id: RouteId): RouteDeclaration {
  return declarations[id]
}

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

export type ParamsOf<Id extends RouteId> = Record<ParamNames<(typeof routes)[Id]['path']>, string>
type HrefArguments<Id extends RouteId> = keyof ParamsOf<Id> extends never ? [] : [params: ParamsOf<Id>]

/**
 * Whether the clinic has this page: a link to one that it has not is left out by this question. The build answers it,
 * so it costs no byte.
 */
export function hasPage(id: RouteId): boolean {
  const { module, about } = declarations[id]
  return (module === undefined || modules[module]) && about?.length !== 0
}

/** The address of a page in a language, without origin: `href('treatment', 'en', { slug })`. */
export function href<Id extends RouteId>(id: Id, locale: Locale, ...[params]: HrefArguments<Id>): string {
  return joinLocale(locale, fillPath(routes[id].path, params ?? {}))
}

/** The parameter of every parametric path is a slug; without one it is empty. */
export function fillPath(path: string, { slug = '' }: { slug?: string }): string {
  return path.replace(':slug', encodeURIComponent(slug))
}

export type RouteMatch = { id: RouteId; params: { slug: string } }

/** The page at a path that all languages share, or null. Paths must be canonical already. */
export function matchRoute(path: string): RouteMatch | null {
  const own = idsByPath.get(path)
  if (own) return { id: own, params: { slug: '' } }
  // The slug is the last segment, so the folder before it finds the route without a search.
  const cut = path.lastIndexOf('/') + 1
  const slug = path.slice(cut)
  const id = slug && idsByPath.get(`${path.slice(0, cut)}:slug`)
  return id ? { id, params: { slug } } : null
}

const routeIds = Object.keys(routes).filter((id): id is RouteId => id in routes)

/** Pages with a path of their own: the not-found page is shown in place of others. The build leaves out what is off. */
export const pageIds = routeIds.filter((id) => id !== 'notFound').filter(hasPage)
export type PageId = (typeof pageIds)[number]

/** The pages of the parts that are off, and of what the clinic has not. */
export function switchedOff(): RouteId[] {
  return routeIds.filter((id) => !hasPage(id))
}

/** Whether there would be a page at this path if its part were on. */
export function isSwitchedOff(path: string): boolean {
  const folder = path.slice(0, path.lastIndexOf('/'))
  return switchedOff().some((id) => routes[id].path === path || routes[id].path === `${folder}/:slug`)
}

const idsByPath = new Map<string, PageId>(pageIds.map((id) => [routes[id].path, id]))

/** The folder of the component that shows a page which has none of its own: any list, or one thing of any. */
export const sharedPage = (id: RouteId): string => id.replace(/\/\w+/, '/list')

/** An address with this fragment opens the preferences: for pages that do not load the client. */
export const preferencesHash = '#cookie-settings'
