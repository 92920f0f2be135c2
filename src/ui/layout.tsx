import type { ReactNode } from 'react'
import type { ClinicFacts } from '../content/clinic.ts'
import type { Errors, Layout as LayoutTexts } from '../content/ui-schema.ts'
import { Footer } from './footer.tsx'
import { useFrame } from './frame.tsx'
import { Header } from './header.tsx'
import './layout.css'

/** What surrounds every page of a language. */
export type LayoutProps = {
  texts: LayoutTexts
  errorScreen: Errors['screen']
  clinic: ClinicFacts
}

export function Layout({ pending, children }: { pending: boolean; children: ReactNode }) {
  const { texts } = useFrame().layout
  return (
    <>
      <a className="skip-link" href="#main">
        {texts.skip}
      </a>
      <Header />
      <div className="page-status" role="status">
        {pending ? texts.loading : ''}
      </div>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  )
}
