import type { DocumentPayload, View } from '../src/shell/page-view.ts'
import { fetchView } from './navigation.ts'

/**
 * The whole of a page that React has made anew, because it was not what the server had sent: a browser had translated it
 * or made links of its dates, or an extension had changed it. Its sheet is gone then, and what stayed as it came.
 */
export function makeWhole(first: DocumentPayload, sheet: Element | null): Promise<View> {
  if (sheet?.isConnected === false) document.head.append(sheet)
  // Parts that wait for a gesture have no markup any more.
  dispatchEvent(new Event('scroll'))
  return fetchView(new URL(location.href), first.build)
}
