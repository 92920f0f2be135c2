import type { ReactNode } from 'react'
import { useFrame } from '../../page-frame.ts'
import { type LinkedPage, NavLinks } from './main-menu.tsx'

/** Pages without a place in the header, and the offer while it runs: listed last in the menu and the footer. */
export function FurtherLinks(): ReactNode {
  const { offerRuns } = useFrame().layout
  return <NavLinks ids={offerRuns ? [...furtherPages, 'implantOffer'] : furtherPages} />
}

const furtherPages: readonly LinkedPage[] = ['news', 'instalments']
