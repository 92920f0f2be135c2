import type { ReactNode } from 'react'
import { useFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import type { Trail } from '../../ui/navigation/breadcrumb.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import './page.css'

export type OutcomesProps = {
  title: string
  lead: string
  trail: Trail
  texts: { how: string; others: string; team: string }
  /** What the owner says of the year; empty where nothing. */
  introduction: string
  figures: readonly { id: string; title: string; figure: string; text: string; how: string }[]
  others: readonly { year: string; href: string }[]
}

/** What one year came to: each figure with what it says and how it was counted. */
export default function OutcomesPage(props: OutcomesProps): ReactNode {
  const { title, lead, trail, texts, introduction, figures, others } = props
  const { locale } = useFrame()
  return (
    <>
      <PageHeader title={title} lead={lead} trail={trail}>
        {introduction !== '' && <p>{introduction}</p>}
      </PageHeader>
      <div className="wrap outcomes">
        {figures.map(({ id, title: heading, figure, text, how }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{heading}</h2>
            <p>
              <strong>{figure}</strong> {text}
            </p>
            <p className="small">
              <b>{texts.how}:</b> {how}
            </p>
          </section>
        ))}
      </div>
      <nav className="wrap outcomes-further no-print" aria-label={texts.others}>
        <ul className="outcomes-years">
          {others.map(({ year, href: to }) => (
            <li key={year}>
              <a href={to}>{year}</a>
            </li>
          ))}
          <li>
            <a href={href('team', locale)}>{texts.team}</a>
          </li>
        </ul>
      </nav>
    </>
  )
}
