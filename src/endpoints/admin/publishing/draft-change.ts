import type { ItemState } from '../notices.ts'

/** A step on the draft of many things, of a page that shows one, and what is shown with it when it is refused. */
export type DraftChange<Content, Shown> = {
  /** The version of the draft that was seen. */
  version: number
  /** Names what was done, for the page that follows. */
  state: ItemState
  mine: (before: Content) => Content
  shown?: Shown
  /** Of one that has no address of its own yet. */
  id?: string
}
