import type { ReactNode } from 'react'
import { useFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import './breadcrumb.css'

export type Trail = readonly { label: string; href: string }[]

/** The path from the home page to this one, which is its last step and not a link. */
export function Breadcrumb({ trail, current }: { trail: Trail; current: string }): ReactNode {
  const { locale, layout } = useFrame()
  const { label, home } = layout.texts.breadcrumb
  return (
    <nav className="breadcrumb" aria-label={label}>
      <ol className="breadcrumb-steps">
        {[{ label: home, href: href('home', locale) }, ...trail].map((step) => (
          <li key={step.href}>
            <a href={step.href}>{step.label}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  )
}
