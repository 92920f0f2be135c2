import type { Flash } from '../../features/admin/frame/admin-bar.tsx'
import {
  type DraftFlash,
  staleFlash as staleNotice,
  success as told,
  failure as wrong,
} from '../../features/admin/frame/flashes.ts'
import type { AdminTexts } from '../../features/admin/frame/texts.server.ts'
import { seeOther } from '../../rendering/answer-page.ts'
import type { AdminContext } from './admin-context.ts'

type Say<Given = AdminTexts> = (given: Given) => Flash

/** What a page tells of the step that led to it. Its address names the step, and that is written and read here alone. */
export type PageNotices<State extends string, Given = AdminTexts> = {
  /** The notice that the address asks for. */
  asked(c: AdminContext, given: Given): Flash | null
  /** To the page, which tells of the step. `focus`: the id of what takes the focus there. */
  back(address: string, state: State, focus?: string): Response
}

/** The steps that a page tells of. */
export type StateOf<Page> = Page extends PageNotices<infer State, never> ? State : never

export function pageNotices<State extends string, Given = AdminTexts>(
  said: Record<State, Say<Given>>,
): PageNotices<State, Given> {
  const known = new Map<string, Say<Given>>(Object.entries(said))
  return {
    asked: (c, given) => known.get(c.req.query(stateParameter) ?? '')?.(given) ?? null,
    back: (address, state, focus) => seeOther(withState(address, state, focus)),
  }
}

export type DraftState = DraftFlash

export { staleNotice, told, wrong }

/** The address of a page that tells of a step, if there is one to tell of. */
export function withState(address: string, state: string | null, focus?: string): string {
  const separator = address.includes('?') ? '&' : '?'
  const fragment = focus === undefined ? '' : `#${focus}`
  const query = state === null ? '' : `${separator}${stateParameter}=${state}`
  return `${address}${query}${fragment}`
}

export const stateParameter = 'flash'
