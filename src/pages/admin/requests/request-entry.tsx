import type { ReactNode } from 'react'
import type { ShownRequest } from './props.ts'
import type { RequestsWords } from './ro.ts'

type EntryProps = {
  request: ShownRequest
  texts: RequestsWords
  errorPrefix: string
  address: string
  /** What has just been done about it. */
  notice: ReactNode
  /** The hidden fields of its forms. */
  children: ReactNode
}

/** One request: what was asked for, how to answer, and what to do with it. */
export function RequestEntry(props: EntryProps): ReactNode {
  const { request, texts } = props
  const { reference, name, state, byPatient, received, due, isLate, assigned, facts, prepared } = request
  return (
    <li className="inbox-request" data-done={state.id === 'done' || undefined} id={reference}>
      {props.notice}
      <h2 className="inbox-name">
        <bdi>{name}</bdi> <span className="small">{reference}</span>
      </h2>
      <p className="small">
        <strong className="inbox-state">{state.text}</strong>
        {byPatient !== null && (
          <>
            {' · '}
            <strong className="inbox-late">{byPatient}</strong>
          </>
        )}
        {` · ${received}`}
        {due !== null && ` · ${due}`}
        {isLate && (
          <>
            {' '}
            <strong className="inbox-late">({texts.late})</strong>
          </>
        )}
        {assigned !== null && ` · ${assigned}`}
      </p>
      <Answer {...props} />
      <dl className="inbox-facts">
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
      <details>
        <summary>{prepared.title}</summary>
        <p lang={prepared.locale} dir="auto">
          {prepared.text}
        </p>
      </details>
      <History {...props} />
      <WorkForm {...props} />
      <EraseForm {...props} />
    </li>
  )
}

function Answer({ request: { reference, phone, email }, texts: { answer } }: EntryProps) {
  return (
    <ul className="actions">
      {phone !== null && (
        <li>
          <span className="inbox-number">{phone.text}</span>
          <a className="button button-quiet" href={`tel:${phone.number}`}>
            {answer.call} {phone.text}
          </a>
        </li>
      )}
      {email !== null && (
        <li>
          <a className="button button-quiet" href={email.mailto}>
            {answer.mail}
            <span className="visually-hidden">: {reference}</span>
          </a>{' '}
          <bdi className="small inbox-address">{email.address}</bdi>
        </li>
      )}
    </ul>
  )
}

function History({ request: { history }, texts: { work } }: EntryProps) {
  if (history.length === 0) return null
  return (
    <section aria-label={work.history}>
      <p className="small">{work.history}</p>
      <ol className="inbox-history">
        {history.map(({ at, text, note }) => (
          <li key={`${at} ${text} ${note}`}>
            <span className="small">{at}:</span> {text !== '' && <strong>{text}</strong>}{' '}
            {note !== '' && <bdi className="inbox-note">{note}</bdi>}
          </li>
        ))}
      </ol>
    </section>
  )
}

function WorkForm({ request, texts: { work }, errorPrefix, address, children }: EntryProps) {
  const { reference, states, isMine, note, noteError } = request
  const about = <span className="visually-hidden">: {reference}</span>
  const field = `note-${reference}`
  return (
    <form method="post" action={address} className="inbox-work">
      {children}
      <fieldset className="field">
        <legend className="field-label">
          {work.state}
          {about}
        </legend>
        <div className="actions">
          {states.map(({ value, text }) => (
            <button key={value} type="submit" name="intent" value={value} className="button button-quiet">
              {text}
            </button>
          ))}
        </div>
      </fieldset>
      <details open={note !== '' || noteError !== null}>
        <summary>
          {work.note.label}
          {about}
        </summary>
        <div className="field" data-wrong={noteError !== null || undefined}>
          <label className="visually-hidden" htmlFor={field}>
            {work.note.label}: {reference}
          </label>
          <p className="field-hint" id={`${field}-hint`}>
            {work.note.hint}
          </p>
          {noteError !== null && (
            <p className="field-error" id={`${field}-error`}>
              <span className="visually-hidden">{errorPrefix} </span>
              {noteError}
            </p>
          )}
          <textarea
            id={field}
            name="note"
            className="field-box"
            defaultValue={note}
            aria-invalid={noteError !== null || undefined}
            aria-describedby={`${field}-hint${noteError === null ? '' : ` ${field}-error`}`}
          />
        </div>
        <button type="submit" name="intent" value="note" className="button button-quiet">
          {work.saveNote}
        </button>
      </details>
      <button type="submit" name="intent" value={isMine ? 'release' : 'take'} className="button-plain">
        {isMine ? work.release : work.take}
        {about}
      </button>
    </form>
  )
}

function EraseForm({ request, texts: { erase }, errorPrefix, address, children }: EntryProps) {
  const { reference, reasons, reasonError } = request
  const field = `reason-${reference}`
  return (
    <details open={reasonError !== null}>
      <summary>
        {erase.title}
        <span className="visually-hidden">: {reference}</span>
      </summary>
      <form method="post" action={address} className="admin-form">
        {children}
        <p>{erase.lead}</p>
        <div className="field" data-wrong={reasonError !== null || undefined}>
          <label className="field-label" htmlFor={field}>
            {erase.reason}
          </label>
          {reasonError !== null && (
            <p className="field-error" id={`${field}-error`}>
              <span className="visually-hidden">{errorPrefix} </span>
              {reasonError}
            </p>
          )}
          <select
            id={field}
            name="reason"
            className="field-box"
            defaultValue=""
            aria-invalid={reasonError !== null || undefined}
            aria-describedby={reasonError === null ? undefined : `${field}-error`}
          >
            <option value="">{erase.choose}</option>
            {reasons.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" name="intent" value="erase" className="button">
          {erase.submit}
        </button>
      </form>
    </details>
  )
}
