import { type ReactNode, Suspense } from 'react'
import { ConsentBanner } from '../features/consent/banner.tsx'
import { useFrame } from '../page-frame.ts'
import { onFirstInteraction } from '../ui/on-first-interaction.ts'
import { Header } from './header.tsx'
import './layout.css'

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
