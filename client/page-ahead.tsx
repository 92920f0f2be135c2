import { Activity, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { FrameContext } from '../src/page-frame.ts'
import { ErrorBoundary } from '../src/shell/error-boundary.tsx'
import { ErrorScreen } from '../src/shell/error-screen.tsx'
import type { View } from '../src/shell/page-view.ts'

/**
 * A page that came without a document, in an element of its own: React can fill it before anybody sees it, and to show
 * it is to put it in its place.
 */
export function placedApart({ frame, page, key }: View): View {
  const place = Object.assign(document.createElement('div'), { className: 'page' })
  return {
    frame,
    page,
    key,
    apart: (isShown) => (
      <>
        {isShown && <Outlet place={place} />}
        {createPortal(
          <FrameContext value={frame}>
            <ErrorBoundary visit={key} fallback={<ErrorScreen />}>
              <Activity mode={isShown ? 'visible' : 'hidden'}>{page}</Activity>
            </ErrorBoundary>
          </FrameContext>,
          place,
        )}
      </>
    ),
  }
}

/** Comes before the page, whose effects find it in the document. */
function Outlet({ place }: { place: HTMLElement }) {
  useLayoutEffect(() => {
    document.getElementById('main')?.append(place)
    return () => place.remove()
  }, [place])
  return null
}
