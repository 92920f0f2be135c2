import type { ReactNode } from 'react'
import type { DraftWords } from '../../../features/admin/drafts/ro.ts'
import { AdminBar, AdminNotice } from '../../../features/admin/frame/admin-bar.tsx'
import { focusedWhenWrong } from '../../../features/admin/frame/focused-when-wrong.ts'
import { type DiffRow, DraftDiff } from '../../../features/admin/publications/draft-diff.tsx'
import { PublishWarnings, type Warnings } from '../../../features/admin/publications/publish-warnings.tsx'
import { useFrame } from '../../../page-frame.ts'
import { href } from '../../../routes.ts'
import { Field } from '../../../ui/forms/field.tsx'
import type { FrameProps } from '../../admin-page.ts'
import type { PublicationWords } from './ro.ts'
import '../../../features/admin/frame/admin-page.css'

type PublicationLine = {
  id: number
  href: string
  kind: string
  /** Null for the list the site started with. */
  note: string | null
  /** Who, when, and how many changes. */
  facts: string
  isCurrent: boolean
}

export type AdminPublicationsProps = FrameProps & {
  texts: Pick<
    PublicationWords,
    'title' | 'lead' | 'none' | 'show' | 'current' | 'back' | 'rollback' | 'diff' | 'going' | 'subject'
  > &
    Pick<DraftWords, 'errorPrefix' | 'publish'> & { kinds: DraftWords['diff'] }
  /** Whose history it is, and the way to those of the others. */
  subject: string
  address: string
  subjects: { href: string; text: string; isCurrent: boolean }[]
  version: number
  publications: PublicationLine[]
  /** `going`: what restoring it would change now; `draftLost`: unpublished changes of the draft, in words. */
  opened: {
    id: number
    diff: DiffRow[]
    going: DiffRow[]
    warnings: Warnings
    draftLost: string | null
  } | null
  note: string
  noteError: string | null
  confirmError: string | null
}

export default function AdminPublicationsPage(props: AdminPublicationsProps): ReactNode {
  const { bar, texts, notice, publications, opened } = props
  return (
    <>
      <AdminBar {...bar} />
      <div className="wrap admin-page">
        <h1>{texts.title}</h1>
        <AdminNotice notice={notice} prefix={texts.errorPrefix} />
        <p className="lead">{texts.lead}</p>
        <nav aria-label={texts.subject}>
          <ul className="publication-subjects">
            {props.subjects.map(({ href, text, isCurrent }) => (
              <li key={href}>
                <a href={href} aria-current={isCurrent ? 'page' : undefined}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {publications.length === 0 && <p>{texts.none}</p>}
        <ol className="admin-list publications">
          {publications.map((publication) => (
            <li key={publication.id}>
              <div>
                <p>
                  <strong>
                    {publication.id}. {publication.kind}
                  </strong>
                  {publication.isCurrent && ` · ${texts.current}`}
                </p>
                {publication.note !== null && <p>{publication.note}</p>}
                <p className="small">{publication.facts}</p>
              </div>
              {opened === null && (
                <a href={publication.href}>
                  {texts.show}
                  <span className="visually-hidden">: {publication.id}</span>
                </a>
              )}
            </li>
          ))}
        </ol>
        {opened !== null && (
          <>
            <div className="admin-columns">
              <section aria-labelledby="going-title">
                <h2 id="going-title">{texts.going.title}</h2>
                {opened.going.length === 0 ? (
                  <p>{texts.going.none}</p>
                ) : (
                  <DraftDiff
                    rows={opened.going}
                    label={texts.going.title}
                    texts={texts.going}
                    kinds={texts.kinds}
                  />
                )}
              </section>
              <RollBack {...props} opened={opened} />
            </div>
            <section className="admin-steps" aria-labelledby="diff-title">
              <h2 id="diff-title">{texts.diff.title}</h2>
              {opened.diff.length === 0 ? (
                <p>{texts.diff.none}</p>
              ) : (
                <DraftDiff
                  rows={opened.diff}
                  label={texts.diff.title}
                  texts={texts.diff}
                  kinds={texts.kinds}
                />
              )}
            </section>
            <p className="admin-steps">
              <a href={props.address}>{texts.back}</a>
            </p>
          </>
        )}
      </div>
    </>
  )
}

type Opened = NonNullable<AdminPublicationsProps['opened']>

function RollBack(props: AdminPublicationsProps & { opened: Opened }) {
  const { texts, subject, version, note, noteError, confirmError, opened } = props
  const { locale } = useFrame()
  const { rollback, publish, errorPrefix } = texts
  return (
    <section aria-labelledby="rollback-title">
      <h2 id="rollback-title">{rollback.title}</h2>
      <p>
        {rollback.lead} {subject === 'prices' && rollback.prices}
      </p>
      {opened.draftLost !== null && <p className="publish-warning">{opened.draftLost}</p>}
      <form method="post" action={href('admin/publications', locale)} className="admin-form">
        <input type="hidden" name="subject" value={subject} />
        <input type="hidden" name="publication" value={opened.id} />
        <input type="hidden" name="version" value={version} />
        <PublishWarnings
          warnings={opened.warnings}
          texts={publish}
          error={confirmError}
          errorPrefix={errorPrefix}
        />
        <Field
          name="publication_note"
          texts={rollback.note}
          error={noteError ?? undefined}
          errorPrefix={errorPrefix}
        >
          {(control) => (
            <input
              {...focusedWhenWrong(control)}
              className="field-box"
              type="text"
              defaultValue={note}
              maxLength={300}
            />
          )}
        </Field>
        <button type="submit" className="button">
          {rollback.submit}
        </button>
      </form>
    </section>
  )
}
