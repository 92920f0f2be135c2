import { type ReactNode, Suspense } from 'react'
import { ConsentBanner } from '../features/consent/banner.tsx'
import { speaks } from '../locale.ts'
import { useFrame } from '../page-frame.ts'
import { onFirstInteraction } from '../ui/hydration/on-first-interaction.ts'
import { Header } from './header.tsx'
import './layout.css'

const ActionBar = onFirstInteraction(() => import('./first-gesture.ts'), 'ActionBar')
const EnglishHint = speaks('en')
  ? onFirstInteraction(() => import('./english-hint.tsx'), 'EnglishHint')
  : () => null
const Footer = onFirstInteraction(() => import('./first-gesture.ts'), 'Footer')

export function Layout({ pending, children }: { pending: boolean; children: ReactNode }): ReactNode {
  const { route, layout } = useFrame()
  const { texts } = layout
  // Admins see no site menu, no consent banner and no phone number to call.
  const isPublic = !route.startsWith('admin/')
  return (
    <>
      <a className="skip-link" href="#main">
        {texts.skip}
      </a>
      {isPublic && (
        <>
          <ConsentBanner />
          <Header />
        </>
      )}
      <div className="page-status keeps-clear" role="status">
        {pending && <span>{texts.loading}</span>}
      </div>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {isPublic && (
        <>
          <Suspense>
            <Footer />
          </Suspense>
          <Suspense>
            <ActionBar />
          </Suspense>
          <Suspense>
            <EnglishHint />
          </Suspense>
        </>
      )}
    </>
  )
}
