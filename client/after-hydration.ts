import { measureBanner } from '../src/features/consent/banner-size.ts'
import type { HeadConsent } from '../src/features/consent/head-script.ts'
import type { ConsentStore } from '../src/features/consent/store.ts'
import type { PageFrame } from '../src/page-frame.ts'
import { fetchFonts } from '../src/ui/fonts/fetch-fonts.ts'
import { openConsentGate } from './consent-gate.ts'
import { openNamedPlaces } from './folded-places.ts'
import { bringToLife } from './live-parts.ts'

/** What a page is read and used without. Returns what places the fonts that came too late to be placed at once. */
export function afterHydration(
  frame: PageFrame,
  stayedAsItCame: boolean,
  consent: ConsentStore,
  head: HeadConsent,
): () => void {
  if (stayedAsItCame) bringToLife(frame).catch((error: unknown) => console.warn('No live parts', error))
  openConsentGate(consent, head, frame.layout.googleTag)
  measureBanner()
  openNamedPlaces()
  if (!('popover' in HTMLElement.prototype))
    import('./popovers.ts').then(
      ({ teachPopovers }) => teachPopovers(),
      (error: unknown) => console.warn('The menu does not open', error),
    )
  let placeFonts = () => {}
  fetchFonts().then(
    (place) => {
      placeFonts = place
    },
    (error: unknown) => console.warn('No fonts', error),
  )
  return () => placeFonts()
}
