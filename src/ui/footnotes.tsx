import { createElement, Fragment, type ReactNode, useId } from 'react'
import type { Footnotes as Notes } from '../content/schema.ts'
import { fill } from '../format/fill.ts'
import { useFrame } from '../page-frame.ts'
import './footnotes.css'

type Note = Notes[string]

/** A text whose `[^id]` marks open their notes in place. */
export function FootnotedText({ children, notes }: { children: string; notes: Notes }): ReactNode {
  const parts = children.split(/(\S*\[\^[a-z0-9-]+\]\S*)/).map((part) => withMark(part, notes))
  return createElement(Fragment, null, ...parts)
}

/** All notes of a page in a list: for print, and for reading at the end. */
export function Footnotes({ notes }: { notes: Notes }): ReactNode {
  const { heading } = useFrame().layout.texts.footnoteLabels
  if (Object.keys(notes).length === 0) return null
  return (
    <section className="footnotes" aria-labelledby="footnotes">
      <h2 id="footnotes">{heading}</h2>
      <FootnoteList notes={notes} />
    </section>
  )
}

export function FootnoteList({ notes }: { notes: Notes }): ReactNode {
  return (
    <ol>
      {Object.entries(notes).map(([id, note]) => (
        <li key={id}>
          <NoteText note={note} />
        </li>
      ))}
    </ol>
  )
}

/** A mark stays on the line of its word, behind the full stop: before it, its edge would look like a blank. */
function withMark(part: string, notes: Notes): ReactNode {
  const [before = '', id, after = ''] = part.split(/\[\^|\]/)
  if (id === undefined) return part
  const [stop = ''] = after.match(/^[.,;:!?]+/) ?? []
  return (
    <span className="footnoted">
      {before + stop}
      <Mark id={id} notes={notes} />
      {after.slice(stop.length)}
    </span>
  )
}

function Mark({ id, notes }: { id: string; notes: Notes }) {
  const { mark } = useFrame().layout.texts.footnoteLabels
  const popover = useId()
  const note = notes[id]
  if (!note) throw new Error(`There is no note [^${id}]`)
  const number = Object.keys(notes).indexOf(id) + 1
  return (
    <>
      <button
        type="button"
        className="footnote-mark"
        popoverTarget={popover}
        aria-label={fill(mark, { number })}
      >
        {number}
      </button>
      <span className="footnote-note" id={popover} popover="auto">
        <NoteText note={note} />
      </span>
    </>
  )
}

function NoteText({ note: { definition, period, source } }: { note: Note }) {
  const labels = useFrame().layout.texts.footnoteLabels
  return (
    <>
      {definition}{' '}
      <span className="footnote-detail">
        {labels.period}: {period}. {labels.source}: {source}.
      </span>
    </>
  )
}
