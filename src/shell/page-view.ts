import { createElement, type ReactNode } from 'react'
import type { Head } from '../features/seo/head.ts'
import type { Locale } from '../locale.ts'
import { loadPage, type PropsOf, type RouteId } from '../routes.ts'
import type { LayoutProps } from './layout.tsx'

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

/** All that a page is made of besides code: it travels once, in the document or as JSON on a client navigation. */
export type PagePayload<Id extends RouteId = RouteId> = {
  [Each in Id]: PageFrame & { route: Each; props: PropsOf<Each> }
}[Id]

/** A page ready to be rendered: what surrounds it, and its content as an element. Another key is another visit. */
export type View = { frame: PageFrame; page: ReactNode; key: string }

export async function createView<Id extends RouteId>(payload: PagePayload<Id>, key: string): Promise<View> {
  const Page = await loadPage(payload.route)
  return { frame: payload, page: createElement(Page, payload.props), key }
}
