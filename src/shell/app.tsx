import { memo, useEffect } from 'react'
import { ConsentOnDemand } from '../features/consent/consent-on-demand.tsx'
import { ConsentProvider } from '../features/consent/context.tsx'
import { ConsentPreferences } from '../features/consent/preferences.tsx'
import type { ConsentStore } from '../features/consent/store.ts'
import { FrameContext } from '../page-frame.ts'
import { ServerMarkup } from '../ui/hydration/server-markup.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { FailOnDemand } from './fail-on-demand.tsx'
import { Layout } from './layout.tsx'
import type { View } from './page-view.ts'

type AppProps = {
  view: View
  /** The page that is probably next, rendered where nobody sees it. */
  ahead?: View | null
  pending: boolean
  consent: ConsentStore
  /** Called once, after hydration. */
  onReady?: () => void
}

/**
 * Everything React owns, the same on the server and in the browser. If a page fails, header and footer stay; if
 * those fail, the error screen is shown alone.
 */
export function App({ view, ahead = null, pending, consent, onReady }: AppProps) {
  const { frame, key } = view
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
              <Page key={key} view={view} isShown={true} />
              {ahead && <Page key={ahead.key} view={ahead} isShown={false} />}
            </ErrorBoundary>
          </Layout>
        </ErrorBoundary>
        <ConsentPreferences />
      </ConsentProvider>
    </FrameContext>
  )
}

/** Not rendered again with its surroundings: that would replace the markup of a page that is not hydrated. */
const Page = memo(function Page({ view: { page, apart }, isShown }: { view: View; isShown: boolean }) {
  return apart ? (
    apart(isShown)
  ) : (
    <ServerMarkup as="div" from=".page" className="page" value={page}>
      {(made) => made}
    </ServerMarkup>
  )
})
