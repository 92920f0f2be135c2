import type { ReactNode } from 'react'
import { AdminBar, AdminNotice } from '../../../features/admin/frame/admin-bar.tsx'
import { focusedWhenWrong } from '../../../features/admin/frame/focused-when-wrong.ts'
import { useFrame } from '../../../page-frame.ts'
import { href } from '../../../routes.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Isolated, type SentenceParts } from '../../../ui/isolated.tsx'
import type { FrameProps } from '../../admin-page.ts'
import type { PeopleWords } from './ro.ts'
import '../../../features/admin/frame/admin-page.css'

export type HeldData = {
  title: SentenceParts
  /** The records that were searched, and those that cannot be. */
  searched: string
  namesakes: string | null
  /** There is nothing of their own to hand over or to delete. */
  isEmpty: boolean
  lists: { title: string; lead?: string; items: { parts: SentenceParts; href?: string }[] }[]
  /** Other terms by which the same person may be found. */
  related: string[]
}

/** The choices of the form that erases a person's data. */
export type Erasure = {
  reason: string
  reasonError: string | null
  confirmed: boolean
  confirmedError: string | null
}

export type AdminPeopleProps = FrameProps & {
  texts: PeopleWords
  errorPrefix: string
  typed: string
  typedError: string | null
  /** The records found; null before a search. */
  held: HeldData | null
  reasons: { value: string; text: string }[]
  erasure: Erasure
}

export default function AdminPeoplePage(props: AdminPeopleProps): ReactNode {
  const { bar, texts, errorPrefix, notice, typed, typedError, held } = props
  const { locale } = useFrame()
  const address = href('admin/people', locale)
  return (
    <>
      <AdminBar {...bar} />
      <div className="wrap admin-page">
        <h1>{texts.title}</h1>
        <AdminNotice notice={notice} prefix={errorPrefix} />
        <p className="lead">{texts.lead}</p>
        <form method="post" action={address} className="admin-form" noValidate>
          <Field name="who" texts={texts.search} error={typedError ?? undefined} errorPrefix={errorPrefix}>
            {(control) => (
              <input
                {...focusedWhenWrong(control)}
                className="field-box"
                type="text"
                defaultValue={typed}
                maxLength={254}
                autoComplete="off"
                spellCheck={false}
              />
            )}
          </Field>
          <button type="submit" name="intent" value="search" className="button">
            {texts.submit}
          </button>
        </form>
        {held !== null && <Held {...props} held={held} address={address} />}
      </div>
    </>
  )
}

function Held({ texts, typed, held, ...props }: AdminPeopleProps & { held: HeldData; address: string }) {
  const { address, erasure } = props
  const isRefused = erasure.reasonError !== null || erasure.confirmedError !== null
  return (
    <section className="admin-steps" aria-labelledby="held-title">
      <h2
        id="held-title"
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: without scripts it is the only way to lead from a search to what it found
        autoFocus={!isRefused}
      >
        <Isolated parts={held.title} />
      </h2>
      <p>{held.searched}</p>
      {held.namesakes !== null && <p>{held.namesakes}</p>}
      {held.lists.map(({ title, lead, items }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          {lead !== undefined && <p>{lead}</p>}
          <ul>
            {items.map(({ parts, href: at }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two choices of one minute read the same
              <li key={place}>
                {at === undefined ? (
                  <Isolated parts={parts} />
                ) : (
                  <a href={at}>
                    <Isolated parts={parts} />
                  </a>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {held.related.length > 0 && (
        <form method="post" action={address} className="admin-form">
          <p>{texts.related}</p>
          <input type="hidden" name="intent" value="search" />
          <p className="actions">
            {held.related.map((other) => (
              <button key={other} type="submit" name="who" value={other} className="button button-quiet">
                <bdi>{other}</bdi>
              </button>
            ))}
          </p>
        </form>
      )}
      {!held.isEmpty && (
        <>
          <form method="post" action={address} className="admin-form">
            <input type="hidden" name="who" value={typed} />
            <button type="submit" name="intent" value="download" className="button button-quiet">
              {texts.download}
            </button>
          </form>
          <EraseForm {...props} texts={texts} typed={typed} />
        </>
      )}
    </section>
  )
}

function EraseForm({
  texts: { erase },
  errorPrefix,
  typed,
  reasons,
  erasure,
  address,
}: Omit<AdminPeopleProps, 'held'> & { address: string }) {
  const { reason, reasonError, confirmed, confirmedError } = erasure
  return (
    <details className="admin-steps admin-more" open={reasonError !== null || confirmedError !== null}>
      <summary>{erase.title}</summary>
      <form method="post" action={address} className="admin-form" noValidate>
        <input type="hidden" name="who" value={typed} />
        <p>{erase.lead}</p>
        <Field
          name="reason"
          texts={{ label: erase.reason }}
          error={reasonError ?? undefined}
          errorPrefix={errorPrefix}
        >
          {(control) => (
            <select {...focusedWhenWrong(control)} className="field-box" defaultValue={reason}>
              <option value="">{erase.choose}</option>
              {reasons.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          )}
        </Field>
        {confirmedError !== null && (
          <p className="field-error" id="confirmed-error">
            <span className="visually-hidden">{errorPrefix} </span>
            {confirmedError}
          </p>
        )}
        <label className="field-choice">
          <input
            type="checkbox"
            name="confirmed"
            value="yes"
            defaultChecked={confirmed}
            aria-invalid={confirmedError !== null || undefined}
            // biome-ignore lint/a11y/noAutofocus: as for the other fields
            autoFocus={reasonError === null && confirmedError !== null}
            aria-describedby={confirmedError === null ? undefined : 'confirmed-error'}
          />
          <span>{erase.confirmed}</span>
        </label>
        <button type="submit" name="intent" value="erase" className="button">
          {erase.submit}
        </button>
      </form>
    </details>
  )
}
