import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type { ModuleName } from '../../../src/content/clinic.ts'
import type { Locale } from '../../../src/locale.ts'
import { decodeHtml } from '../../support/pages/html.ts'
import { parts, wordsOfParts } from '../../support/samples/words-of-parts.ts'

afterAll(() => vi.resetModules())

describe.each([...parts.map((part) => ({ off: [part] })), { off: parts }])(
  'with $off switched off',
  ({ off }) => {
    test('no page is given a word of it, in any language', async () => {
      const told = await everyPage(off)
      const found = told.flatMap(({ address, locale, texts }) =>
        off.flatMap((part) => {
          const said = texts.filter((text) => wordsOfParts[part][locale].test(text))
          return said.map((text) => `${address}: ${part}: ${text.slice(0, 160)}`)
        }),
      )
      expect([...new Set(found)]).toEqual([])
    })
  },
)

test('each part that is on is spoken of by these words, in each language', async () => {
  const { modules } = await import('../../../src/content/clinic.ts')
  const { locales } = await import('../../../src/locale.ts')
  const told = await everyPage([])
  for (const part of parts.filter((name) => modules[name]))
    for (const locale of locales) {
      const texts = told.filter((page) => page.locale === locale).flatMap((page) => page.texts)
      expect([part, locale, texts.some((text) => wordsOfParts[part][locale].test(text))]).toEqual([
        part,
        locale,
        true,
      ])
    }
})

type Told = { address: string; locale: Locale; texts: string[] }

/** What every page of a clinic without these parts is given: the content is read anew, as its build would. */
async function everyPage(off: readonly ModuleName[]): Promise<Told[]> {
  vi.resetModules()
  vi.doMock('cloudflare:workers', () => ({ env: {} }))
  const { clinic, modules } = await import('../../../src/content/clinic.ts')
  for (const part of off) modules[part] = false
  const { fillPath, pageIds, route, routes } = await import('../../../src/routes.ts')
  const { locales } = await import('../../../src/locale.ts')
  const { settleProps } = await import('../../../src/deferred.ts')
  const { loadPageServer } = await import('../../../src/pages/load-page-server.server.ts')
  const { snapshotSources } = await import('../../../src/sources/snapshot-sources.ts')
  const { entriesOf } = await import('../../../src/features/redirects/collections.ts')
  const { createSigner } = await import('../../../src/http/signer.ts')
  const { openingFrom } = await import('../../../src/features/clinic/opening.ts')
  const { createHead } = await import('../../../src/features/seo/head.ts')
  const { consentOnServer } = await import('../../../src/features/consent/initial-store.server.ts')
  const { loadPage } = await import('../../../src/pages/load-page.ts')
  const { loadLayout } = await import('../../../src/rendering/load-layout.ts')
  const { createView } = await import('../../../src/shell/page-view.ts')
  const { App } = await import('../../../src/shell/app.tsx')
  const { partsReady } = await import('../../../src/ui/hydration/on-first-interaction.ts')
  const signer = createSigner({ formSecret: 'thirty-two characters of a secret', supabase: null })
  const data = { ...snapshotSources.pages, forms: { signer, turnstileSiteKey: null } }
  const known = { prices: await data.prices(), news: await data.newsIndex() }
  const { loadTexts } = await import('../../../src/content/texts.ts')
  const told: Told[] = []
  // What a search answers, and what the dialog of cookies says.
  for (const locale of locales) {
    const { consent, treatmentsList } = await loadTexts(locale, 'consent', 'treatmentsList')
    told.push({ address: `${locale} calls`, locale, texts: textsIn([consent, treatmentsList.answers]) })
  }
  // Who subscribed while there was a newsletter leaves by the link of any mail.
  const apart = off.includes('newsletter') ? 'newsletterUnsubscribe' : null
  for (const id of pageIds.filter((page) => !page.startsWith('admin/') && page !== apart)) {
    const { collection } = route(id)
    const slugs = collection === undefined ? [''] : entriesOf(collection, known).map(({ slug }) => slug)
    const server = await loadPageServer(id)
    for (const locale of locales)
      for (const slug of slugs) {
        const context = { locale, params: { slug }, query: new URLSearchParams(), now: new Date(), data }
        const props = await server.load(context)
        if (props === null) continue
        const settled = await settleProps(props)
        const meta = await server.meta(props, context)
        const path = fillPath(routes[id].path, { slug })
        const frame = {
          ...{ build: '', route: id, locale, path, query: '' },
          head: createHead(meta, { origin: clinic.origin, locale, path, index: true }),
          layout: await loadLayout(locale, openingFrom(await data.hours(), new Date()), data.knownOffers()),
        }
        const view = await createView({ ...frame, props: settled }, id, loadPage)
        await partsReady()
        const html = renderToString(createElement(App, { view, pending: false, consent: consentOnServer }))
        const links = Array.from(html.matchAll(/(?:href|action)="([^"]*)"/g), ([, to = '']) => to)
        const texts = [
          ...html.split(/<[^>]*>/),
          ...links,
          ...textsIn([meta, await server.jsonLd?.(settled, context)]),
        ]
        told.push({ address: `${locale} ${id} ${slug}`, locale, texts: texts.map(decodeHtml) })
      }
  }
  return told
}

/** Every text in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
