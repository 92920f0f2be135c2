import type { ComponentProps, ReactNode } from 'react'
import { useFrame } from '../../page-frame.ts'
import { withSheet } from './sheet.ts'

/** A link that takes along what the patient has chosen so far, which is in the address alone. */
export function SheetLink({ href, ...link }: ComponentProps<'a'> & { href: string }): ReactNode {
  return <a {...link} href={withSheet(href, useFrame().sheet)} />
}
