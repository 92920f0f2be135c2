import { type MouseEvent, type ReactNode, useState } from 'react'
import { FormSection } from '../../../../features/admin/frame/form-part.tsx'
import type { ArticlePicture } from '../../../../features/pictures/text-picture.ts'
import { fill } from '../../../../format/fill.ts'
import { type Locale, languageTag } from '../../../../locale.ts'
import { useFrame } from '../../../../page-frame.ts'
import { Field } from '../../../../ui/forms/field.tsx'
import { sendPicture } from './ask-server.ts'
import type { AdminArticleProps } from './props.ts'
import '../../../../ui/forms/busy-button.css'

type Adding =
  | { status: 'resting' | 'sending' | 'inserted' }
  | { status: 'refused'; errors: Partial<Record<string, string>> }

type Props = Pick<AdminArticleProps, 'texts' | 'pictures'> & {
  /** In which the article is to appear. */
  languages: readonly Locale[]
  insert: (language: Locale, line: string) => void
}

/** Photographs for the text: uploading one, which is put where somebody writes, and the lines of those that are there. */
export function ArticlePictures({ texts, pictures, languages, insert }: Props): ReactNode {
  const { locale } = useFrame()
  const [adding, setAdding] = useState<Adding>({ status: 'resting' })
  const [added, setAdded] = useState<readonly ArticlePicture[]>([])
  const errors =
    adding.status === 'resting' ? pictures.errors : adding.status === 'refused' ? adding.errors : {}
  const pictured = [...pictures.inText.filter(({ id }) => added.every((each) => each.id !== id)), ...added]
  const words = texts.pictures

  async function add(event: MouseEvent<HTMLButtonElement>) {
    const { form } = event.currentTarget
    if (form === null) return
    event.preventDefault()
    if (adding.status === 'sending') return
    setAdding({ status: 'sending' })
    const answer = await sendPicture(form, locale)
    if (answer === null) return setAdding({ status: 'refused', errors: { file: texts.photo.unavailable } })
    if ('errors' in answer) return setAdding({ status: 'refused', errors: answer.errors })
    for (const language of languages) {
      const line = answer.lines[language]
      if (line !== null) insert(language, line)
    }
    for (const input of form.querySelectorAll<HTMLInputElement>('.article-picture-form input'))
      input.value = ''
    setAdded((before) => [...before.filter(({ id }) => id !== answer.id), answer])
    setAdding({ status: 'inserted' })
  }

  const line = (name: string, language: Locale, field: 'alt' | 'caption') => (
    <Field
      key={name}
      name={name}
      texts={{
        label: fill(texts.inLanguage[language], { field: words[field].label }),
        hint: words[field].hint,
      }}
      error={errors[name]}
      errorPrefix={texts.errorPrefix}
    >
      {(control) => (
        <input
          {...control}
          className="field-box"
          type="text"
          lang={language}
          defaultValue={pictures.values[field][language]}
          autoComplete="off"
        />
      )}
    </Field>
  )
  return (
    <FormSection title={words.title} note={null} isOpen={Object.keys(pictures.errors).length > 0}>
      <div className="article-picture-form">
        <p className="small">{texts.photo.lead}</p>
        <Field
          name="file"
          texts={{ label: texts.photo.file }}
          error={errors.file}
          errorPrefix={texts.errorPrefix}
        >
          {(control) => <input {...control} type="file" accept="image/jpeg,image/png,image/webp" />}
        </Field>
        {languages.map((each) => line(`alt_${each}`, each, 'alt'))}
        {languages.map((each) => line(`caption_${each}`, each, 'caption'))}
        <p className="actions">
          <button
            type="submit"
            name="intent"
            value="picture"
            className="button button-quiet"
            onClick={add}
            aria-disabled={adding.status === 'sending' || undefined}
          >
            {words.add}
          </button>
        </p>
        <p role="status">
          {adding.status === 'sending' && words.sending}
          {adding.status === 'inserted' && words.inserted}
        </p>
      </div>
      {pictured.length > 0 && <Stored {...{ texts, languages, insert, pictured }} />}
    </FormSection>
  )
}

function Stored({
  texts: { pictures: words, languages: names },
  languages,
  insert,
  pictured,
}: Pick<Props, 'texts' | 'languages' | 'insert'> & { pictured: readonly ArticlePicture[] }) {
  return (
    <div className="article-picture-list">
      <h3>{words.list}</h3>
      <p className="small">{words.lead}</p>
      <ul className="article-pictures">
        {pictured.map(({ id, src, lines }) => (
          <li key={id}>
            <img src={src} alt="" width="120" height="90" loading="lazy" />
            <div>
              {languages.map((each) => {
                const line = lines[each] ?? `![](${id})`
                const label = lines[each] === null ? words.absent : words.line
                return (
                  <div key={each}>
                    <p className="small">{fill(label, { language: names[each] })}:</p>
                    <p lang={languageTag(each)}>
                      <code>{line}</code>
                    </p>
                    <button
                      type="button"
                      className="button button-quiet article-insert"
                      onClick={() => insert(each, line)}
                    >
                      {fill(words.insert, { language: names[each] })}
                    </button>
                  </div>
                )
              })}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
