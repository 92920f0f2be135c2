import type { ReactNode } from 'react'
import { useFrame } from '../../page-frame.ts'
import './phone-sentence.css'

/** A sentence with `{phone}` in it; the number becomes a link that never breaks over two lines. */
export function PhoneSentence({ children }: { children: string }): ReactNode {
  const { clinic } = useFrame().layout
  const [before = '', after = ''] = children.split('{phone}')
  return (
    <>
      {before}
      <a className="phone-sentence" href={`tel:${clinic.phone}`}>
        {clinic.phoneText}
      </a>
      {after}
    </>
  )
}
