import type { View } from '../page-payload.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { FrameContext } from './frame.tsx'
import { Layout } from './layout.tsx'

/** The whole of what React owns: the same on the server and in the browser. */
export function App({ view, pending }: { view: View; pending: boolean }) {
  const { frame, page, key } = view
  return (
    <FrameContext value={frame}>
      <ErrorBoundary key={key}>
        <Layout pending={pending}>{page}</Layout>
      </ErrorBoundary>
    </FrameContext>
  )
}
