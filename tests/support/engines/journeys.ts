import { expect, onTestFinished, test } from 'vitest'
import { modules } from '../../../src/content/clinic.ts'
import { defaultLocale, speaks } from '../../../src/locale.ts'
import { openProxy } from '../browser/proxy.ts'
import { oneAddressPerRoute } from '../pages/addresses.ts'
import { isOn, shownStories } from '../samples/examples.ts'
import { rowsOf, tokenOfAge } from '../site/forms.ts'
import { some } from '../some.ts'
import { enlargedShapes } from './enlarged.ts'
import type { OpenedEngine } from './open-engine.ts'

/** For all pages of a kind, one after the other, on a busy machine. */
export const patience = { timeout: 300_000 }

/**
 * What each engine does its own way and no other test can tell: scripts, storage, cookies, forms, focus, films. What pages
 * say is asked in Chromium.
 */
export function journeys(here: OpenedEngine, { atFragments = false } = {}): void {
  const count = async (table: string) => (await rowsOf(here.site.db, `select 1 from ${table}`)).length
  const value = (selector: string) =>
    here.tab.ask((selector) => document.querySelector<HTMLInputElement>(selector)?.value, selector)

  test('every kind of public page comes alive', async () => {
    const kinds = (await oneAddressPerRoute()).filter(({ locale }) => locale === defaultLocale)
    for (const { address } of some(kinds)) await comeAlive(here, address, atFragments)
  })

  test('a choice about cookies is kept and proved, and so is its withdrawal', async () => {
    await here.visit('/contact')
    await here.press('[data-choice=all]')
    await here.until(() => document.documentElement.hasAttribute('data-granted'))
    await expect.poll(() => count('cookie_consent')).toBe(1)
    await here.press('footer [data-choice=withdraw]')
    await here.until(() => !document.documentElement.hasAttribute('data-granted'))
    await expect.poll(() => count('cookie_consent')).toBe(2)
  })

  test('on a phone the menu opens at the first press, leads on, and comes back closed', async () => {
    await here.tab.resize(400, 800)
    onTestFinished(() => here.tab.resize(1100, 900))
    await here.visit('/')
    const isOpen = () => document.querySelector('#menu')?.matches(':popover-open') === true
    expect(await here.tab.ask(isOpen)).toBe(false)
    await here.press('.menu-button')
    await here.until(isOpen)
    await here.press('#menu a[href="/echipa"]')
    await here.until(
      () => location.pathname === '/echipa' && document.querySelectorAll('main h1').length === 1,
    )
    expect(await here.tab.ask(isOpen)).toBe(false)
  })

  test.runIf(speaks('en'))('what was typed goes along into the other language', async () => {
    await here.visit('/contact')
    await here.tab.type('#name', 'Ana Ionescu')
    await here.press('header .language-link')
    await here.until(() => document.documentElement.lang === 'en')
    await here.alive()
    expect(await value('#name')).toBe('Ana Ionescu')
  })

  test('a form with mistakes tells them in the focus, keeps what was typed and is sent once put right', async () => {
    await here.visit('/contact')
    const submit = '.contact-form button[type=submit]'
    await here.tab.type('#name', 'Ana Ionescu')
    await here.takenOver('.contact-form')
    await here.press(submit)
    await here.until(() => document.activeElement?.className.includes('error-summary') === true)
    expect(here.complaints()).toEqual(['422: POST /contact'])
    expect(await value('#name')).toBe('Ana Ionescu')
    await here.tab.type('#phone', '0712034567')
    await here.tab.ask(
      (token) => {
        const field = document.querySelector<HTMLInputElement>('.contact-form [name=token]')
        if (field) field.value = token
      },
      await tokenOfAge(60),
    )
    await here.press(submit)
    await here.until(() => location.pathname.endsWith('/multumim'))
    expect(await count('contact_requests')).toBe(1)
  })

  test('a search and a filter show what they find, and Back undoes the filter', async () => {
    await here.visit('/tratamente')
    const cards = () => here.tab.ask(() => document.querySelectorAll('.treatment-card').length)
    const all = await cards()
    await here.tab.type('#treatments-words', 'xyzxyz')
    await expect.poll(cards).toBeLessThan(all)
    await here.visit('/tratamente')
    await here.press('.filter-choices li:nth-child(2) a')
    await here.until(() => location.search.includes('categorie'))
    await expect.poll(cards).toBeLessThan(all)
    await here.tab.back()
    await expect.poll(cards).toBe(all)
  })

  test('a row of the price list comes into the estimate', async () => {
    await here.visit('/preturi')
    await here.press('.folded > summary')
    await here.press('.price-row-pick input')
    await here.until(() => document.querySelectorAll('.estimate-row').length === 1)
    expect(await here.tab.ask(() => location.search)).toMatch(/^\?rand=/)
  })

  test.runIf(isOn('/plata-rate-tbi-bank'))(
    'a press on the button is not lost to the error that the field left shows',
    async () => {
      await here.visit('/plata-rate-tbi-bank')
      await here.tab.type('#pret', 'abc')
      await here.takenOver('.calculator-form')
      // As in Safari, where a button that is pressed gets no focus, and nothing else does.
      await here.tab.ask(() =>
        addEventListener('mousedown', (event) => {
          event.preventDefault()
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        }),
      )
      await here.press('.calculator-actions [type=submit]')
      await here.until(() => document.activeElement?.className === 'calculator-summary')
    },
  )

  test.runIf(isOn('/plata-rate-tbi-bank'))(
    'the calculator answers what is typed, keeps it in the address, and begins anew',
    async () => {
      await here.visit('/plata-rate-tbi-bank')
      const answer = () => here.tab.ask(() => document.querySelector('.calculator-said')?.textContent)
      await here.press('#pret')
      await here.takenOver('.calculator-form')
      await here.tab.ask(() => {
        const field = document.querySelector<HTMLInputElement>('#pret')
        if (field) field.value = ''
      })
      await here.tab.type('#pret', '9000')
      await here.press('.calculator-actions [type=submit]')
      await expect.poll(answer).toMatch(/lei.*DAE.*%/)
      expect(await here.tab.ask(() => location.search)).toMatch(/[?&]pret=9\.?000(&|$)/)
      await here.until(
        () => document.querySelector('.calculator-results')?.contains(document.activeElement) === true,
      )
      await here.press('.calculator-actions a')
      await here.until(() => location.search === '')
      expect(await value('#pret')).not.toBe('9.000')
    },
  )

  test.runIf(modules.stories && modules.videos && shownStories.length > 0)(
    'a film plays with its words, and can be wound',
    async () => {
      await here.visit('/povesti-succes')
      await here.press('.video-poster')
      await here.until(() => (document.querySelector('video')?.currentTime ?? 0) > 0.5)
      await here.until(() => (document.querySelector('video')?.textTracks[0]?.activeCues?.length ?? 0) > 0)
      const film = await here.tab.ask(() => {
        const { textTracks, seekable, duration } = document.querySelector('video') ?? {}
        return { words: textTracks?.[0]?.mode, end: seekable?.end(0), duration }
      })
      expect(film).toEqual({ words: 'showing', end: film.duration, duration: expect.any(Number) })
    },
  )

  test.runIf(modules.stories && shownStories.length > 0)(
    'the pictures of a story keep their shape when they are enlarged',
    async () => {
      await here.visit('/povesti-succes')
      await here.press('.before-after > button')
      await here.until(() => document.querySelector('.before-after-large:popover-open') !== null)
      const shapes = some(await here.tab.ask(enlargedShapes))
      expect(shapes).toEqual(shapes.map(({ own }) => ({ shape: own, own, blank: 0 })))
    },
  )

  test('without a connection what was read is there, and comes alive', async () => {
    const proxy = await openProxy(here.site.url)
    onTestFinished(() => proxy.cut())
    const kept = () =>
      here.tab.ask(async () => {
        const names = await caches.keys()
        const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
        return requests.flat().map(({ url }) => new URL(url).pathname)
      })
    await here.visit('/echipa', proxy.url)
    await here.press('[data-choice=all]')
    await expect.poll(kept, patience).toEqual(expect.arrayContaining(['/contact', '/echipa']))
    await expect.poll(() => here.tab.ask(() => navigator.serviceWorker.controller !== null)).toBe(true)
    proxy.cut()
    for (const path of ['/contact', '/echipa']) {
      await here.visit(path, proxy.url)
      expect(await here.tab.ask(() => [location.pathname, document.querySelectorAll('h1').length])).toEqual([
        path,
        1,
      ])
    }
  })
}

/**
 * Opens a page and, where it matters, its last part: Firefox has the document from its cache by then, and tells no paint of
 * one that opens scrolled.
 */
async function comeAlive(here: OpenedEngine, address: string, atFragments: boolean): Promise<void> {
  await here.visit(address)
  if (!atFragments) return
  const id = await here.tab.ask(
    () => [...document.querySelectorAll('main [id]')].filter((part) => part.checkVisibility()).at(-1)?.id,
  )
  if (id !== undefined) await here.visit(`${address}#${id}`)
}
