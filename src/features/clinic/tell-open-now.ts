import type { PageFrame } from '../../page-frame.ts'
import { openSentence } from './open-now.tsx'
import { openNow } from './open-state.ts'

/** Updates the open state in a page that is not hydrated, as `<OpenNow>` does elsewhere. */
export function tellOpenNow(page: Element, { layout, locale }: PageFrame): void {
  const { hours, days } = layout.clinic
  const timer = setInterval(tell, 5000)
  tell()

  function tell(): void {
    if (!page.isConnected) {
      clearInterval(timer)
      return
    }
    const state = openNow(hours, days, new Date())
    const sentence = openSentence(state, layout.texts.hours, locale)
    for (const place of page.querySelectorAll<HTMLElement>('.open-now')) {
      place.dataset.status = state.status
      if (place.textContent !== sentence) place.textContent = sentence
    }
  }
}
