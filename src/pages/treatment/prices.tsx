import type { ReactNode } from 'react'
import { ListedInstalments } from '../../features/instalments/instalment-line.tsx'
import { Amount } from '../../features/prices/amount.tsx'
import { PriceLines } from '../../features/prices/price-lines.tsx'
import { WholeLines } from '../../features/whole-treatments/whole-lines.tsx'
import { useFrame } from '../../page-frame.ts'
import { hasPage, href } from '../../routes.ts'
import { Folded } from '../../ui/folded.tsx'
import { Await } from '../../ui/hydration/await.tsx'
import { withSheet } from '../../ui/sheet/sheet.ts'
import { SheetLink } from '../../ui/sheet/sheet-link.tsx'
import type { TreatmentProps } from './props.ts'
import './prices.css'

export function PriceSection({ treatment, texts, prices, offer }: TreatmentProps): ReactNode {
  const { layout, locale, sheet } = useFrame()
  const { price, headings } = texts
  return (
    <section className="treatment-section" id="preturi">
      <h2>{headings.price}</h2>
      <Await value={prices}>
        {({ lines, category, wholes, estimate }) =>
          lines.length === 0 ? (
            <p>{price.none}</p>
          ) : (
            <>
              <p className="treatment-intro">{price.note}</p>
              <PriceLines lines={lines.map((line) => ({ ...line, href: withSheet(line.href, sheet) }))} />
              {wholes.lines.length > 0 && (
                <Folded
                  id="total"
                  title={price.whole}
                  heading="h3"
                  beside={
                    wholes.lines.length === 1 &&
                    wholes.lines.map(({ slug, price }) => <Amount key={slug} {...price} />)
                  }
                >
                  <WholeLines lines={wholes.lines} />
                  {wholes.example && <ListedInstalments instalments={wholes.example} />}
                </Folded>
              )}
              <ul className="treatment-price-links">
                {category && (
                  <li>
                    <SheetLink href={category.href}>{category.label}</SheetLink>
                  </li>
                )}
                {offer && layout.offerRuns && (
                  <li>
                    <a href={offer.href}>{offer.label}</a>
                  </li>
                )}
                <li>
                  <SheetLink href={`${href('prices', locale)}?rand=${estimate}&tratament=${treatment}#deviz`}>
                    {price.estimate}
                  </SheetLink>
                </li>
                {hasPage('instalments') && (
                  <li>
                    <a href={href('instalments', locale)}>{price.instalments}</a>
                  </li>
                )}
              </ul>
            </>
          )
        }
      </Await>
    </section>
  )
}
