import type { ReactNode } from 'react'
import { useFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import { Illustration } from '../../ui/illustration.tsx'
import { MoreLink } from './more-link.tsx'
import type { HomeCategory, HomeProps } from './props.ts'
import './treatments.css'

/** All treatments, in six categories. */
export function HomeTreatments({
  teaser,
  all,
  categories,
}: {
  teaser: HomeProps['texts']['treatments']
  all: string
  categories: readonly HomeCategory[]
}): ReactNode {
  const { locale } = useFrame()
  return (
    <section className="section" aria-labelledby="treatments">
      <div className="wrap">
        <div className="home-opening">
          <h2 id="treatments">{teaser.title}</h2>
          <p className="lead">{teaser.lead}</p>
        </div>
        <ul className="home-fields">
          {categories.map(({ key, name, text, href, illustration, treatments }) => (
            <li key={key} className="home-field">
              <Illustration name={illustration} shape="tile" />
              <h3>
                <a href={href}>{name}</a>
              </h3>
              <p>{text}</p>
              <ul className="home-field-treatments">
                {treatments.map((treatment) => (
                  <li key={treatment.key}>
                    <a href={treatment.href}>{treatment.title}</a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <MoreLink href={href('treatments', locale)}>{all}</MoreLink>
      </div>
    </section>
  )
}
