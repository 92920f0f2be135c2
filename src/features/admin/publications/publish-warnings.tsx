import type { ReactNode } from 'react'
import type { DraftWords } from '../drafts/ro.ts'
import './publish-warnings.css'

/** `refusals` prevent publishing; `questions` need a confirmation. */
export type Warnings = { refusals: readonly string[]; questions: readonly string[] }

const confirmName = 'confirmed'

export function PublishWarnings({
  warnings: { refusals, questions },
  texts: { refusals: title, check },
  error,
  errorPrefix,
}: {
  warnings: Warnings
  texts: Pick<DraftWords['publish'], 'refusals' | 'check'>
  error: string | null
  errorPrefix: string
}): ReactNode {
  return (
    <>
      {refusals.length > 0 && (
        <div className="publish-warning" data-wrong>
          <p>
            <strong>{title}</strong>
          </p>
          <List items={refusals} />
        </div>
      )}
      {questions.length > 0 && (
        <div className="publish-warning">
          <p>
            <strong>{check.title}</strong>
          </p>
          <List items={questions} />
          {error !== null && (
            <p className="field-error" id={`${confirmName}-error`}>
              <span className="visually-hidden">{errorPrefix} </span>
              {error}
            </p>
          )}
          <label className="field-choice">
            <input
              type="checkbox"
              id={confirmName}
              name={confirmName}
              value="yes"
              aria-invalid={error === null ? undefined : true}
              aria-describedby={error === null ? undefined : `${confirmName}-error`}
              // biome-ignore lint/a11y/noAutofocus: without scripts it is the only way to bring a reader to what is asked
              autoFocus={error !== null}
            />
            <span>{check.confirm}</span>
          </label>
        </div>
      )}
    </>
  )
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
