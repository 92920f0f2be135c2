import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import '../../ui/styles/needs-script.css'
import './price-notes.css'

/** Notes that apply to every price of a list, and the button that prints it. */
export function PriceNotes({ notes, print }: { notes: readonly string[]; print: string }): ReactNode {
  return (
    <footer className="price-notes">
      <ul className="price-notes-list">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <button type="button" className="button-plain needs-script" onClick={printList}>
        <Icon name="print" />
        {print}
      </button>
    </footer>
  )
}

// With an estimate the page prints as a letter; this prints the list all the same.
function printList(): void {
  const { dataset } = document.documentElement
  dataset.print = 'list'
  addEventListener('afterprint', () => delete dataset.print, { once: true })
  print()
}
