import type { ReactNode } from 'react'
import { useFrame } from '../page-frame.ts'
import { href } from '../routes.ts'
import { Illustration } from '../ui/illustration.tsx'
import './wordmark.css'

/** The clinic's mark and name, linking to the home page. */
export function Wordmark(): ReactNode {
  const { locale, layout } = useFrame()
  const { name, kind } = layout.wordmark
  return (
    <a className="wordmark" href={href('home', locale)}>
      <Illustration name="logo_mark" shape="icon-large" />
      <span className="wordmark-text">
        <span className="wordmark-name">{name}</span>
        {/* Alone in its element: a browser that translates the page would keep the old word of a text in pieces. */}
        {kind !== null && ' '}
        {kind !== null && <span className="wordmark-kind">{kind}</span>}
      </span>
    </a>
  )
}
