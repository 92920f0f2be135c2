import { createContext, use } from 'react'
import type { ClinicFacts } from './content/clinic.ts'
import type { PageMeta } from './content/schema.ts'
import type { LayoutWords } from './layout/ro.ts'
import type { Locale } from './locale.ts'
import type { RouteId } from './routes.ts'

/**
 * What a part of a page is made of, or nothing in a document, whose markup says it already: such a part stays as it
 * came. A page that comes without a document brings all of it.
 */
export type InMarkup<T> = T | undefined

/** The props of a page, some of which are `InMarkup`. */
export type InDocument<Props, Name extends keyof Props> = Omit<Props, Name> & Partial<Pick<Props, Name>>

/** What a page has besides its content. */
export type PageFrame = {
  /** Lets a browser see whether its code is the server's current build. */
  build: string
  route: RouteId
  locale: Locale
  /** The path all languages share, or null where there is none (the not-found page). */
  path: string | null
  /** The part of the query the page uses, `?…` or empty: it is kept when the language changes. */
  query: string
  /** What the patient has chosen so far, `?…`, where the query has any of it (`src/ui/sheet/`). */
  sheet?: string
  head: Head
  layout: LayoutProps
}

/** What the head of a document says about its page. Addresses are absolute. */
export type Head = PageMeta & {
  canonical: string | null
  alternates: readonly { hreflang: Locale | 'x-default'; href: string }[]
  index: boolean
}

/** The texts and facts around every page of a language. */
export type LayoutProps = {
  texts: Omit<LayoutWords, 'footer' | 'clinicKind' | 'nav'> & {
    nav: PageNames
    footer: Omit<LayoutWords['footer'], keyof FooterTexts | Labels | 'feed'> & { feed: string | null }
  }
  /** The parts of the footer that are not hydrated. */
  footer: InMarkup<FooterTexts>
  errorScreen: Record<'title' | 'body' | 'phone' | 'reload' | 'home', string>
  /** The texts of the preferences are fetched with them. */
  consent: Record<
    | ('label' | 'title' | 'text' | 'policy' | 'necessary' | 'customise' | 'accept')
    | ('saved' | 'withdrawn' | 'failed'),
    string
  >
  /** Google's tag, where the clinic uses it. */
  googleTag: string | null
  clinic: ClinicFacts
  /** The clinic's name and, beside it, what it is. */
  wordmark: { name: string; kind: string | null }
  /** An external link, never embedded. */
  mapHref: string
  /** Whether the implant offer is running today. */
  offerRuns: boolean
}

type OptionalPage = 'inPain' | 'instalments' | 'implantOffer' | 'stories' | 'news'
/** What pages are called, of the parts that are on. */
export type PageNames = Omit<LayoutWords['nav'], OptionalPage> &
  Partial<Pick<LayoutWords['nav'], OptionalPage>>

/** Labels of what stands in the markup alone. */
type Labels = 'legalName' | 'tradeRegister' | 'authorisation' | 'college'
export type FooterTexts = Pick<LayoutWords['footer'], 'newsletter' | 'medical' | 'rights'> & {
  identity: readonly (readonly [label: string, value: string])[]
}

export const FrameContext = createContext<PageFrame | null>(null)

/** The frame of the page: its language, path and the texts every page shares. */
export function useFrame(): PageFrame {
  const frame = use(FrameContext)
  if (frame === null) throw new Error('useFrame() outside <App>')
  return frame
}
