import type { ReactNode } from 'react'
import { useFrame } from '../../../page-frame.ts'
import { href } from '../../../routes.ts'
import type { AdminCategoryProps } from './props.ts'

/** Both versions of a conflicting change side by side, and a choice between them. */
export function Conflict({ conflict, texts, slug }: AdminCategoryProps): ReactNode {
  const { locale } = useFrame()
  if (conflict === null) return null
  const { title, row, mine, theirs, takeTheirs } = texts.conflict
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
        <tbody>
          {conflict.rows.map((each) => (
            <tr key={each.key}>
              <th scope="row">{each.title}</th>
              <td data-label={mine}>{each.mine}</td>
              <td data-label={theirs}>{each.theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <a href={href('admin/category', locale, { slug })}>{takeTheirs}</a>
      </p>
    </section>
  )
}
