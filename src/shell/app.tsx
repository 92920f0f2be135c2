import { useEffect } from 'react'
import { ConsentOnDemand } from '../features/consent/consent-on-demand.tsx'
import { ConsentProvider } from '../features/consent/context.tsx'
import { ConsentPreferences } from '../features/consent/preferences.tsx'
import type { ConsentStore } from '../features/consent/store.ts'
import { FrameContext } from '../page-frame.ts'
import { ServerMarkup } from '../ui/server-markup.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { FailOnDemand } from './fail-on-demand.tsx'
import { Layout } from './layout.tsx'
import type { View } from './page-view.ts'

type AppProps = {
  view: View
  pending: boolean
  consent: ConsentStore
  /** Called once, after hydration. */
  onReady?: () => void
}

/**
 * Everything React owns, the same on the server and in the browser. If a page fails, header and footer stay; if
 * those fail, the error screen is shown alone.
 */
export function App({ view, pending, consent, onReady }: AppProps) {
  const { frame, page, key } = view
  useEffect(() => onReady?.(), [onReady])
  return (
    <FrameContext value={frame}>
      <ConsentProvider store={consent}>
        <ErrorBoundary
          visit={key}
          fallback={
            <main id="main">
              <ErrorScreen />
            </main>
          }
        >
          <Layout pending={pending}>
            <ErrorBoundary visit={key} fallback={<ErrorScreen />}>
              {process.env.NODE_ENV === 'development' && <FailOnDemand />}
              {process.env.NODE_ENV === 'development' && <ConsentOnDemand />}
              <ServerMarkup key={key} as="div" from=".page" className="page" value={page}>
                {(made) => made}
              </ServerMarkup>
            </ErrorBoundary>
          </Layout>
        </ErrorBoundary>
        <ConsentPreferences />
      </ConsentProvider>
    </FrameContext>
  )
}
