import type { ReactNode } from 'react'
import { fill } from '../../format/fill.ts'
import { useFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import { firstScreenEnd } from '../../ui/first-screen-end.tsx'
import { Illustration } from '../../ui/illustration.tsx'
import { NavLinks } from '../../ui/navigation/main-menu.tsx'
import type { NotFoundWords } from './ro.ts'
import './page.css'
import '../../ui/styles/search-form.css'

export type NotFoundProps = { texts: Omit<NotFoundWords, 'meta'> }

export default function NotFoundPage({ texts }: NotFoundProps): ReactNode {
  const { locale, layout } = useFrame()
  const { phone, phoneText } = layout.clinic
  return (
    <div className="wrap not-found">
      <div className="stack not-found-text">
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
        <search>
          <form className="search-form" action={href('treatments', locale)}>
            <label htmlFor="not-found-words">{texts.search.label}</label>
            <input id="not-found-words" type="search" name="q" maxLength={80} required />
            <button type="submit" className="button button-quiet">
              {texts.search.button}
            </button>
          </form>
        </search>
        <nav className="not-found-links" aria-labelledby="not-found-links">
          <h2 id="not-found-links">{texts.linksHeading}</h2>
          <NavLinks />
        </nav>
        <p>
          <a href={`tel:${phone}`}>{fill(texts.phone, { phone: phoneText })}</a>
        </p>
      </div>
      {firstScreenEnd}
      <Illustration name="not_found" shape="scene" />
    </div>
  )
}
