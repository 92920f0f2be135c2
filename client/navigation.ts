import { splitLocale } from '../src/locale.ts'
import { loadPage } from '../src/pages/load-page.ts'
import { matchRoute, routes } from '../src/routes.ts'
import { createView, type DocumentPayload, type PagePayload, type View } from '../src/shell/page-view.ts'
import { islandsReady } from '../src/ui/hydration/on-first-interaction.ts'
import { patience } from '../src/ui/patience.ts'
import { isFetchedAhead, keepFetchedAhead, takeFetchedAhead } from './fetched-ahead.ts'
import { applyHead } from './head.ts'
import { placedApart } from './page-ahead.tsx'
import { openScreen, type Screen } from './screen.ts'

const loadingTextAfterMs = 120

/**
 * Follows internal links without loading a document, where the browser has the Navigation API. If anything fails,
 * the browser loads the document instead.
 */
export function followLinks(
  first: DocumentPayload,
  view: View,
  render: Parameters<typeof openScreen>[1],
): void {
  if (!('navigation' in window)) return
  const keptSheet = keepSheet()
  const screen = openScreen(view, render)
  let shownPath = pathOf(location.href)
  let leaving = false

  navigation.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url)
    const isForm = event.formData !== null || event.downloadRequest !== null
    const isOurOwn = event.destination.sameDocument && event.navigationType !== 'traverse'
    if (isOurOwn) shownPath = pathOf(url.href)
    if (
      leaving ||
      isOurOwn ||
      !event.canIntercept ||
      event.hashChange ||
      isForm ||
      event.navigationType === 'reload'
    )
      return
    if (!isPage(url) || pathOf(url.href) === shownPath) return
    event.intercept({ scroll: 'manual', focusReset: 'manual', handler: () => go(event, url) })
  })
  fetchOnIntent(first.build, screen)
  const isSlow = watchTasks()
  document.documentElement.dataset.navigation = ''

  async function go(event: NavigateEvent, url: URL): Promise<void> {
    const slow = setTimeout(() => screen.pending(), loadingTextAfterMs)
    try {
      const view = await (takeFetchedAhead(keyOf(url)) ?? fetchView(url, first.build))
      await keptSheet
      if (event.signal.aborted) return
      // An address that the redirects may know: they answer documents alone.
      if (view.frame.route === 'notFound') throw new Error('No page of ours')
      const stay = isOtherLanguage(shownPath, url) && event.navigationType !== 'traverse' ? keepPlace() : null
      shownPath = pathOf(url.href)
      await swap(isSlow(), () => {
        applyHead(view.frame)
        screen.show(view)
        stay?.()
      })
      if (stay === null) arrive(event)
    } catch (error) {
      if (event.signal.aborted) return
      console.warn('Loading the document instead', error)
      leaving = true
      // The address is the page's already: to go to one with a fragment would only scroll.
      if (url.hash === '') location.assign(url)
      else location.reload()
    } finally {
      clearTimeout(slow)
      if (event.signal.aborted) screen.failed()
    }
  }
}

/** The sheet that the document names in its page goes with the page. Resolves when its copy is there, or cannot be. */
function keepSheet(): Promise<unknown> | null {
  const copy = document.querySelector<HTMLLinkElement>('.fold > link')?.cloneNode()
  if (!copy) return null
  document.head.append(copy)
  return new Promise((settle) => {
    for (const end of ['load', 'error']) copy.addEventListener(end, settle)
  })
}

/** A page with its data, its code and all of its parts, ready to be rendered. */
export async function fetchView(url: URL, build: string): Promise<View> {
  fetchCode(url)
  const response = await fetch(`/_data${keyOf(url)}`, { signal: patience() })
  if (!response.headers.get('content-type')?.startsWith('application/json'))
    throw new Error(`The page's data could not be fetched: ${response.status}`)
  const payload: PagePayload = await response.json()
  if (payload.build !== build) throw new Error('A newer build is live')
  const view = await createView(payload, keyOf(url), loadPage)
  await islandsReady()
  return placedApart(view)
}

/** Starts loading a page's chunk together with its data; a failure shows when the page is rendered. */
function fetchCode(url: URL): void {
  const match = matchRoute(splitLocale(url.pathname).path)
  if (match)
    loadPage(match.id).catch((error: unknown) => console.warn('A page could not be fetched ahead', error))
}

let fading: ViewTransition | null = null

/** Resolves when React has rendered the change. */
async function swap(isSlow: boolean, change: () => void): Promise<void> {
  const main = document.getElementById('main')
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isSlow || reduced || !main || !document.startViewTransition) return change()
  // Named only while it changes: a name would hold everything fixed inside the page below what is outside. A rule of
  // a sheet would style every element anew.
  main.style.viewTransitionName = 'main'
  const transition = document.startViewTransition(change)
  const end = () => {
    if (fading === transition) main.style.removeProperty('view-transition-name')
  }
  fading = transition
  transition.finished.then(end, end)
  await transition.updateCallbackDone
}

/** Whether the device is so slow that to take pictures of both pages would keep a visitor waiting. */
function watchTasks(): () => boolean {
  let slow = false
  if (PerformanceObserver.supportedEntryTypes.includes('longtask'))
    new PerformanceObserver(() => {
      slow = true
    }).observe({ type: 'longtask', buffered: true })
  return () => slow
}

/** Back and Forward restore the scroll position; a new page begins at its heading or at its fragment. */
function arrive(event: NavigateEvent): void {
  event.scroll()
  if (event.navigationType === 'traverse') return
  const place =
    document.getElementById(location.hash.slice(1)) ?? document.querySelector<HTMLElement>('main h1')
  if (!place) return
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
}

function isOtherLanguage(shownPath: string, url: URL): boolean {
  const [here, there] = [splitLocale(new URL(shownPath, url).pathname), splitLocale(url.pathname)]
  return here.path === there.path && here.locale !== there.locale
}

/** The same page in another language keeps the scroll position: the same section, or the same distance. */
function keepPlace(): () => void {
  const topOf = (part: Element) => part.getBoundingClientRect().top
  // What is not rendered says that it begins at 0.
  const part = [...document.querySelectorAll('main [id]')].find(
    (each) => each.checkVisibility() && topOf(each) >= 0,
  )
  const [id, top] = part ? [part.id, topOf(part)] : ['', 0]
  const share = scrollY / document.documentElement.scrollHeight
  return () => {
    const same = document.getElementById(id)
    const place = same ? scrollY + topOf(same) - top : share * document.documentElement.scrollHeight
    scrollTo({ top: place, behavior: 'instant' })
  }
}

function fetchOnIntent(build: string, { prepare }: Screen): void {
  const intent = (event: Event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a:not(svg *)') : null
    if (!link?.href) return
    const url = new URL(link.href)
    const key = keyOf(url)
    if (!isPage(url) || isFetchedAhead(key) || pathOf(url.href) === pathOf(location.href)) return
    keepFetchedAhead(key, fetchView(url, build), prepare)
  }
  for (const type of ['pointerenter', 'touchstart', 'focusin'])
    document.addEventListener(type, intent, { capture: true, passive: true })
}

/** Public pages of this site; the browser handles everything else. */
function isPage(url: URL): boolean {
  if (url.origin !== location.origin || url.searchParams.has('lang')) return false
  const match = matchRoute(splitLocale(url.pathname).path)
  return match !== null && routes[match.id].sitemap !== null
}

function pathOf(address: string): string {
  return keyOf(new URL(address))
}

function keyOf({ pathname, search }: URL): string {
  return pathname + search
}
