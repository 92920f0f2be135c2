import type { ReactNode } from 'react'
import { PriceLines } from '../../features/prices/price-lines.tsx'
import { WholeLines } from '../../features/whole-treatments/whole-lines.tsx'
import { useFrame } from '../../page-frame.ts'
import { hasPage, href } from '../../routes.ts'
import { Await } from '../../ui/hydration/await.tsx'
import { MoreLink } from './more-link.tsx'
import type { HomeProps } from './props.ts'

/** What whole treatments come to or, in a clinic that works out no totals, the rows most visits begin with. */
export function HomeCosts({ texts, words, costs }: Pick<HomeProps, 'texts' | 'words' | 'costs'>): ReactNode {
  const { locale, layout } = useFrame()
  const { title, lead, totals } = texts.prices
  const links = [
    ['totals', layout.texts.tools.totals],
    ['prices', words.allPrices],
    ['instalments', words.instalments],
    ['implantOffer', words.offer],
  ] as const
  return (
    <section className="section section-warm" aria-labelledby="prices">
      <div className="wrap home-beside">
        <div className="stack">
          <h2 id="prices">{title}</h2>
          <p className="lead">{hasPage('totals') ? totals : lead}</p>
        </div>
        <div>
          <Await value={costs}>
            {({ totals, rows }) =>
              totals.length > 0 ? <WholeLines lines={totals} /> : <PriceLines lines={rows} />
            }
          </Await>
          <ul className="home-more-links">
            {links
              .filter(([id]) => hasPage(id) && (id !== 'implantOffer' || layout.offerRuns))
              .map(([id, text]) => (
                <li key={id}>
                  <MoreLink href={href(id, locale)}>{text}</MoreLink>
                </li>
              ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
