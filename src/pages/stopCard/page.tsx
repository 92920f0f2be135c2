import type { ReactNode } from 'react'
import { useFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { PrintButton } from '../../ui/print-button.tsx'
import type { StopCardWords } from './ro.ts'
import './page.css'

export type StopCardProps = Omit<StopCardWords, 'meta'>

/** Both sides of a card in print size, and how to use it. */
export default function StopCardPage({
  title,
  lead,
  print,
  printNow,
  how,
  card,
  book,
}: StopCardProps): ReactNode {
  const { locale } = useFrame()
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <div className="wrap stop-card-page">
        <div className="stop-cards">
          <p className="stop-card stop-card-stop">
            <strong>{card.stop}</strong> <span>{card.pause}</span>
          </p>
          <p className="stop-card">
            <span>{card.text}</span> <span>{card.go}</span>
          </p>
        </div>
        <section className="stack" aria-labelledby="stop-card-how">
          <h2 id="stop-card-how">{how.title}</h2>
          <ol className="stop-card-how">
            {how.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
          <p className="small">{print}</p>
          <p className="actions no-print">
            <PrintButton text={printNow} className="stop-card-print" />
            <a className="button button-quiet" href={href('contact', locale)}>
              {book}
            </a>
          </p>
        </section>
      </div>
    </>
  )
}
