import type { ReactNode } from 'react'
import { useFrame } from '../../../page-frame.ts'
import { href } from '../../../routes.ts'
import { Field } from '../../../ui/forms/field.tsx'
import type { AdminPricesProps } from './props.ts'

/** The draft as a file, and back: taken as a whole or explained line by line. */
export function PriceFile({ texts, version, fileProblems }: AdminPricesProps): ReactNode {
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
        action={href('admin/prices', locale)}
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
