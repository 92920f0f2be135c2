import type { ReactNode } from 'react'
import { homeDrawing } from '../../content/clinic.ts'
import { OpenNow } from '../../features/clinic/open-now.tsx'
import { useFrame } from '../../page-frame.ts'
import { hasPage, href } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { HomeCategory, HomeProps } from './props.ts'
import './hero.css'

/**
 * The first screen of a phone: what this is, whether it can help, and what to do next. To book is what the bar of a phone
 * and the header always offer: here stands what one finds out before.
 */
export function HomeHero({
  hero,
  words,
  categories,
  label,
  free,
}: {
  hero: HomeProps['texts']['hero']
  words: HomeProps['words']
  categories: readonly HomeCategory[]
  label: string
  /** The easiest offer to accept, and where its conditions are. */
  free: { text: string; place: string }
}): ReactNode {
  const { locale } = useFrame()
  return (
    <section className="home-hero" aria-labelledby="hero">
      <div className="wrap home-hero-inside">
        <div className="home-hero-text">
          <p className="eyebrow">{hero.eyebrow}</p>
          <h1 id="hero">{hero.title}</h1>
          <p className="lead">{hero.lead}</p>
          <Tools label={words.tools} />
          <p className="home-hero-free">
            <Icon name="check" />
            <a href={`#${free.place}`}>{free.text}</a>
          </p>
          {hasPage('inPain') && (
            <a className="home-hero-pain" href={href('inPain', locale)}>
              <Icon name="pain" />
              <span>
                <strong>{words.pain.title}</strong>
                {` ${words.pain.text}`}
              </span>
            </a>
          )}
          <OpenNow />
        </div>
        <nav className="home-hero-help" aria-labelledby="hero-help">
          <p className="home-hero-label" id="hero-help">
            {label}
          </p>
          <ul className="home-hero-links">
            {categories.map(({ key, name, href }) => (
              <li key={key}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="home-hero-picture">
          <Picture image={null} illustration={homeDrawing} shape="scene" />
        </div>
      </div>
    </section>
  )
}

const tools = (
  [
    ['mouth', 'mouth'],
    ['totals', 'price'],
    ['compare', 'compare'],
  ] as const
).filter(([id]) => hasPage(id))

/** What can be found out here, by oneself and in no hurry. */
function Tools({ label }: { label: string }) {
  const { locale, layout } = useFrame()
  if (tools.length === 0) return null
  return (
    <nav className="home-tools-place" aria-label={label}>
      <ul className="home-tools" data-tools={tools.length}>
        {tools.map(([id, icon]) => (
          <li key={id}>
            <a className="home-tool" href={href(id, locale)}>
              <Icon name={icon} />
              {layout.texts.tools[id]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
