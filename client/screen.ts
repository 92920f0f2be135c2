import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { announceView } from '../src/features/insights/announce.ts'
import type { View } from '../src/shell/page-view.ts'

export type Screen = {
  pending(): void
  failed(): void
  /** Renders a page where nobody sees it, while the browser has nothing else to do. */
  prepare(view: View): void
  show(view: View): void
}

/** What React shows, beginning with the view of the document. */
export function openScreen(
  first: View,
  render: (shown: { view: View; ahead: View | null; pending: boolean }) => void,
): Screen {
  let view = first
  let ahead: View | null = null
  const update = (pending = false) => render({ view, ahead, pending })
  return {
    pending: () => update(true),
    failed: () => update(),
    prepare(next) {
      ahead = next
      startTransition(() => update())
    },
    show(next) {
      view = next
      ahead = null
      flushSync(() => update())
      announceView(view.frame)
    },
  }
}
