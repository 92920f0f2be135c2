import { createElement, type FunctionComponent, type ReactNode, use } from 'react'

/**
 * A part of a page that works without its code, which is loaded on the visitor's first interaction. Until then the
 * server's markup works natively: links, forms, disclosures. Wrap it in `<Suspense>`; its styles are sent with the
 * page. The server has the code and renders it in place.
 */
export function onFirstInteraction<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, FunctionComponent<Props>>>,
  name: Name,
): (props: Props) => ReactNode {
  // The server waits until the page is evaluated: workerd refuses parts that import a module that is not.
  const mayLoad = import.meta.env.SSR ? Promise.resolve() : firstInteraction()
  let arrival: Arrival<FunctionComponent<Props>> | undefined
  const arrive = () => {
    arrival ??= follow(mayLoad.then(load).then((module) => module[name]))
    return arrival
  }
  // In the browser an island that no page shows is not loaded: the admin shares modules with the public pages.
  if (import.meta.env.SSR) arrive()
  arriving.push(arrive)
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each island, while its module is evaluated
  return function IslandOnFirstInteraction(props) {
    return createElement(use(arrive().island), props)
  }
}

/** Rendering waits for `island`, which never rejects; `ready` resolves when it can be rendered at once. */
type Arrival<Island> = { island: Promise<Island>; ready: () => Promise<unknown> }

function follow<Island>(loaded: Promise<Island>): Arrival<Island> {
  const island = loaded.catch(keepServerMarkup)
  // `use` reads a settled promise at once if it carries these fields.
  const marked = island.then((value) => Object.assign(island, { status: 'fulfilled', value }))
  // As a function: a promise nobody awaits yet must not count as an unhandled rejection.
  return { island, ready: () => loaded.then(() => marked) }
}

const arriving: (() => Arrival<unknown>)[] = []

/** Resolves when every island of the loaded pages can be rendered at once; rejects if one cannot be loaded. */
export async function islandsReady(): Promise<void> {
  await Promise.all(arriving.map((arrive) => arrive().ready()))
}

let gesture: Promise<void> | undefined

/**
 * Resolves after the visitor first moves, touches, types or scrolls: what then loads does not delay the answer. Also when
 * they come back to a tab that they had left: what follows the clock is out of date there, before it is touched.
 */
export function firstInteraction(): Promise<void> {
  gesture ??= new Promise((resolve) => {
    // What was typed before this code came would not be answered until the next gesture. Its field has the focus still.
    if (document.activeElement !== document.body) resolve()
    // Voice control and other aids press without a pointer.
    for (const type of ['pointermove', 'pointerdown', 'keydown', 'click', 'input', 'scroll'])
      addEventListener(type, () => setTimeout(resolve), { once: true, passive: true, capture: true })
    addEventListener('visibilitychange', () => document.hidden || resolve())
  })
  return gesture
}

/** An offline visitor keeps the server's markup, which works by itself. */
function keepServerMarkup(error: unknown): Promise<never> {
  console.warn('A part stays as it came', error)
  return new Promise(() => {})
}
