import { describe, expect, test } from 'vitest'
import { implantOffer, offerTreatment } from '../../../../src/content/prices/offer.ts'
import { isoDateOf } from '../../../../src/format/dates.ts'
import { formatDate } from '../../../../src/format/dates-in-words.ts'
import { formatLei } from '../../../../src/format/money.ts'
import { joinLocale, locales } from '../../../../src/locale.ts'
import { href } from '../../../../src/routes.ts'
import { type Admin, formFields, location, sendFields } from '../../../support/admin/admin.ts'
import type { PriceAdmins } from '../../../support/admin/price-admins.ts'
import { isOn, offerRow, plainRow, slugOf } from '../../../support/samples/examples.ts'
import { rowsOf, wordsOf } from '../../../support/site/forms.ts'

export function offerTests(admins: PriceAdmins): void {
  const { page, words, publicWords, press } = admins

  describe.skipIf(!isOn(href('implantOffer', 'ro')))('the offer', () => {
    const offers = '/admin/offers'
    /** The reduction of the build, and part of it, in whole lei. */
    const reduction = (part = 1) => String(Math.round((implantOffer.reduction / 100) * part))
    const inLei = (lei: string) => wordsOf(formatLei(Number(lei) * 100, 'ro'))
    const [whole, less, least] = [reduction(), reduction(3 / 4), reduction(5 / 8)]
    const opened = async (admin: Admin) => formFields(await page(admin, offers), 'save')
    const changeOffer = (admin: Admin, fields: Record<string, string>) => press(admin, 'save', fields, offers)
    /** Whether a page of each language does that has nothing to do with prices, and that of the treatment. */
    const namesTheOffer = async () => {
      const told = await Promise.all(
        locales.map(async (locale) => {
          const pages = [href('team', locale), href('treatment', locale, { slug: slugOf(offerTreatment) })]
          const texts = await Promise.all(pages.map(async (path) => (await admins.site.fetch(path)).text()))
          return texts.map((text) => text.includes(`href="${href('implantOffer', locale)}"`))
        }),
      )
      return told.flat()
    }
    const history = `${offers.replace('offers', 'publications')}?subject=offers`

    test('is drafted, previewed, published, written down and brought back like the prices', async () => {
      const offerPage = '/implant-dentar/pret-oferta'
      const before = await publicWords(offerPage)
      expect(before).toContain(inLei(whole))
      expect(location(await changeOffer(admins.ana, { reduction: less }))).toBe(`${offers}?flash=saved`)
      expect(await publicWords(offerPage)).toContain(inLei(whole))
      expect(await words(admins.dan, offers)).toContain(`Reducerea, în lei ${inLei(whole)} ${inLei(less)}`)
      expect(await words(admins.dan, '/admin')).toContain('1 modificare a ofertei, nepublicată')
      expect(await words(admins.ana, `/admin/preview?address=${offerPage}`)).toContain(inLei(less))
      expect(await words(admins.ana, '/admin/preview')).toMatch(/\d+ (de )?pagini se schimbă la publicare/)
      expect(
        location(await press(admins.ana, 'publish', { publication_note: 'Reducere mai mică' }, offers)),
      ).toBe(`${offers}?flash=published`)
      expect(await publicWords(offerPage)).toContain(inLei(less))
      expect(await publicWords(`/en${offerPage}`)).toContain(inLei(less))
      expect(await words(admins.dan, history)).toContain('Reducere mai mică')
      expect(await words(admins.dan, '/admin/publications')).not.toContain('Reducere mai mică')

      const form = formFields(await page(admins.dan, `${history}&publication=1`), '')
      form.delete('intent')
      form.set('subject', 'offers')
      form.set('publication', '1')
      form.set('version', '2')
      form.set('publication_note', 'Ca înainte')
      const answer = await sendFields(admins.site, '/admin/publications', form, admins.dan.cookie)
      expect(location(answer)).toBe(`${history}&flash=rolled-back`)
      expect(await publicWords(offerPage)).toContain(inLei(whole))
      expect(
        await rowsOf(admins.site.db, 'select action, subject, email from audit_entries order by id'),
      ).toEqual([
        { action: 'edit', subject: 'offers', email: admins.ana.email },
        { action: 'publish', subject: 'offers', email: admins.ana.email },
        { action: 'rollback', subject: 'offers', email: admins.dan.email },
      ])
    })

    test('reduces nothing that the texts of its page are not about', async () => {
      const form = await page(admins.ana, offers)
      const [select = ''] = /<select[^>]*id="item".*?<\/select>/s.exec(form) ?? []
      expect([...select.matchAll(/<option[^>]*value="([^"]+)"/g)].map(([, id]) => id)).toEqual([offerRow])
      const refused = await changeOffer(admins.ana, { item: plainRow, reduction: '50' })
      expect(refused.status).toBe(422)
      const html = await refused.text()
      expect(html).toContain('id="item-error"')
      expect(html).toMatch(/<input[^>]*id="reduction"[^>]*value="50"/)
      expect(await rowsOf(admins.site.db, 'select version from drafts')).toEqual([])
    })

    test('of two editors keeps what each did, and shows both where they did different things', async () => {
      const { ana, dan } = admins
      const seen = await opened(dan)
      await changeOffer(ana, { reduction: less })
      seen.set('reduction', least)
      const asked = await sendFields(admins.site, offers, seen, dan.cookie)
      expect(asked.status).toBe(409)
      const html = await asked.text()
      expect(wordsOf(html)).toMatch(
        new RegExp(`Altcineva a schimbat oferta.*Reducerea, în lei ${inLei(least)} ${inLei(less)}`),
      )
      expect(wordsOf(html)).toContain(ana.email)
      // The field is marked, holds what was typed, and the row that both left alone is not.
      expect(html).toMatch(
        new RegExp(`<input[^>]*id="reduction"[^>]*aria-invalid="true"[^>]*value="${least}"`),
      )
      expect(html).not.toMatch(/<select[^>]*id="item"[^>]*aria-invalid="true"/)
      expect(wordsOf(html)).toContain(`Altcineva a salvat aici: ${inLei(less)}.`)
      expect(await words(ana, offers)).toContain(`${inLei(whole)} ${inLei(less)}`)
      // Sent again it is a decision.
      const decided = formFields(html, 'save')
      expect(location(await sendFields(admins.site, offers, decided, dan.cookie))).toBe(
        `${offers}?flash=saved`,
      )
      expect(await words(ana, offers)).toContain(`${inLei(whole)} ${inLei(least)}`)

      const same = await opened(ana)
      await changeOffer(dan, { reduction: reduction(7 / 8) })
      same.set('reduction', reduction(7 / 8))
      expect(location(await sendFields(admins.site, offers, same, ana.cookie))).toBe(`${offers}?flash=merged`)
      const gone = await opened(ana)
      await changeOffer(dan, { reduction: reduction(9 / 10) })
      gone.set('none', 'yes')
      const refused = await sendFields(admins.site, offers, gone, ana.cookie)
      expect([refused.status, wordsOf(await refused.text())]).toEqual([
        409,
        expect.stringMatching(/oferta șters păstrat/),
      ])
    })

    test('has on its page and in every menu the days that are published, and no others', async () => {
      const offerPage = '/implant-dentar/pret-oferta'
      const day = (inDays: number) => isoDateOf(new Date(Date.now() + inDays * 86_400_000))
      expect(await namesTheOffer()).toEqual([true, true, true, true])
      await changeOffer(admins.ana, { from: day(5), to: day(40) })
      await press(admins.ana, 'publish', { publication_note: 'Mai târziu' }, offers)
      for (const locale of locales) {
        const said = await publicWords(joinLocale(locale, offerPage))
        for (const inDays of [5, 40]) expect(said).toContain(wordsOf(formatDate(day(inDays), locale)))
      }
      expect(await publicWords(offerPage)).toContain('Oferta nu a început încă')
      expect(await namesTheOffer()).toEqual([false, false, false, false])
    })

    test('is undone by whom it was changed, and ends with a tick', async () => {
      await changeOffer(admins.ana, { reduction: less })
      expect(await page(admins.dan, offers)).not.toContain('value="anuleaza"')
      await press(admins.ana, 'undo', {}, offers)
      expect(await words(admins.ana, offers)).toContain(
        'Nimic de publicat: oferta din ciornă este cea de pe site.',
      )
      await press(admins.ana, 'redo', {}, offers)
      await changeOffer(admins.ana, { none: 'yes' })
      await press(admins.ana, 'publish', { publication_note: 'Oferta s-a încheiat' }, offers)
      expect(await rowsOf(admins.site.db, 'select id from offers')).toEqual([])
      const gone = await publicWords('/implant-dentar/pret-oferta')
      expect(gone).not.toContain(inLei(less))
      expect(gone).toContain('Oferta s-a încheiat')
      expect(await namesTheOffer()).toEqual([false, false, false, false])
    })

    test('that would not be true does not go out, and bad input names its fields and stays', async () => {
      await changeOffer(admins.ana, { reduction: '999999' })
      expect(await words(admins.ana, offers)).toContain('1 lucru oprește publicarea')
      expect((await press(admins.ana, 'publish', { publication_note: 'Prea mult' }, offers)).status).toBe(422)
      await changeOffer(admins.ana, { reduction: whole, from: '2020-01-01' })
      expect(await words(admins.ana, offers)).toContain('într-o zi care a trecut')
      const wrong = await changeOffer(admins.ana, { reduction: 'mult', to: '2020-01-01', from: '2026-12-01' })
      expect(wrong.status).toBe(422)
      const html = await wrong.text()
      expect(html).toContain('value="mult"')
      expect(wordsOf(html)).toContain('Scrieți o sumă în lei mai mare decât zero')
      expect(await rowsOf(admins.site.db, 'select reduction from offers')).toEqual([
        { reduction: implantOffer.reduction },
      ])
    })
  })
}
