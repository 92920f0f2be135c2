import type { ReactNode } from 'react'
import type { Footnotes as Notes, Question } from '../content/schema.ts'
import { useFrame } from '../page-frame.ts'
import { hasPage, href } from '../routes.ts'
import { FootnotedText } from './footnotes.tsx'
import './questions.css'

const noNotes: Notes = {}

/** Questions that open their answers. The browser's find-in-page searches closed ones too. Links take the sheet along. */
export function Questions({
  items,
  notes = noNotes,
  sheet = '',
}: {
  items: readonly Question[]
  notes?: Notes
  sheet?: string | undefined
}): ReactNode {
  const { locale } = useFrame()
  return (
    <div className="questions">
      {items.map(({ question, answer, link }) => (
        <details key={question} className="questions-item">
          <summary className="opens">{question}</summary>
          <p>
            <FootnotedText notes={notes}>{answer}</FootnotedText>
            {link && hasPage(link.page) && (
              <>
                {' '}
                <a href={href(link.page, locale) + sheet}>{link.text}</a>
              </>
            )}
          </p>
        </details>
      ))}
    </div>
  )
}
