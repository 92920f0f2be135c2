import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'

type Drag = { id: string; from: number; at: number; x: number; y: number; target: HTMLElement | null }

/** How near an edge of the screen a held row scrolls the page, and by how much a frame, in pixels. */
const edge = 72
const step = 10

/** A row of a table, or a line of a list. */
const rowSelector = ':is(tr, li)[data-row]'

/**
 * Moves a row by its handle (`data-handle`) with a mouse, a pen or a finger: browsers drag by themselves with a mouse
 * alone. The row over which it hovers says by `data-drop` on which side it would land; Escape leaves it where it was.
 * `place`: the row's id, and the index among the rows of the list at which it was let go.
 */
export function useRowDrag(list: RefObject<HTMLElement | null>, place: (id: string, to: number) => void) {
  const drag = useRef<Drag | null>(null)
  const frame = useRef(0)

  function start(event: PointerEvent): void {
    const { target, button, pointerId, clientX: x, clientY: y } = event
    if (button !== 0 || !(target instanceof Element) || !target.closest('[data-handle]')) return
    const row = target.closest<HTMLElement>(rowSelector)
    if (!row?.dataset.row) return
    // Neither a selection of text nor a scroll begins here.
    event.preventDefault()
    list.current?.setPointerCapture(pointerId)
    row.dataset.dragged = ''
    const from = rowsOf(list.current).indexOf(row)
    drag.current = { id: row.dataset.row, from, at: from, x, y, target: null }
    frame.current = requestAnimationFrame(follow)
  }

  function move({ clientX, clientY }: PointerEvent): void {
    if (drag.current) Object.assign(drag.current, { x: clientX, y: clientY })
  }

  /** A finger that rests at the edge goes on scrolling, without further events. */
  function follow(): void {
    const held = drag.current
    if (held === null) return
    if (held.y < edge) scrollBy({ top: -step, behavior: 'instant' })
    if (held.y > innerHeight - edge) scrollBy({ top: step, behavior: 'instant' })
    aim(held)
    frame.current = requestAnimationFrame(follow)
  }

  function aim(held: Drag): void {
    const row = document.elementFromPoint(held.x, held.y)?.closest<HTMLElement>(rowSelector) ?? null
    if (row === held.target) return
    const at = row === null ? -1 : rowsOf(list.current).indexOf(row)
    held.target?.removeAttribute('data-drop')
    held.target = row
    held.at = at === -1 ? held.from : at
    if (row && held.at !== held.from) row.dataset.drop = held.at < held.from ? 'above' : 'below'
  }

  function end(isPlaced: boolean): void {
    const held = drag.current
    if (held === null) return
    cancelAnimationFrame(frame.current)
    if (isPlaced) aim(held)
    drag.current = null
    held.target?.removeAttribute('data-drop')
    rowsOf(list.current)[held.from]?.removeAttribute('data-dragged')
    if (isPlaced && held.at !== held.from) place(held.id, held.at)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and what it calls is in refs
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') end(false)
    }
    addEventListener('keydown', leave)
    return () => {
      removeEventListener('keydown', leave)
      cancelAnimationFrame(frame.current)
    }
  }, [])

  return {
    onPointerDown: start,
    onPointerMove: move,
    onPointerUp: (event: PointerEvent) => {
      move(event)
      end(true)
    },
    onPointerCancel: () => end(false),
  }
}

function rowsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>(rowSelector) ?? [])]
}
