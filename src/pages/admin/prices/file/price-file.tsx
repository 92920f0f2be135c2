import type { ReactNode } from 'react'
import { useFrame } from '../../../../page-frame.ts'
import { href } from '../../../../routes.ts'
import { Field } from '../../../../ui/forms/field.tsx'
import type { AdminPricesProps } from '../props.ts'

/** The draft as a file, and back: taken as a whole or explained line by line. */
export function PriceFile({ texts, version, fileProblems, importing }: AdminPricesProps): ReactNode {
  const { locale } = useFrame()
  const { file, errorPrefix } = texts
  return (
    <section aria-labelledby="file-title">
      <h2 id="file-title">{file.title}</h2>
      <p>{file.lead}</p>
      <p>
        <a href={`/api/admin/prices.csv?locale=${locale}`} download>
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
      {importing !== null && <Question {...importing} texts={texts} version={version} />}
      <form
        method="post"
        action={href('admin/prices', locale)}
        encType="multipart/form-data"
        className="admin-form"
      >
        <input type="hidden" name="version" value={version} />
        <Field name="upload" texts={file.field} error={undefined} errorPrefix={errorPrefix}>
          {(control) => (
            <input {...control} className="field-box" type="file" accept=".csv,text/csv" required />
          )}
        </Field>
        <button type="submit" name="intent" value="import" className="button button-quiet">
          {file.submit}
        </button>
      </form>
    </section>
  )
}

type QuestionProps = NonNullable<AdminPricesProps['importing']> & Pick<AdminPricesProps, 'texts' | 'version'>

/** What the file would do to the draft, asked before it does. The file waits in the page. */
function Question({ file, question, removed, texts, version }: QuestionProps) {
  const { locale } = useFrame()
  return (
    <form
      method="post"
      action={href('admin/prices', locale)}
      encType="multipart/form-data"
      className="admin-form publish-warning"
    >
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="sure" value="yes" />
      <textarea name="content" defaultValue={file} hidden readOnly />
      <p
        role="status"
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: without scripts it is the only way to bring a reader to what is asked
        autoFocus
      >
        <strong>{question}</strong>
      </p>
      {removed.length > 0 && (
        <details>
          <summary>{texts.file.removed}</summary>
          <ul>
            {removed.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </details>
      )}
      <p className="actions">
        <button type="submit" name="intent" value="import" className="button">
          {texts.file.proceed}
        </button>
        <a className="button button-quiet" href={href('admin/prices', locale)}>
          {texts.file.stop}
        </a>
      </p>
    </form>
  )
}
