import type { ReactNode } from 'react'
import type { AdminPrices } from '../../content/admin-schema.ts'
import { locales } from '../../locale.ts'
import { href } from '../../routes.ts'
import { AdminBar, type AdminBarProps, AdminNotice, type Notice } from '../../ui/admin-bar.tsx'
import { Field } from '../../ui/field.tsx'
import { useFrame } from '../../ui/frame.tsx'
import { type DiffRow, PriceDiff } from '../../ui/price-diff.tsx'
import '../../ui/admin-page.css'

export type AdminPricesProps = {
  bar: AdminBarProps
  texts: Pick<AdminPrices, 'title' | 'lead' | 'categories' | 'diff' | 'publish' | 'file' | 'errorPrefix'>
  notice: Notice | null
  /** Of when the draft is and by whom. */
  state: string
  version: number
  canUndo: boolean
  categories: { href: string; title: string; rows: string; changed: string | null }[]
  diff: DiffRow[]
  note: string
  noteError: string | null
  /** Why a file was not taken, line by line. */
  fileProblems: readonly string[]
}

export default function AdminPricesPage(props: AdminPricesProps): ReactNode {
  const { bar, texts, notice, state, categories, diff } = props
  return (
    <>
      <AdminBar {...bar} />
      <div className="wrap admin-page">
        <h1>{texts.title}</h1>
        <AdminNotice notice={notice} prefix={texts.errorPrefix} />
        <p className="lead">{texts.lead}</p>
        <p className="small">{state}</p>
        <div className="admin-columns">
          <section aria-labelledby="categories-title">
            <h2 id="categories-title">{texts.categories}</h2>
            <ul className="admin-list">
              {categories.map(({ href: address, title, rows, changed }) => (
                <li key={address}>
                  <a href={address}>{title}</a>
                  <span className="small">
                    {rows}
                    {changed !== null && <strong> · {changed}</strong>}
                  </span>
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="diff-title">
            <h2 id="diff-title">{texts.diff.title}</h2>
            {diff.length === 0 ? (
              <p>{texts.diff.none}</p>
            ) : (
              <PriceDiff rows={diff} label={texts.diff.title} texts={texts.diff} />
            )}
            <Steps {...props} />
          </section>
        </div>
        <div className="admin-columns">
          <Publish {...props} />
          <PriceFile {...props} />
        </div>
      </div>
    </>
  )
}

function Steps({ texts, version, canUndo, diff }: AdminPricesProps) {
  const { locale } = useFrame()
  const { publish } = texts
  return (
    <form method="post" action={href('adminPrices', locale)} className="actions admin-steps">
      <input type="hidden" name="versiune" value={version} />
      {canUndo && (
        <button type="submit" name="actiune" value="anuleaza" className="button button-quiet">
          {publish.undo}
        </button>
      )}
      {diff.length > 0 && (
        <button type="submit" name="actiune" value="renunta" className="button button-quiet">
          {publish.discard}
        </button>
      )}
    </form>
  )
}

function Publish({ texts, version, note, noteError }: AdminPricesProps) {
  const { locale } = useFrame()
  const { publish, errorPrefix } = texts
  return (
    <section aria-labelledby="publish-title">
      <h2 id="publish-title">{publish.title}</h2>
      <p>{publish.lead}</p>
      <p>
        {publish.preview}:{' '}
        {locales.map((each, place) => (
          <span key={each}>
            {place > 0 && ' · '}
            <a href={href('adminPreview', each)}>{publish.previewIn[each]}</a>
          </span>
        ))}
      </p>
      <form method="post" action={href('adminPrices', locale)} className="admin-form">
        <input type="hidden" name="versiune" value={version} />
        <Field name="nota" texts={publish.note} error={noteError ?? undefined} errorPrefix={errorPrefix}>
          {(control) => (
            <input {...control} className="field-box" type="text" defaultValue={note} maxLength={300} />
          )}
        </Field>
        <button type="submit" name="actiune" value="publica" className="button">
          {publish.submit}
        </button>
      </form>
    </section>
  )
}

function PriceFile({ texts, version, fileProblems }: AdminPricesProps) {
  const { locale } = useFrame()
  const { file, errorPrefix } = texts
  return (
    <section aria-labelledby="file-title">
      <h2 id="file-title">{file.title}</h2>
      <p>{file.lead}</p>
      <p>
        <a href="/api/admin/prices.csv" download>
          {file.exportDraft}
        </a>
      </p>
      {fileProblems.length > 0 && (
        <div className="admin-notice" role="alert" data-wrong>
          <p>
            <span className="visually-hidden">{errorPrefix} </span>
            {file.refused}
          </p>
          <ul>
            {fileProblems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
      <form
        method="post"
        action={href('adminPrices', locale)}
        encType="multipart/form-data"
        className="admin-form"
      >
        <input type="hidden" name="versiune" value={version} />
        <Field name="fisier" texts={file.field} error={undefined} errorPrefix={errorPrefix}>
          {(control) => (
            <input {...control} className="field-box" type="file" accept=".csv,text/csv" required />
          )}
        </Field>
        <button type="submit" name="actiune" value="importa" className="button button-quiet">
          {file.submit}
        </button>
      </form>
    </section>
  )
}
