import type { ReactNode } from 'react'
import { Amount } from '../../features/prices/amount.tsx'
import { useFrame } from '../../page-frame.ts'
import { Await } from '../../ui/hydration/await.tsx'
import { SheetLink } from '../../ui/sheet/sheet-link.tsx'
import type { TreatmentProps } from './props.ts'
import './brief.css'

/** What everybody asks first, in the first screen of a phone: what it costs, how long it takes, whether it hurts. */
export function Brief({ course, brief, texts, prices }: TreatmentProps): ReactNode {
  const { loading } = useFrame().layout.texts
  const { headings, price } = texts
  return (
    <div className="treatment-brief">
      <p className="small">{course.of}</p>
      <dl>
        <dt>{headings.price}</dt>
        <dd className="treatment-brief-price">
          <Await value={prices} meanwhile={loading}>
            {({ main, wholes: { lines } }) =>
              main === null ? (
                price.none
              ) : (
                <>
                  {/* Blocks from the first on: what comes later moves nothing that has come. */}
                  <div>
                    <a href="#preturi">
                      <Amount {...main.price} />
                    </a>
                    {/* The blank is a part of these words: by itself it would move when they come. */}
                    <span className="price-lines-per">{` ${main.per}`}</span>
                  </div>
                  {lines.slice(0, 1).map(({ slug, name, href, price }) => (
                    <div key={slug}>
                      <SheetLink href={href}>{name}</SheetLink>: <Amount {...price} />
                    </div>
                  ))}
                </>
              )
            }
          </Await>
        </dd>
        <dt>{headings.duration}</dt>
        <dd>{brief.duration}</dd>
        <dt>{headings.pain}</dt>
        <dd>{brief.pain}</dd>
      </dl>
    </div>
  )
}
