import type { ReactNode } from 'react'
import { useFrame } from '../../page-frame.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import './policy.css'

export type PolicyProps = {
  title: string
  lead: string
  updated: string
  contents: string
  sections: readonly { id: string; title: string; paragraphs: readonly string[]; items: readonly string[] }[]
}

/** A long text with headings to navigate by. `after` appends content that is not text to the section of that id. */
export function Policy({
  policy: { title, lead, updated, contents, sections },
  after = {},
}: {
  policy: PolicyProps
  after?: Readonly<Record<string, ReactNode>>
}): ReactNode {
  return (
    <>
      <PageHeader title={title} lead={lead}>
        <p className="small">{updated}</p>
      </PageHeader>
      <div className="wrap policy">
        <nav className="policy-contents" aria-labelledby="contents">
          <h2 id="contents">{contents}</h2>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="policy-text">
          {sections.map(({ id, title, paragraphs, items }) => (
            <section key={id} id={id} className="prose">
              <h2>{title}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <Reachable>{paragraph}</Reachable>
                </p>
              ))}
              {items.length > 0 && (
                <ul>
                  {items.map((item) => (
                    <li key={item}>
                      <Reachable>{item}</Reachable>
                    </li>
                  ))}
                </ul>
              )}
              {after[id]}
            </section>
          ))}
        </div>
      </div>
    </>
  )
}

/** A text with its e-mail addresses and the clinic's number as links. */
function Reachable({ children }: { children: string }) {
  const { phone, phoneText } = useFrame().layout.clinic
  const plain = phoneText.replaceAll('\u00a0', ' ')
  return children.split(/([\w.+-]+@[\w-]+(?:\.[\w-]+)+|0[\d\s\u00a0]{8,14}\d)/).map((piece) => {
    if (piece.includes('@'))
      return (
        <a key={piece} href={`mailto:${piece}`}>
          {piece}
        </a>
      )
    if (piece.replaceAll('\u00a0', ' ') !== plain) return piece
    return (
      <a key={piece} href={`tel:${phone}`}>
        {piece}
      </a>
    )
  })
}
