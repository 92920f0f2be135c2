import type { ReactNode } from 'react'
import { useFrame } from '../../page-frame.ts'

/** The sheet in a form that is sent by `get`: fields that nobody sees. */
export function SheetFields(): ReactNode {
  return [...new URLSearchParams(useFrame().sheet)].map(([key, value]) => (
    <input key={key} type="hidden" name={key} value={value} />
  ))
}
