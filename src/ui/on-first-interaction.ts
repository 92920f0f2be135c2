import { createElement, type FunctionComponent, type ReactNode, use } from 'react'

/**
 * A part of a page that works without its code, which is fetched when a visitor shows the first sign of interest.
 * Until then the server's markup stands and does its work by the platform: links, forms, disclosures.
 * Wrap it in `<Suspense>`; its styles are sent with the page. The server has the code and renders it in place.
 */
export function onFirstInteraction<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, FunctionComponent<Props>>>,
  name: Name,
): (props: Props) => ReactNode {
  // The server waits until the page is evaluated: workerd refuses parts that need a module which is not.
  const mayLoad = import.meta.env.SSR ? Promise.resolve() : firstInteraction()
  const loaded = mayLoad.then(load).then((module) => module[name])
  const part = loaded.catch(keepServerMarkup)
  // What has arrived is read at once: by these fields `use` tells a settled promise from one to wait for.
  const marked = part.then((value) => Object.assign(part, { status: 'fulfilled', value }))
  // As functions: a promise that nobody asks about yet must not count as an error nobody handles.
  arriving.push(() => loaded.then(() => marked))
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, while its module is evaluated
  return function PartOnFirstInteraction(props) {
    return createElement(use(part), props)
  }
}

const arriving: (() => Promise<unknown>)[] = []

/** Resolves when every part of the pages known so far can be rendered at once; rejects if one cannot be had. */
export async function partsReady(): Promise<void> {
  await Promise.all(arriving.map((arrival) => arrival()))
}

let gesture: Promise<void> | undefined

/** Resolves when the visitor first moves, touches, types or scrolls. */
export function firstInteraction(): Promise<void> {
  gesture ??= new Promise((resolve) => {
    for (const type of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'input', 'scroll'])
      addEventListener(type, () => resolve(), { once: true, passive: true, capture: true })
  })
  return gesture
}

/** A visitor who is offline keeps what is on the screen: it works by itself. */
function keepServerMarkup(error: unknown): Promise<never> {
  console.warn('A part of the page stays as it came', error)
  return new Promise(() => {})
}
