import { joinLocale, twinOf } from '../locale.ts'
import { href, type RouteId } from '../routes.ts'
import { useFrame } from './frame.tsx'
import './header.css'

const links = ['treatments', 'prices', 'team', 'stories', 'news', 'contact'] as const satisfies readonly RouteId[]

export function Header() {
  const { locale, path, layout, route } = useFrame()
  const { nav, brand, language, clinicName } = layout.texts
  return (
    <header className="header">
      <a className="header-brand" href={href('home', locale)} aria-label={brand}>
        {clinicName}
      </a>
      <nav aria-label={nav.label}>
        <ul className="header-links">
          {links.map((id) => (
            <li key={id}>
              <a href={href(id, locale)} aria-current={route === id ? 'page' : undefined}>
                {nav[id]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <a
        className="header-language"
        href={joinLocale(twinOf(locale), path ?? '/')}
        hrefLang={twinOf(locale)}
        lang={twinOf(locale)}
        aria-label={language.label}
      >
        {language.short}
      </a>
    </header>
  )
}
