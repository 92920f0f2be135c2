import { type ReactNode, Suspense } from 'react'
import { ConsentBanner } from '../features/consent/banner.tsx'
import { speaks } from '../locale.ts'
import { useFrame } from '../page-frame.ts'
import { onFirstInteraction } from '../ui/on-first-interaction.ts'
import { Header } from './header.tsx'
import './layout.css'

const ActionBar = onFirstInteraction(() => import('./action-bar.tsx'), 'ActionBar')
const EnglishOffer = speaks('en')
  ? onFirstInteraction(() => import('./english-offer.tsx'), 'EnglishOffer')
  : () => null
const Footer = onFirstInteraction(() => import('./footer.tsx'), 'Footer')

export function Layout({ pending, children }: { pending: boolean; children: ReactNode }): ReactNode {
  const { route, layout } = useFrame()
  const { texts } = layout
  const loading = (
    <div className="page-status keeps-clear" role="status">
      {pending && <span>{texts.loading}</span>}
    </div>
  )
  // Who works here is no visitor: no menu of the site, no question about cookies, no phone number to call.
  if (route.startsWith('admin/'))
    return (
      <>
        <a className="skip-link" href="#main">
          {texts.skip}
        </a>
        {loading}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </>
    )
  return (
    <>
      <a className="skip-link" href="#main">
        {texts.skip}
      </a>
      <ConsentBanner />
      <Header />
      {loading}
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
