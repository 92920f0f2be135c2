import type { ReactNode } from 'react'
import { fill } from '../../../format/fill.ts'
import type { RedirectWords } from './ro.ts'

/** `hits`: of the last 30 days; null where that cannot be read. */
export type RedirectRow = { from: string; to: string; note: string; hits: string | null }

/** The redirects in the draft, each with the way to take it out. */
export function RedirectList({
  rows,
  texts,
  version,
  address,
}: {
  rows: readonly RedirectRow[]
  texts: Pick<RedirectWords, 'list' | 'fields'>
  version: number
  address: string
}): ReactNode {
  const { list, fields } = texts
  return (
    <section aria-labelledby="list-title" className="redirects-list">
      <h2 id="list-title">{list.title}</h2>
      {rows.length === 0 ? (
        <p>{list.none}</p>
      ) : (
        <table className="redirects-table">
          <thead>
            <tr>
              <th scope="col">{fields.from.label}</th>
              <th scope="col">{fields.to.label}</th>
              <th scope="col">{list.hits}</th>
              <th scope="col">
                <span className="visually-hidden">{list.action}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ from, to, note, hits }) => (
              <tr key={from}>
                <th scope="row">
                  {from}
                  {note !== '' && <small>{note}</small>}
                </th>
                <td data-label={fields.to.label}>
                  <a href={to}>{to}</a>
                </td>
                <td data-label={list.hits}>{hits ?? list.unknown}</td>
                <td>
                  <form method="post" action={address}>
                    <input type="hidden" name="version" value={version} />
                    <input type="hidden" name="from" value={from} />
                    <button
                      type="submit"
                      name="intent"
                      value="remove"
                      className="button-plain"
                      aria-label={fill(list.removeThis, { from })}
                    >
                      {list.remove}
                    </button>
                  </form>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** Addresses that visitors asked for and that have no page. */
export function MissingList({
  missing,
  texts,
  address,
}: {
  missing: readonly { path: string; count: string }[] | null
  texts: Pick<RedirectWords, 'missing'>
  address: string
}): ReactNode {
  const { title, lead, none, unread, add } = texts.missing
  return (
    <section aria-labelledby="missing-title">
      <h2 id="missing-title">{title}</h2>
      <p>{missing === null ? unread : lead}</p>
      {missing?.length === 0 && <p>{none}</p>}
      {missing !== null && missing.length > 0 && (
        <ul className="admin-list">
          {missing.map(({ path, count }) => (
            <li key={path}>
              <span>
                {path} <small>{count}</small>
              </span>
              <a href={`${address}?${new URLSearchParams({ from: path })}`}>{fill(add, { path })}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
