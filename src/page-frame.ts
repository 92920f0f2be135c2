import { createContext, use } from 'react'
import type { ClinicFacts } from './content/clinic.ts'
import type { PageMeta } from './content/schema.ts'
import type { Consent, Errors, Layout as LayoutTexts } from './content/ui-schema.ts'
import type { Locale } from './locale.ts'
import type { RouteId } from './routes.ts'

/**
 * What a part of a page is made of, or nothing in a document, whose markup says it already: such a part stays as it
 * came. A page that comes without a document brings all of it.
 */
export type InMarkup<T> = T | undefined

/** What a page is besides its content. */
export type PageFrame = {
  /** Tells a browser whether the code it holds is still the code the server runs. */
  build: string
  route: RouteId
  locale: Locale
  /** The path both languages share, or null where there is none (the not-found page). */
  path: string | null
  /** What of the query the page was made for, `?…` or nothing: it goes along when the language changes. */
  query: string
  head: Head
  layout: LayoutProps
}

/** What the head of a document says about its page. Addresses are absolute. */
export type Head = PageMeta & {
  canonical: string | null
  alternates: readonly { hreflang: Locale | 'x-default'; href: string }[]
  index: boolean
}

/** What surrounds every page of a language. */
export type LayoutProps = {
  texts: Omit<LayoutTexts, 'footer'> & { footer: FooterLabels }
  /** What of the footer stays as it came. */
  footer: InMarkup<FooterTexts>
  errorScreen: Errors['screen']
  /** The texts of the preferences are fetched with them. */
  consent: Consent['banner']
  /** Google's tag, where the clinic uses it. */
  googleTag: string | null
  clinic: ClinicFacts
  /** The clinic's name and, beside it, what it is. */
  wordmark: { name: string; kind: string }
  /** On another site, opened by a link alone. */
  mapHref: string
  /** Whether the offer on implants holds today. */
  offerRuns: boolean
}

/** What other parts of a page say as well. */
type FooterLabels = Pick<
  LayoutTexts['footer'],
  'phone' | 'map' | 'pages' | 'cui' | 'cookieSettings' | 'legal'
>
export type FooterTexts = Pick<
  LayoutTexts['footer'],
  'newsletter' | 'privacy' | 'cookies' | 'accessibility' | 'feed' | 'anpc' | 'sal' | 'medical' | 'rights'
> & { identity: readonly (readonly [label: string, value: string])[] }

export const FrameContext = createContext<PageFrame | null>(null)

/** What surrounds the page: its language, path and the texts every page shares. */
export function useFrame(): PageFrame {
  const frame = use(FrameContext)
  if (frame === null) throw new Error('useFrame() is called outside <App>')
  return frame
}
