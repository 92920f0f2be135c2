import { type ReactNode, useRef } from 'react'
import { FormattingHelp } from '../../../features/admin/frame/formatting-help.tsx'
import { fill } from '../../../format/fill.ts'
import { useFrame } from '../../../page-frame.ts'
import { Field } from '../../../ui/forms/field.tsx'
import type { AdminNewsletterProps, LanguageProps } from './props.ts'
import { useDraftSaving } from './use-draft-saving.ts'

type Props = AdminNewsletterProps & { address: string }

/** The draft: each language beside the mail as it will look, then the ways on. It saves itself while somebody writes. */
export function Writing({ texts, revision, hasDraft, languages, open, address }: Props): ReactNode {
  const { locale } = useFrame()
  const form = useRef<HTMLFormElement>(null)
  const saving = useDraftSaving(form, revision, `/api/admin/newsletter?locale=${locale}`, texts.write)
  return (
    <section className="admin-steps" aria-labelledby="draft-title">
      <h2 id="draft-title">{texts.write.title}</h2>
      <form
        ref={form}
        method="post"
        action={address}
        className="admin-form"
        noValidate
        onInput={saving.changed}
        onSubmit={saving.submit}
      >
        <input type="hidden" name="revision" value={saving.revision} />
        {languages.map((language) => (
          <Language
            key={language.locale}
            {...language}
            texts={texts}
            claims={saving.claims[language.locale] ?? language.claims}
            revision={saving.revision}
          />
        ))}
        <p className="small" role="status">
          {saving.message}
        </p>
        <p className="actions">
          <button type="submit" name="intent" value="save" className="button button-quiet">
            {texts.write.save}
          </button>
          <button type="submit" name="intent" value="trial" className="button button-quiet">
            {texts.write.test}
          </button>
        </p>
        {open === null && (
          <fieldset className="field field-group">
            <legend className="field-label">{texts.send.title}</legend>
            <p className="field-hint">{texts.send.lead}</p>
            {languages.map((language) => (
              <label key={language.locale} className="field-choice">
                <input
                  type="checkbox"
                  name="locale"
                  value={language.locale}
                  defaultChecked={language.isChosen}
                />
                <span>{language.subscribers}</span>
              </label>
            ))}
            <p className="admin-steps">
              <button type="submit" name="intent" value="send" className="button">
                {texts.send.submit}
              </button>
            </p>
          </fieldset>
        )}
      </form>
      {(hasDraft || saving.revision > 0) && (
        <details className="admin-more">
          <summary>{texts.write.discard.title}</summary>
          <form method="post" action={address} className="admin-form" onSubmit={saving.submit}>
            <input type="hidden" name="revision" value={saving.revision} />
            <p>{texts.write.discard.lead}</p>
            <button type="submit" name="intent" value="discard" className="button button-quiet">
              {texts.write.discard.submit}
            </button>
          </form>
        </details>
      )}
    </section>
  )
}

function Language({
  locale,
  name,
  subject,
  body,
  claims,
  preview,
  previewTitle,
  texts: { write, errorPrefix, formatting },
  revision,
}: LanguageProps & { texts: Props['texts']; revision: number }) {
  return (
    <fieldset className="letter-language">
      <legend className="field-label">{name}</legend>
      <div>
        <Field name={`subject_${locale}`} texts={write.subject} error={undefined} errorPrefix={errorPrefix}>
          {(control) => (
            <input
              {...control}
              className="field-box"
              type="text"
              lang={locale}
              defaultValue={subject}
              maxLength={150}
              autoComplete="off"
            />
          )}
        </Field>
        <Field name={`text_${locale}`} texts={write.body} error={undefined} errorPrefix={errorPrefix}>
          {(control) => (
            <textarea
              {...control}
              className="field-box letter-text"
              lang={locale}
              defaultValue={body}
              maxLength={20_000}
              rows={14}
            />
          )}
        </Field>
        <FormattingHelp texts={formatting} />
        <p className="letter-claims" role="status">
          {claims.length > 0 && fill(write.claims, { words: claims.map((each) => `„${each}”`).join(', ') })}
        </p>
      </div>
      <div>
        <p className="field-label">{previewTitle}</p>
        <iframe className="letter-preview" title={previewTitle} src={`${preview}&v=${revision}`} />
        <p className="small">{write.previewHint}</p>
      </div>
    </fieldset>
  )
}
