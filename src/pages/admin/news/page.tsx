import type { ReactNode } from 'react'
import { AdminBar, AdminNotice } from '../../../features/admin/frame/admin-bar.tsx'
import { isMultilingual } from '../../../features/admin/frame/is-multilingual.ts'
import { fill } from '../../../format/fill.ts'
import { type Locale, locales } from '../../../locale.ts'
import { useFrame } from '../../../page-frame.ts'
import { href } from '../../../routes.ts'
import { Field } from '../../../ui/forms/field.tsx'
import type { FrameProps } from '../../admin-page.ts'
import type { NewsWords } from './ro.ts'
import '../../../features/admin/frame/admin-page.css'
import './page.css'

export type ArticleRow = {
  slug: string
  title: string
  href: string
  state: 'draft' | 'scheduled' | 'live' | 'withdrawn'
  stateText: string
  when: string
  languages: string
  isChanged: boolean
}

export type AdminNewsProps = FrameProps & {
  texts: NewsWords & { errorPrefix: string }
  /** The article to begin, as it was typed. */
  values: { title: string; address: string; languages: readonly Locale[] }
  errors: Partial<Record<string, string>>
  /** Null when they cannot be read. */
  articles: readonly ArticleRow[] | null
}

export default function AdminNewsPage(props: AdminNewsProps): ReactNode {
  const { bar, texts, notice, articles } = props
  const { list } = texts
  return (
    <>
      <AdminBar {...bar} />
      <div className="wrap admin-page">
        <h1>{texts.title}</h1>
        <AdminNotice notice={notice} prefix={texts.errorPrefix} />
        <p className="lead">{texts.lead}</p>
        <WriteForm {...props} />
        <section className="news-list" aria-labelledby="list-title">
          <h2 id="list-title">{list.title}</h2>
          {articles === null && <p role="alert">{list.unread}</p>}
          {articles?.length === 0 && <p>{list.none}</p>}
          {articles !== null && articles.length > 0 && <Articles articles={articles} texts={texts} />}
        </section>
      </div>
    </>
  )
}

function Articles({ articles, texts: { list } }: { articles: readonly ArticleRow[]; texts: NewsWords }) {
  return (
    <table className="news-table" aria-labelledby="list-title">
      <thead>
        <tr>
          <th scope="col">{list.article}</th>
          <th scope="col">{list.state}</th>
          {isMultilingual && <th scope="col">{list.written}</th>}
        </tr>
      </thead>
      <tbody>
        {articles.map(({ slug, title, href, state, stateText, when, languages, isChanged }) => (
          <tr key={slug}>
            <th scope="row">
              <a href={href}>{title}</a>
            </th>
            <td>
              <strong data-state={state}>{stateText}</strong> <span>{when}</span>
              {isChanged && <em> · {list.changed}</em>}
            </td>
            {isMultilingual && <td>{languages}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function WriteForm({ texts, values, errors }: AdminNewsProps) {
  const { locale } = useFrame()
  const { fields, errorPrefix } = texts
  return (
    <section className="news-write" aria-labelledby="write-title">
      <h2 id="write-title">{texts.write.title}</h2>
      <form method="post" action={href('admin/news', locale)} className="admin-form" noValidate>
        <Field name="title" texts={fields.newTitle} error={errors.title} errorPrefix={errorPrefix}>
          {(control) => (
            <input
              {...control}
              className="field-box"
              type="text"
              defaultValue={values.title}
              autoComplete="off"
            />
          )}
        </Field>
        <Field name="address" texts={fields.address} error={errors.address} errorPrefix={errorPrefix}>
          {(control) => (
            <input
              {...control}
              className="field-box"
              type="text"
              defaultValue={values.address}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        {!isMultilingual && <input type="hidden" name={`locale-${locale}`} value="yes" />}
        {(isMultilingual ? locales : []).map((each) => {
          const error = errors[`locale-${each}`]
          return (
            <div key={each} className="field" data-wrong={error !== undefined || undefined}>
              {error !== undefined && (
                <p className="field-error" id={`locale-${each}-error`}>
                  <span className="visually-hidden">{errorPrefix} </span>
                  {error}
                </p>
              )}
              <label className="field-choice">
                <input
                  type="checkbox"
                  name={`locale-${each}`}
                  value="yes"
                  defaultChecked={values.languages.includes(each)}
                  aria-invalid={error === undefined ? undefined : true}
                  aria-describedby={error === undefined ? undefined : `locale-${each}-error`}
                />
                <span>{fill(fields.language, { language: texts.languages[each] })}</span>
              </label>
            </div>
          )
        })}
        <button type="submit" className="button">
          {texts.write.submit}
        </button>
      </form>
    </section>
  )
}
