import { createElement, type ReactNode } from 'react'
import type { PageFrame } from '../page-frame.ts'
import { loadPage } from '../pages/load-page.ts'

/** A page's data without code: sent once, in the document or as JSON on a client navigation. */
export type PagePayload = PageFrame & { props: object }

/** A page ready to be rendered: its frame, and its content as an element. Another key is another visit. */
export type View = { frame: PageFrame; page: ReactNode; key: string }

export async function createView(payload: PagePayload, key: string): Promise<View> {
  return { frame: payload, page: createElement(await loadPage(payload.route), payload.props), key }
}
