import { type ReactNode, Suspense } from 'react'
import type { ClinicFacts } from '../content/clinic.ts'
import type { Consent, Errors, Layout as LayoutTexts } from '../content/ui-schema.ts'
import { ConsentBanner } from '../features/consent/banner.tsx'
import { useFrame } from '../page-frame.ts'
import { onFirstInteraction } from '../ui/on-first-interaction.ts'
import { Header } from './header.tsx'
import './layout.css'

/** What surrounds every page of a language. */
export type LayoutProps = {
  texts: LayoutTexts
  errorScreen: Errors['screen']
  consent: Consent
  /** Google's tag, where the clinic uses it. */
  googleTag: string | null
  clinic: ClinicFacts
  /** The clinic's name and, beside it, what it is. */
  wordmark: { name: string; kind: string }
  /** On another site, opened by a link alone. */
  mapHref: string
  rights: string
  /** Whether the offer on implants holds today. */
  offerRuns: boolean
}

const ActionBar = onFirstInteraction(() => import('./action-bar.tsx'), 'ActionBar')
const EnglishOffer = onFirstInteraction(() => import('./english-offer.tsx'), 'EnglishOffer')
const Footer = onFirstInteraction(() => import('./footer.tsx'), 'Footer')

export function Layout({ pending, children }: { pending: boolean; children: ReactNode }): ReactNode {
  const { texts } = useFrame().layout
  return (
    <>
      <a className="skip-link" href="#main">
        {texts.skip}
      </a>
      <ConsentBanner />
      <Header />
      <div className="page-status" role="status">
        {pending && <span>{texts.loading}</span>}
      </div>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <Suspense>
        <ActionBar />
      </Suspense>
      <Suspense>
        <EnglishOffer />
      </Suspense>
    </>
  )
}
