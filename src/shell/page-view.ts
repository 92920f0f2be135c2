import { createElement, type FunctionComponent, type ReactNode } from 'react'
import type { InMarkup, PageFrame } from '../page-frame.ts'
import type { RouteId } from '../routes.ts'

/** A page's data without code: sent once, in the document or as JSON on a client navigation. */
export type PagePayload = PageFrame & { props: object }

/** What of it a document holds. A page that no script changes stays as it came. */
export type DocumentPayload = PageFrame & { props: InMarkup<object> }

/** A page ready to be rendered: what surrounds it, and its content as an element. Another key is another visit. */
export type View = {
  frame: PageFrame
  page: InMarkup<ReactNode>
  key: string
  /** How a page is rendered that came without a document (`client/page-ahead.tsx`), seen or not. */
  apart?: (isShown: boolean) => ReactNode
}

/** The caller loads the page's component: hydration needs no list of all pages. */
export async function createView(
  payload: DocumentPayload,
  key: string,
  loadPage: (id: RouteId) => Promise<FunctionComponent<object>>,
): Promise<View> {
  const { route, props } = payload
  const page = props && createElement(await loadPage(route), props)
  return { frame: payload, page, key }
}
