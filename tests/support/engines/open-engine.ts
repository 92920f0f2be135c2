import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { eventually } from '../eventually.ts'
import { formSecret } from '../site/forms.ts'
import { type Site, startSite } from '../site/site.ts'
import type { Engine } from './engine.ts'
import { type Front, leaving, openFront } from './front.ts'

export type OpenedEngine = ReturnType<typeof openEngine>

/**
 * Whether a press would reach the first element: after a choice about cookies a layer of the root covers the page for a moment,
 * so that no second click falls through, and a driver refuses a press on it.
 */
function isReached(selector: string): boolean {
  const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
  return document.elementFromPoint(x + width / 2, y + height / 2) !== document.documentElement
}

/** A browser that is started cold on a busy machine takes a minute. */
const openingMs = 240_000

/**
 * One browser and one site with its database for the tests of a file. A test fails if a page complained of anything that
 * it did not ask for before.
 */
export function openEngine(launch: () => Promise<Engine>) {
  let opened: { site: Site; front: Front; engine: Engine } | null = null
  const get = () => {
    if (opened === null) throw new Error('The engine opens before the first test')
    return opened
  }
  beforeAll(async () => {
    const [site, engine] = await Promise.all([
      startSite({ database: true, vars: { FORM_SECRET: formSecret } }),
      launch(),
    ])
    opened = { site, engine, front: await openFront(site.url) }
  }, openingMs)
  afterEach(() => expect(get().front.complaints()).toEqual([]))
  afterAll(async () => {
    await opened?.engine.close()
    await opened?.front.close()
    await opened?.site.close()
  })

  /** Resolves when the page says so, whatever page it is by then. */
  async function until(isSo: (given: string) => boolean, given?: string): Promise<void> {
    await eventually(() => get().engine.tab.ask(isSo, given), 40)
  }
  const alive = () => until(() => document.documentElement.dataset.hydrated !== undefined)

  return {
    get site() {
      return get().site
    },
    get tab() {
      return get().engine.tab
    },
    complaints: () => get().front.complaints(),
    until,
    /** Resolves when React has taken over. */
    alive,
    /** Opens a page of the site, or of another, and resolves when it is alive. */
    async visit(path: string, at = get().front.url): Promise<void> {
      const { tab } = get().engine
      await tab.ask((leaving) => dispatchEvent(new Event(leaving)), leaving)
      await tab.open('about:blank')
      await tab.open(at + path)
      await alive()
    },
    /** Presses the first element once it lies still: what comes into view is laid out then, and moves the rest. */
    async press(selector: string): Promise<void> {
      const { tab } = get().engine
      await tab.ask(
        (selector) =>
          document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
        selector,
      )
      await tab.ask(
        () =>
          new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
      )
      await until(isReached, selector)
      await tab.press(selector)
    },
    /** Resolves when React has taken over a part whose code comes with the first gesture. */
    takenOver: (part: string) =>
      until(
        (part) =>
          Object.keys(document.querySelector(part) ?? {}).some((key) => key.startsWith('__reactProps')),
        part,
      ),
  }
}
