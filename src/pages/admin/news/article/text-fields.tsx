import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { articleLimits } from '../../../../content/article-limits.ts'
import { FormSection } from '../../../../features/admin/frame/form-part.tsx'
import { FormattingHelp } from '../../../../features/admin/frame/formatting-help.tsx'
import { isMultilingual } from '../../../../features/admin/frame/is-multilingual.ts'
import { ArticleBody } from '../../../../features/news/article-body.tsx'
import { fill } from '../../../../format/fill.ts'
import { type Locale, languageTag } from '../../../../locale.ts'
import { useFrame } from '../../../../page-frame.ts'
import { Field } from '../../../../ui/forms/field.tsx'
import type { NewsWords } from '../ro.ts'
import { checkWritten } from './ask-server.ts'
import type { AdminArticleProps, TextValues, WrittenText } from './props.ts'

const fieldOf = { title: 'title', description: 'description', keywords: 'keywords', body: 'text' } as const
const restMs = 500

/** The text in one language, beside what it will look like. */
export function TextFields({
  language,
  texts,
  values,
  written,
  errors,
  isOpen,
}: {
  language: Locale
  texts: AdminArticleProps['texts']
  values: TextValues
  written: WrittenText
  errors: Partial<Record<string, string>>
  isOpen: boolean
}): ReactNode {
  const { locale: own } = useFrame()
  const [preview, setShown] = useState(written)
  const [lengths, setLengths] = useState(() => lengthsOf((name) => values[name]))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const request = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  const { fields, claims, live } = texts
  const inWords = texts.languages[language]

  function follow({ currentTarget }: FormEvent<HTMLDivElement>) {
    const form = currentTarget.closest('form')
    if (form === null) return
    const typed = new FormData(form)
    setLengths(lengthsOf((field) => String(typed.get(`${fieldOf[field]}-${language}`) ?? '')))
    clearTimeout(timer.current)
    timer.current = setTimeout(async () => {
      request.current += 1
      const mine = request.current
      const answer = await checkWritten(form, language, own)
      if (answer !== null && mine === request.current) setShown(answer)
    }, restMs)
  }

  const line = (field: keyof typeof fieldOf, rows: number) => {
    const [min, max] = articleLimits[field]
    const { label, hint } = fields[field]
    const name = `${fieldOf[field]}-${language}`
    return (
      <Field
        name={name}
        texts={{ label, hint: fill(hint, { min, max }) }}
        error={errors[name]}
        errorPrefix={texts.errorPrefix}
      >
        {(control) => (
          <>
            {rows === 1 ? (
              <input
                {...control}
                className="field-box"
                type="text"
                defaultValue={values[field]}
                lang={language}
              />
            ) : (
              <textarea
                {...control}
                className="field-box"
                rows={rows}
                defaultValue={values[field]}
                lang={language}
              />
            )}
            {field !== 'keywords' && <Count texts={texts} count={lengths[field]} min={min} max={max} />}
          </>
        )}
      </Field>
    )
  }
  return (
    <div onInput={follow}>
      <FormSection title={fill(texts.facts.text, { language: inWords })} note={null} isOpen={isOpen}>
        {isMultilingual ? (
          <label className="field-choice">
            <input type="checkbox" name={`locale-${language}`} value="yes" defaultChecked={values.isOn} />
            <span>{fill(fields.language, { language: inWords })}</span>
          </label>
        ) : (
          <input type="hidden" name={`locale-${language}`} value="yes" />
        )}
        <div className="article-sides">
          <div className="article-fields">
            {line('title', 1)}
            {line('body', 22)}
            <FormattingHelp texts={texts.formatting} />
            {line('description', 3)}
            {line('keywords', 1)}
            <div role="status" className="article-speaks">
              {preview.claims !== null && (
                <p className="article-claims">
                  <strong>{claims.title}</strong> <span lang={languageTag(language)}>{preview.claims}</span>.{' '}
                  {claims.advice}
                </p>
              )}
              {preview.faults.map((fault) => (
                <p key={fault} className="article-claims">
                  {fault}.
                </p>
              ))}
            </div>
          </div>
          <section
            className="article-shown"
            aria-label={`${live.title}: ${inWords}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls by itself, which takes a keyboard too
            tabIndex={0}
          >
            <h2>{live.title}</h2>
            {preview.title === '' && preview.html === '' ? (
              <p className="small">{live.none}</p>
            ) : (
              <div lang={languageTag(language)}>
                <p className="article-shown-title">{preview.title}</p>
                <p className="lead">{preview.description}</p>
                <ArticleBody html={preview.html} />
              </div>
            )}
          </section>
        </div>
      </FormSection>
    </div>
  )
}

function Count({ texts, count, min, max }: { texts: NewsWords; count: number; min: number; max: number }) {
  return (
    <p className="article-count small" data-wrong={(count > 0 && (count < min || count > max)) || undefined}>
      {fill(texts.count, { count, min, max })}
    </p>
  )
}

type Lengths = Record<'title' | 'description' | 'body', number>

function lengthsOf(text: (name: keyof Lengths) => string): Lengths {
  const count = (name: keyof Lengths) => [...text(name).trim()].length
  return { title: count('title'), description: count('description'), body: count('body') }
}
