import { createContext, use } from 'react'
import type { PageFrame } from './shell/page-view.ts'

export const FrameContext = createContext<PageFrame | null>(null)

/** What surrounds the page: its language, path and the texts every page shares. */
export function useFrame(): PageFrame {
  const frame = use(FrameContext)
  if (frame === null) throw new Error('useFrame() is called outside <App>')
  return frame
}
