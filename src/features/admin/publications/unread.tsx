import type { ReactNode } from 'react'
import './publish-warnings.css'

/** What the code no longer knows of a subject, in words; null where it knows everything. */
export type UnreadProps = { title: string; lines: readonly string[]; submit: string } | null

/** What is missing from a list because it cannot be read any more. It stays where it is stored. */
export function UnreadRows({ text }: { text: string | null }): ReactNode {
  return (
    text !== null && (
      <p className="publish-warning admin-steps" data-wrong>
        {text}
      </p>
    )
  )
}

/** What cannot be read any more: its names, and leaving it. */
export function UnreadSection({
  unread,
  address,
  version,
}: {
  unread: UnreadProps
  address: string
  version: number
}): ReactNode {
  if (unread === null) return null
  return (
    <form method="post" action={address} className="publish-warning admin-steps" data-wrong>
      <input type="hidden" name="version" value={version} />
      <p>
        <strong>{unread.title}</strong>
      </p>
      {unread.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <button type="submit" name="intent" value="remove-unread" className="button button-quiet">
        {unread.submit}
      </button>
    </form>
  )
}
