import type { ReactNode } from 'react'
import type { DraftWords } from '../drafts/ro.ts'
import './draft-diff.css'
import './conflict.css'

/** `field`: null where it is not known or one side removed the row. `marks`: by the names of the fields. */
export type ConflictProps = {
  lead: string
  rows: {
    key: string
    title: string
    fields: { field: string | null; name: string; mine: string; theirs: string; isConflict: boolean }[]
  }[]
  marks: Record<string, string>
}

/** Both versions of a conflicting change side by side, and a choice between them. */
export function Conflict({
  conflict,
  texts,
  address,
  idOf = (_, field) => field,
}: {
  conflict: ConflictProps | null
  texts: Pick<DraftWords['conflict'], 'title' | 'row' | 'mine' | 'theirs' | 'takeTheirs'>
  /** Where the saved version is. */
  address: string
  /** The field of a row, where there are several rows. */
  idOf?: (key: string, field: string) => string
}): ReactNode {
  if (conflict === null) return null
  const { title, row, mine, theirs, takeTheirs } = texts
  return (
    <section
      className="admin-conflict"
      aria-labelledby="conflict-title"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without scripts it is the only way to bring a reader to it
      autoFocus
    >
      <h2 id="conflict-title">{title}</h2>
      <p>{conflict.lead}</p>
      <table className="price-diff">
        <thead>
          <tr>
            <th scope="col">{row}</th>
            <th scope="col">{mine}</th>
            <th scope="col">{theirs}</th>
          </tr>
        </thead>
        {conflict.rows.map(({ key, title, fields }) => (
          <tbody key={key}>
            <tr>
              <th scope="rowgroup" colSpan={3} className="price-diff-title">
                {title}
              </th>
            </tr>
            {fields.map(({ field, name, isConflict, ...values }) => (
              <tr key={name} data-conflict={isConflict || undefined}>
                <th scope="row">
                  {field === null || !isConflict ? name : <a href={`#${idOf(key, field)}`}>{name}</a>}
                </th>
                <td data-label={mine}>{isConflict ? <mark>{values.mine}</mark> : values.mine}</td>
                <td data-label={theirs}>{isConflict ? <mark>{values.theirs}</mark> : values.theirs}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <p>
        <a href={address}>{takeTheirs}</a>
      </p>
    </section>
  )
}
