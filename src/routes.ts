import type { ReactNode } from 'react'
import { joinLocale, type Locale } from './locale.ts'

type RouteDeclaration = {
  /** The path both languages share, `:name` for a parameter. */
  path: `/${string}`
  page: () => Promise<{ default: (props: never) => ReactNode }>
  /** Priority in the sitemap, or null for a page that search engines must not list. */
  sitemap: number | null
  /** The query keys that change what the page shows; every other key leaves the page as it is. */
  query: readonly string[]
}

/**
 * Every page of the site, once: its id is also the name of its folder in `pages/`.
 * Worker, browser, links, redirects, sitemap and tests all read this table.
 */
export const routes = {
  home: { path: '/', page: () => import('./pages/home/page.tsx'), sitemap: 1, query: [] },
  treatments: {
    path: '/tratamente',
    page: () => import('./pages/treatments/page.tsx'),
    sitemap: 0.9,
    query: ['categorie', 'q'],
  },
  treatment: {
    path: '/tratamente/:slug',
    page: () => import('./pages/treatment/page.tsx'),
    sitemap: 0.9,
    query: [],
  },
  prices: {
    path: '/preturi',
    page: () => import('./pages/prices/page.tsx'),
    sitemap: 0.9,
    query: ['rand'],
  },
  priceCategory: {
    path: '/preturi/:slug',
    page: () => import('./pages/priceCategory/page.tsx'),
    sitemap: 0.7,
    query: ['rand', 'ordine'],
  },
  stories: {
    path: '/povesti-succes',
    page: () => import('./pages/stories/page.tsx'),
    sitemap: 0.6,
    query: ['categorie'],
  },
  team: { path: '/echipa', page: () => import('./pages/team/page.tsx'), sitemap: 0.8, query: ['filtru'] },
  news: {
    path: '/noutati',
    page: () => import('./pages/news/page.tsx'),
    sitemap: 0.6,
    query: ['categorie', 'pagina'],
  },
  article: {
    path: '/noutati/:slug',
    page: () => import('./pages/article/page.tsx'),
    sitemap: 0.5,
    query: [],
  },
  contact: {
    path: '/contact',
    page: () => import('./pages/contact/page.tsx'),
    sitemap: 0.8,
    query: ['tratament', 'medic', 'rand'],
  },
  contactThanks: {
    path: '/contact/multumim',
    page: () => import('./pages/contactThanks/page.tsx'),
    sitemap: null,
    query: ['ref'],
  },
  newsletter: {
    path: '/newsletter',
    page: () => import('./pages/newsletter/page.tsx'),
    sitemap: null,
    query: ['stare'],
  },
  newsletterConfirm: {
    path: '/newsletter/confirmare',
    page: () => import('./pages/newsletterConfirm/page.tsx'),
    sitemap: null,
    query: ['token'],
  },
  newsletterUnsubscribe: {
    path: '/newsletter/dezabonare',
    page: () => import('./pages/newsletterUnsubscribe/page.tsx'),
    sitemap: null,
    query: ['token'],
  },
  implantOffer: {
    path: '/implant-dentar/pret-oferta',
    page: () => import('./pages/implantOffer/page.tsx'),
    sitemap: 0.7,
    query: [],
  },
  instalments: {
    path: '/plata-rate-tbi-bank',
    page: () => import('./pages/instalments/page.tsx'),
    sitemap: 0.6,
    query: ['pret', 'avans', 'luni', 'dobanda', 'comision', 'asigurare'],
  },
  privacy: {
    path: '/privacy-policy',
    page: () => import('./pages/privacy/page.tsx'),
    sitemap: 0.2,
    query: [],
  },
  cookies: {
    path: '/cookie-policy',
    page: () => import('./pages/cookies/page.tsx'),
    sitemap: 0.2,
    query: [],
  },
  accessibility: {
    path: '/accesibilitate',
    page: () => import('./pages/accessibility/page.tsx'),
    sitemap: 0.2,
    query: [],
  },
  adminSignIn: {
    path: '/admin/sign-in',
    page: () => import('./pages/adminSignIn/page.tsx'),
    sitemap: null,
    query: [],
  },
  adminPrices: {
    path: '/admin/prices',
    page: () => import('./pages/adminPrices/page.tsx'),
    sitemap: null,
    query: [],
  },
  adminCategory: {
    path: '/admin/prices/:slug',
    page: () => import('./pages/adminCategory/page.tsx'),
    sitemap: null,
    query: [],
  },
  adminPreview: {
    path: '/admin/preview',
    page: () => import('./pages/adminPreview/page.tsx'),
    sitemap: null,
    query: ['rand'],
  },
  adminRequests: {
    path: '/admin/requests',
    page: () => import('./pages/adminRequests/page.tsx'),
    sitemap: null,
    query: [],
  },
  adminPublications: {
    path: '/admin/publications',
    page: () => import('./pages/adminPublications/page.tsx'),
    sitemap: null,
    query: [],
  },
  notFound: { path: '/404', page: () => import('./pages/notFound/page.tsx'), sitemap: null, query: [] },
} as const satisfies Record<string, RouteDeclaration>

export type RouteId = keyof typeof routes

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

export type ParamsOf<Id extends RouteId> = Record<ParamNames<(typeof routes)[Id]['path']>, string>
export type PropsOf<Id extends RouteId> = Parameters<
  Awaited<ReturnType<(typeof routes)[Id]['page']>>['default']
>[0]
type HrefArguments<Id extends RouteId> = keyof ParamsOf<Id> extends never ? [] : [params: ParamsOf<Id>]

/** The address of a page in a language, without origin: `href('treatment', 'en', { slug })`. */
export function href<Id extends RouteId>(id: Id, locale: Locale, ...[params]: HrefArguments<Id>): string {
  return joinLocale(locale, fillPath(routes[id].path, params ?? {}))
}

export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/:([a-z]+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

type PageModules = {
  [Id in RouteId]: { page: () => Promise<{ default: (props: PropsOf<Id>) => ReactNode }> }
}
const pageModules: PageModules = routes

/** The component of a page; on the browser this fetches its chunk. */
export async function loadPage<Id extends RouteId>(id: Id): Promise<(props: PropsOf<Id>) => ReactNode> {
  return (await pageModules[id].page()).default
}

/** The parameter of every parametric path of ours is a slug; where a path has none it is empty. */
export type RouteMatch = { id: RouteId; params: { slug: string } }

/** The page at a path both languages share, or null. Paths are matched as they are: canonicalising comes before. */
export function matchRoute(path: string): RouteMatch | null {
  const fixed = fixedPaths.get(path)
  if (fixed) return fixed
  const cut = path.lastIndexOf('/')
  const id = parametricPaths.get(path.slice(0, cut))
  const slug = path.slice(cut + 1)
  return id === undefined || slug === '' ? null : { id, params: { slug } }
}

const routeIds = Object.keys(routes).filter((id): id is RouteId => id in routes)

/** A page that answers at its own path: the not-found page is shown in place of what was asked for. */
export const pageIds = routeIds.filter((id) => id !== 'notFound')
export type PageId = (typeof pageIds)[number]

const fixedPaths = new Map<string, RouteMatch>(
  pageIds
    .filter((id) => !routes[id].path.includes(':'))
    .map((id) => [routes[id].path, { id, params: { slug: '' } }]),
)

/** The slug is the last segment, so the folder before it finds the route without a search. */
const parametricPaths = new Map(
  pageIds
    .filter((id) => routes[id].path.endsWith('/:slug'))
    .map((id) => [routes[id].path.slice(0, -'/:slug'.length), id]),
)
