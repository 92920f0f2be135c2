import { describe, expect, test } from 'vitest'
import { treatments } from '../../../../src/content/treatments.ts'
import { priceSnapshot } from '../../../../src/features/prices/snapshot.ts'
import { speaks } from '../../../../src/locale.ts'
import { href } from '../../../../src/routes.ts'
import { location } from '../../../support/admin/admin.ts'
import type { PriceAdmins } from '../../../support/admin/price-admins.ts'
import { isOn, offerCategory, otherCategory } from '../../../support/samples/examples.ts'
import { wordsOf } from '../../../support/site/forms.ts'

export function previewTests(admins: PriceAdmins): void {
  const { page, words, publicWords, edit, first, category } = admins

  describe('the preview', () => {
    test('shows every page that publishing would change, made of the draft, at both widths', async () => {
      const { id } = await first()
      expect(await page(admins.ana, '/admin/preview')).not.toContain('?page=')
      await edit(admins.ana, { [`${id}.min`]: '7777' })
      const html = await page(admins.ana, '/admin/preview')
      const touched = [...html.matchAll(/href="\/admin\/preview\?page=([^"]+)"/g)].map(([, path]) =>
        decodeURIComponent(path ?? ''),
      )
      expect(touched).toEqual(expect.arrayContaining(['/preturi', `/preturi/${offerCategory}`]))
      expect(touched).not.toContain(`/preturi/${otherCategory}`)
      expect(touched).not.toContain('/echipa')
      const frames = await page(admins.ana, `/admin/preview?page=%2Fpreturi%2F${offerCategory}`)
      expect(
        frames.match(
          new RegExp(`<iframe[^>]*src="/admin/preview\\?address=%2Fpreturi%2F${offerCategory}"`, 'g'),
        ),
      ).toHaveLength(2)
      const [, title] =
        /<title>([^<]*)/.exec(await (await admins.site.fetch(`/preturi/${offerCategory}`)).text()) ?? []
      expect(frames).toContain(`<h1 id="previewed">${title}</h1>`)
      const inEnglish = speaks('en') ? '%2Fen' : ''
      const draft = await admins.ana.get(`/admin/preview?address=${inEnglish}%2Fpreturi%2F${offerCategory}`)
      expect(wordsOf(await draft.text())).toContain(speaks('en') ? '7,777' : '7.777')
      expect(draft.headers.get('cache-control')).toBe('no-store')
      expect(draft.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
      expect(await publicWords(`/preturi/${offerCategory}`)).not.toContain('7.777')
      for (const none of ['/admin/prices', '/nicaieri', 'https://evil.example/', ''])
        expect(
          (await admins.ana.get(`/admin/preview?address=${encodeURIComponent(none)}`)).status,
          none,
        ).toBe(404)
    })
  })

  describe('a public page', () => {
    test('leads whoever is signed in to what it shows, and nobody else sees a byte of that', async () => {
      const visitors = async () => {
        const answer = await admins.site.fetch('/preturi')
        return { html: (await answer.text()).replaceAll(/nonce="[^"]*"/g, ''), headers: answer.headers }
      }
      const before = await visitors()
      expect(before.html).not.toContain('/admin/edit')
      const mine = await admins.site.fetch('/preturi', {
        headers: { cookie: admins.ana.cookie, 'if-none-match': before.headers.get('etag') ?? '' },
      })
      expect(mine.status).toBe(200)
      expect([mine.headers.get('etag'), mine.headers.get('cache-control')]).toEqual([
        null,
        'private, no-store',
      ])
      expect(wordsOf(await mine.text())).toContain('Editează pagina aceasta')
      if (speaks('en')) expect(await words(admins.ana, '/en/preturi')).toContain('Edit this page')
      expect(await words(admins.ana, '/contact')).not.toContain('Editează pagina aceasta')
      expect((await visitors()).html).toBe(before.html)

      const leads = async (path: string, headers: Record<string, string> = {}) => {
        const address = `/admin/edit?${new URLSearchParams({ page: path })}`
        const answer = await admins.site.fetch(address, {
          headers: { cookie: admins.ana.cookie, ...headers },
          redirect: 'manual',
        })
        return location(answer)
      }
      expect(await leads('/preturi')).toBe('/admin/prices')
      expect(await leads(`/preturi/${offerCategory}`)).toBe(category)
      expect(await leads('/implant-dentar/pret-oferta')).toBe(
        isOn(href('implantOffer', 'ro')) ? '/admin/offers' : '/admin',
      )
      const [treatment] = treatments
      if (treatment === undefined) throw new Error('There is nothing to treat')
      const { key, slug } = treatment
      const quoted = priceSnapshot.items.filter((item) => item.treatments.some((each) => each === key))
      const led = new URL((await leads(`/tratamente/${slug}`)) ?? '', admins.site.url)
      const opened = led.searchParams.getAll('row')
      expect(opened.length).toBeGreaterThan(0)
      expect(opened).toEqual(
        quoted.filter((item) => led.pathname === `/admin/prices/${item.category}`).map(({ id }) => id),
      )
      // Somebody has gone on since the link was made.
      const referer = new URL(`/preturi/${offerCategory}`, admins.site.url).href
      expect(await leads('/preturi', { referer })).toBe(category)
      expect(await leads('https://evil.example/')).toBe('/admin')
      expect((await admins.site.fetch('/admin/edit?page=/preturi')).status).toBe(401)
    })
  })
}
