import type { ReactNode } from 'react'
import { ListedInstalments } from '../../features/instalments/instalment-line.tsx'
import { Amount } from '../../features/prices/amount.tsx'
import { PriceLines } from '../../features/prices/price-lines.tsx'
import { Await } from '../../ui/hydration/await.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Drawing } from './drawing.tsx'
import type { MouthProps, MouthRegion } from './props.ts'
import './page.css'

/**
 * The places of a mouth, drawn and as a list that says from what price on. Each opens what is felt there, what helps, and
 * what it costs.
 */
export function Places({ texts, regions, prices }: Omit<MouthProps, 'trail'>): ReactNode {
  return (
    <div className="wrap mouth">
      <nav className="mouth-ways" aria-label={texts.drawing} id="desen">
        <Drawing hint={texts.hint} regions={regions} />
      </nav>
      <div className="mouth-places">
        {regions.map(({ id, name, complaints, urgent }) => (
          <details key={id} name="loc" className="mouth-place">
            <summary className="opens">
              <h2>{name}</h2>
              <Await value={prices} meanwhile="">
                {({ places }) => {
                  const { from } = places[id]
                  return (
                    from && (
                      <span className="mouth-from">
                        <Amount {...from} />
                      </span>
                    )
                  )
                }}
              </Await>
            </summary>
            {/* Inside, so that an address that names it opens it. */}
            <div className="mouth-told" id={id}>
              <Complaints complaints={complaints} />
              <Urgent title={texts.urgent} links={urgent} />
              <Await value={prices}>
                {({ places }) =>
                  // A clinic may sell nothing that helps here.
                  places[id].lines.length > 0 && (
                    <>
                      <h3>{texts.prices}</h3>
                      <PriceLines lines={places[id].lines} />
                    </>
                  )
                }
              </Await>
              <a className="mouth-back no-print" href="#desen">
                {texts.back}
              </a>
            </div>
          </details>
        ))}
        <Await value={prices} meanwhile="">
          {({ example }) => example && <ListedInstalments instalments={example} />}
        </Await>
      </div>
    </div>
  )
}

function Complaints({ complaints }: Pick<MouthRegion, 'complaints'>) {
  return (
    <dl className="mouth-complaints">
      {complaints.map(({ text, helps }) => (
        <div key={text}>
          <dt>{text}</dt>
          {helps.map(({ name, href }) => (
            <dd key={href}>
              <a href={href}>{name}</a>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

function Urgent({ title, links }: { title: string; links: MouthRegion['urgent'] }) {
  if (links.length === 0) return null
  return (
    <div className="mouth-urgent">
      <h3>
        <Icon name="pain" />
        {title}
      </h3>
      {links.map(({ name, href }) => (
        <a key={href} href={href}>
          {name}
        </a>
      ))}
    </div>
  )
}
