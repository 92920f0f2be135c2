import type { DocumentPayload, View } from '../src/shell/page-view.ts'
import { isControl, sentValueOf, valueIn, writeValue } from '../src/ui/forms/control-value.ts'
import { fetchView } from './navigation.ts'

/**
 * The whole of a page that React recovered by rendering it anew, because it was not what the server had sent: a browser
 * had translated it or made links of its dates, or an extension had changed it. Its sheet is gone then, and what stayed
 * as it came.
 */
export function makeWhole(first: DocumentPayload, sheet: Element | null): Promise<View> {
  if (sheet?.isConnected === false) document.head.append(sheet)
  // Parts that wait for a gesture have no markup any more.
  dispatchEvent(new Event('scroll'))
  return fetchView(new URL(location.href), first.build)
}

/** What a visitor types into, chooses, opens or reaches by the keyboard. */
const controls = 'a, button, details, input:not([type=file], [type=hidden]), select, summary, textarea'
const givenBack = new WeakSet<Element>()

/**
 * Restores in the new elements what was typed, chosen, opened and focused in the old ones. `sent`: the server's
 * elements. `focused`: the element that had the focus last.
 */
export function giveBack(sent: ArrayLike<Element>, focused: Element | null): void {
  const before = Array.from(sent).filter((element) => element.matches(controls))
  for (const gone of before) {
    if (gone.isConnected || givenBack.has(gone) || !isChanged(gone)) continue
    givenBack.add(gone)
    const made = madeOf(gone, before)
    if (made) giveState(gone, made)
  }
  if (!focused || focused.isConnected || document.activeElement !== document.body) return
  const made = madeOf(focused, before)
  if (made instanceof HTMLElement) made.focus({ preventScroll: true })
}

function isChanged(element: Element): boolean {
  if (element instanceof HTMLDetailsElement) return element.open
  return isControl(element) && valueIn(element) !== sentValueOf(element)
}

/** What stands in its place now: the same one of those like it, if there are as many as there were. */
function madeOf(gone: Element, before: readonly Element[]): Element | undefined {
  const kind = kindOf(gone)
  const isAlike = (element: Element) => kindOf(element) === kind
  const were = before.filter(isAlike)
  const are = [...document.querySelectorAll(controls)].filter(isAlike)
  return were.length === are.length ? are[were.indexOf(gone)] : undefined
}

function kindOf(element: Element): string {
  const choice = element.matches('[type=checkbox], [type=radio]') ? element.getAttribute('value') : null
  const named = ['type', 'name', 'id', 'href'].map((name) => element.getAttribute(name))
  return JSON.stringify([element.tagName, choice, ...named])
}

function giveState(gone: Element, made: Element): void {
  if (gone instanceof HTMLDetailsElement && made instanceof HTMLDetailsElement) made.open = true
  else if (isControl(gone) && isControl(made)) writeValue(made, valueIn(gone))
}
