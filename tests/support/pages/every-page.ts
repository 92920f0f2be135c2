import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { vi } from 'vitest'
import type { ModuleName } from '../../../src/content/clinic.ts'
import type { Locale } from '../../../src/locale.ts'
import { decodeHtml } from './html.ts'

/** `choices`: what its radio buttons choose. */
type Told = { address: string; locale: Locale; texts: string[]; choices: string[] }

/** What every page of a clinic without these parts is given: the content is read anew, as its build would. */
export async function everyPage(off: readonly ModuleName[]): Promise<Told[]> {
  vi.resetModules()
  vi.doMock('cloudflare:workers', () => ({ env: {} }))
  const { clinic, modules } = await import('../../../src/content/clinic.ts')
  for (const part of off) modules[part] = false
  const { fillPath, pageIds, route, routes } = await import('../../../src/routes.ts')
  const { locales } = await import('../../../src/locale.ts')
  const { settleProps } = await import('../../../src/deferred.ts')
  const { loadPageServer } = await import('../../../src/pages/load-page-server.server.ts')
  const { snapshotSources } = await import('../../../src/sources/snapshot-sources.ts')
  const { entriesOf, listsOf } = await import('../../../src/features/redirects/collections.ts')
  const { createSigner } = await import('../../../src/http/signer.ts')
  const { openingFrom } = await import('../../../src/features/clinic/opening.ts')
  const { createHead } = await import('../../../src/features/seo/head.ts')
  const { consentOnServer } = await import('../../../src/features/consent/initial-store.server.ts')
  const { loadPage } = await import('../../../src/pages/load-page.ts')
  const { loadLayout } = await import('../../../src/rendering/load-layout.ts')
  const { createView } = await import('../../../src/shell/page-view.ts')
  const { App } = await import('../../../src/shell/app.tsx')
  const { islandsReady: partsReady } = await import('../../../src/ui/hydration/on-first-interaction.ts')
  const signer = createSigner({ formSecret: 'thirty-two characters of a secret', supabase: null })
  const data = { ...snapshotSources.pages, forms: { signer, turnstileSiteKey: null } }
  const known = await listsOf(data)
  const { searchWords } = await import('../../../src/features/treatments/search-words.server.ts')
  const { loadTextsWith } = await import('../../../src/content/texts.ts')
  const { consentWords } = await import('../../../src/features/consent/words.server.ts')
  const told: Told[] = []
  // What a search answers, and what the dialog of cookies says.
  for (const locale of locales) {
    const texts = await loadTextsWith(
      locale,
      { consent: consentWords },
      'emergency',
      'sameWords',
      'searchTexts',
      'treatmentTexts',
    )
    told.push({
      ...{ address: `${locale} calls`, locale, choices: [] },
      texts: textsIn([
        texts.consent,
        searchWords(texts, { team: [], prices: {}, ignoredOfPrices: '' }).answers,
      ]),
    })
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
        const radios = html.matchAll(/<input type="radio" name="([^"]*)"/g)
        const choices = Array.from(radios, ([, name = '']) => name)
        told.push({ address: `${locale} ${id} ${slug}`, locale, texts: texts.map(decodeHtml), choices })
      }
  }
  return told
}

/** Every text in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
