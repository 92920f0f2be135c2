import type { ReactNode } from 'react'
import { AdminBar, AdminNotice } from '../../../features/admin/frame/admin-bar.tsx'
import { PriceDiff } from '../../../features/admin/publications/price-diff.tsx'
import { PublishWarnings } from '../../../features/admin/publications/publish-warnings.tsx'
import { locales } from '../../../locale.ts'
import { useFrame } from '../../../page-frame.ts'
import { href } from '../../../routes.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Categories } from './categories.tsx'
import { PriceFile } from './price-file.tsx'
import type { AdminPricesProps } from './props.ts'
import '../../../features/admin/frame/admin-page.css'
import './page.css'

export default function AdminPricesPage(props: AdminPricesProps): ReactNode {
  const { bar, texts, notice, state, diff } = props
  return (
    <>
      <AdminBar {...bar} />
      <div className="wrap admin-page">
        <h1>{texts.title}</h1>
        <AdminNotice notice={notice} prefix={texts.errorPrefix} />
        <p className="lead">{texts.lead}</p>
        <p className="small admin-state">{state}</p>
        <div className="admin-columns">
          <Categories {...props} />
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

function Steps({ texts, version, undo, canRedo, diff }: AdminPricesProps) {
  const { locale } = useFrame()
  const { publish } = texts
  return (
    <form method="post" action={href('admin/prices', locale)} className="actions admin-steps">
      <input type="hidden" name="versiune" value={version} />
      {undo !== null && (
        <button type="submit" name="actiune" value="anuleaza" className="button button-quiet">
          {undo}
        </button>
      )}
      {canRedo && (
        <button type="submit" name="actiune" value="refa" className="button button-quiet">
          {publish.redo}
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

function Publish({ texts, version, note, noteError, confirmError, warnings }: AdminPricesProps) {
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
            <a href={href('admin/preview', each)}>{publish.previewIn[each]}</a>
          </span>
        ))}
      </p>
      <form method="post" action={href('admin/prices', locale)} className="admin-form">
        <input type="hidden" name="versiune" value={version} />
        <PublishWarnings warnings={warnings} texts={publish} error={confirmError} errorPrefix={errorPrefix} />
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
