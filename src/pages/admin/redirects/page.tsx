import type { ReactNode } from 'react'
import { AdminBar, AdminNotice } from '../../../features/admin/frame/admin-bar.tsx'
import { focusedWhenWrong } from '../../../features/admin/frame/focused-when-wrong.ts'
import { DraftDiff } from '../../../features/admin/publications/draft-diff.tsx'
import { DraftSteps, isToPublish, PublishForm } from '../../../features/admin/publications/publish-form.tsx'
import type { DraftProps } from '../../../features/admin/subjects/draft-props.server.ts'
import { useFrame } from '../../../page-frame.ts'
import { href } from '../../../routes.ts'
import { Field } from '../../../ui/forms/field.tsx'
import type { FrameProps } from '../../admin-page.ts'
import type { RedirectErrors, RedirectValues } from './form.server.ts'
import { MissingList, RedirectList, type RedirectRow } from './lists.tsx'
import type { RedirectWords } from './ro.ts'
import '../../../features/admin/frame/admin-page.css'
import './page.css'

/** What the page itself makes of a request. */
export type RedirectsProps = {
  texts: RedirectWords
  /** The redirect to add, as it was typed. */
  values: Omit<RedirectValues, 'replaces'>
  errors: RedirectErrors
  /** The old address whose redirect may be replaced, once somebody agrees; empty where none is. */
  agreed: string
  /** Addresses that a redirect may lead to. */
  pages: readonly string[]
  /** The address that was tried, and what visitors would get. */
  tried: { address: string; result: string | null }
  rows: readonly RedirectRow[]
  /** Addresses that ended without a page, most asked for first; null where that cannot be read. */
  missing: readonly { path: string; count: string }[] | null
}
export type AdminRedirectsProps = RedirectsProps & FrameProps & DraftProps

export default function AdminRedirectsPage(props: AdminRedirectsProps): ReactNode {
  const { locale } = useFrame()
  const { bar, texts, draftTexts, notice, version, rows, missing, diff } = props
  const { errorPrefix } = draftTexts
  const address = href('admin/redirects', locale)
  return (
    <>
      <AdminBar {...bar} />
      <div className="wrap admin-page">
        <h1>{texts.title}</h1>
        <AdminNotice notice={notice} prefix={errorPrefix} />
        <p className="lead">{texts.lead}</p>
        <div className="admin-columns redirects-forms">
          <AddForm {...props} address={address} />
          <TryForm {...props} address={address} />
        </div>
        {isToPublish(props) && (
          <section aria-labelledby="diff-title" className="redirects-draft">
            <h2 id="diff-title">{draftTexts.diff.title}</h2>
            <DraftDiff
              rows={diff}
              label={draftTexts.diff.title}
              texts={draftTexts.diff}
              kinds={draftTexts.diff}
            />
            <PublishForm
              {...props}
              texts={draftTexts.publish}
              lead={draftTexts.publishLead}
              submit={draftTexts.submit}
              errorPrefix={errorPrefix}
              address={address}
            />
          </section>
        )}
        <DraftSteps {...props} texts={draftTexts.publish} address={address} isChanged={diff.length > 0} />
        <RedirectList rows={rows} texts={texts} version={version} address={address} />
        <MissingList missing={missing} texts={texts} address={address} />
      </div>
    </>
  )
}

function AddForm({
  texts,
  draftTexts: { errorPrefix },
  values,
  errors,
  agreed,
  version,
  pages,
  address,
}: AdminRedirectsProps & { address: string }) {
  const line = (name: keyof typeof values, list?: string) => (
    <Field name={name} texts={texts.fields[name]} error={errors[name]} errorPrefix={errorPrefix}>
      {(control) => (
        <input
          {...focusedWhenWrong(control)}
          className="field-box"
          type="text"
          list={list}
          defaultValue={values[name]}
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </Field>
  )
  return (
    <section aria-labelledby="add-title">
      <h2 id="add-title">{texts.add.title}</h2>
      <form method="post" action={address} className="admin-form" noValidate>
        <input type="hidden" name="version" value={version} />
        {line('from')}
        {line('to', 'pages')}
        <datalist id="pages">
          {pages.map((path) => (
            <option key={path} value={path} />
          ))}
        </datalist>
        {line('note')}
        {errors.replaces !== undefined && (
          <div className="field" data-wrong>
            <p className="field-error" id="replaces-error">
              <span className="visually-hidden">{errorPrefix} </span>
              {errors.replaces}
            </p>
            <label className="field-choice">
              <input
                type="checkbox"
                name="replaces"
                value={agreed}
                aria-invalid
                aria-describedby="replaces-error"
                // biome-ignore lint/a11y/noAutofocus: as for the other fields
                autoFocus
              />
              {texts.add.replace}
            </label>
          </div>
        )}
        <button type="submit" name="intent" value="add" className="button">
          {texts.add.submit}
        </button>
      </form>
    </section>
  )
}

function TryForm({
  texts,
  draftTexts: { errorPrefix },
  tried,
  address,
}: AdminRedirectsProps & { address: string }) {
  return (
    <section aria-labelledby="try-title">
      <h2 id="try-title">{texts.tried.title}</h2>
      <form method="get" action={address} className="admin-form">
        <Field name="tried" texts={texts.tried.address} error={undefined} errorPrefix={errorPrefix}>
          {(control) => (
            <input
              {...focusedWhenWrong(control)}
              className="field-box"
              type="text"
              defaultValue={tried.address}
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </Field>
        <button type="submit" className="button button-quiet">
          {texts.tried.submit}
        </button>
      </form>
      {tried.result !== null && (
        <p className="redirects-result" role="status">
          {tried.result}
        </p>
      )}
    </section>
  )
}
