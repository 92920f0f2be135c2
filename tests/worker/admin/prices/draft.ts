import { describe, expect, test } from 'vitest'
import { defaultLocale, locales, speaks } from '../../../../src/locale.ts'
import { location } from '../../../support/admin/admin.ts'
import type { PriceAdmins } from '../../../support/admin/price-admins.ts'
import { offerCategory, offerCategoryTitle } from '../../../support/samples/examples.ts'
import { rowsOf, wordsOf } from '../../../support/site/forms.ts'
import { some } from '../../../support/some.ts'

/** The language that is written last: English, where the clinic has it. */
const last = locales.at(-1) ?? defaultLocale

export function draftTests(admins: PriceAdmins): void {
  const { page, words, publicWords, opened, edit, press, publish, first, category } = admins

  describe('the draft', () => {
    test('shows every category and every field of its rows', async () => {
      const html = await page(admins.ana, '/admin/prices')
      const categories = await rowsOf<{ slug: string }>(admins.site.db, 'select slug from price_categories')
      for (const { slug } of some(categories)) expect(html).toContain(`href="/admin/prices/${slug}"`)
      const { id } = await first()
      const form = await opened(admins.ana)
      for (const field of [
        'title_ro',
        'title_en',
        'unit',
        'kind',
        'min',
        'max',
        'vat',
        'valid_from',
        'position',
        'included_ro',
        'included_en',
        'not_included_ro',
        'not_included_en',
      ])
        expect(form.get(`${id}.${field}`), field).not.toBeNull()
    })

    test('sent back untouched changes nothing', async () => {
      expect(location(await edit(admins.ana, {}))).toBe(`${category}?flash=saved`)
      expect(await rowsOf(admins.site.db, 'select version from drafts')).toEqual([])
      expect(await words(admins.ana, '/admin/prices')).toContain('Ciorna este la fel cu lista publicată.')
    })

    test('keeps a change for a second device, and visitors do not see it', async () => {
      const { id } = await first()
      expect(
        location(await edit(admins.ana, { [`${id}.min`]: '7.777', [`${id}.title_ro`]: 'Implant încercat' })),
      ).toBe(`${category}?flash=saved`)
      expect((await opened(admins.dan)).get(`${id}.min`)).toBe('7777')
      expect(await words(admins.dan, '/admin/prices')).toMatch(/Implant încercat.*7\.777/)
      expect(await publicWords('/preturi')).not.toContain('Implant încercat')
      expect(await words(admins.ana, '/admin/preview')).toContain('Implant încercat')
      if (speaks('en')) expect(await words(admins.ana, '/en/admin/preview')).toContain('7,777')
    })

    test('changes lists, order, dates and what is hidden, adds a row and removes one', async () => {
      const { id } = await first()
      const html = await page(admins.ana, category)
      const other =
        [...html.matchAll(/name="row" value="([a-z0-9-]+)"/g)]
          .map(([, key]) => key ?? '')
          .findLast((key) => key !== id) ?? ''
      await edit(admins.ana, {
        [`${id}.included_ro`]: 'Unu\nDoi',
        [`${id}.included_en`]: 'One\nTwo',
        [`${id}.next_min`]: '7.000',
        [`${id}.next_from`]: '2099-01-15',
        [`${id}.hidden`]: 'yes',
        [`${other}.remove`]: 'yes',
        '_new.title_ro': 'Şurub ţepos',
        '_new.title_en': 'Spiky screw',
        '_new.min': '100',
      })
      await publish(admins.ana)
      expect(
        await rowsOf(
          admins.site.db,
          `select included -> 'ro' as included, next_min, next_from::text, hidden from price_items where id = '${id}'`,
        ),
      ).toEqual([{ included: ['Unu', 'Doi'], next_min: 700_000, next_from: '2099-01-15', hidden: true }])
      expect(await rowsOf(admins.site.db, `select id from price_items where id = '${other}'`)).toEqual([])
      expect(
        await rowsOf(
          admins.site.db,
          "select title ->> 'ro' as title_ro, amount_min, category from price_items where id = 'surub-tepos'",
        ),
      ).toEqual([{ title_ro: 'Șurub țepos', amount_min: 10000, category: offerCategory }])
    })

    test('refuses what the schema refuses, names the fields, and keeps what was typed', async () => {
      const { id } = await first()
      const answer = await edit(admins.ana, {
        [`${id}.min`]: 'multe',
        [`${id}.title_${last}`]: 'x',
        [`${id}.included_ro`]: 'a treia linie',
        [`${id}.included_en`]: '',
        '_category.title_ro': '',
      })
      expect(answer.status).toBe(422)
      const html = await answer.text()
      for (const field of [`${id}.min`, `${id}.title_${last}`, '_category.title_ro'])
        expect(html).toContain(`href="#${field}"`)
      expect(html).toContain('value="multe"')
      expect(wordsOf(html)).toContain('Scrieți o sumă în lei')
      expect(await rowsOf(admins.site.db, 'select version from drafts')).toEqual([])
      const range = await edit(admins.ana, {
        [`${id}.kind`]: 'range',
        [`${id}.min`]: '500',
        [`${id}.max`]: '400',
      })
      expect(wordsOf(await range.text())).toContain('mai mare decât cea de jos')
    })

    test('a scenario raises a category and rounds, and can be undone step by step', async () => {
      const { id, amount_min } = await first()
      const scenario = (percent: string) =>
        press(admins.ana, 'scenario', { percent, rounding: '50' }, category)
      expect(location(await scenario('7,5'))).toBe(`${category}?flash=scenario`)
      const raised = Number((await opened(admins.ana)).get(`${id}.min`)) * 100
      expect(raised % 5000).toBe(0)
      expect(Math.abs(raised - amount_min * 1.075)).toBeLessThanOrEqual(2500)
      await scenario('-10')
      expect(location(await press(admins.ana, 'undo'))).toBe('/admin/prices?flash=undone')
      expect(Number((await opened(admins.ana)).get(`${id}.min`)) * 100).toBe(raised)
      await press(admins.ana, 'undo')
      expect(Number((await opened(admins.ana)).get(`${id}.min`)) * 100).toBe(amount_min)
      expect(await page(admins.ana, '/admin/prices')).not.toContain('value="anuleaza"')
      for (const wrong of ['', '0', '500', '-95', 'zece'])
        expect((await scenario(wrong)).status, wrong).toBe(422)
    })

    test('a scenario can wait for a day', async () => {
      const { id, amount_min } = await first()
      const scenario = (from: string) =>
        press(admins.ana, 'scenario', { percent: '10', rounding: '5', from }, category)
      expect((await scenario('2020-01-01')).status).toBe(422)
      await scenario('2099-01-01')
      const form = await opened(admins.ana)
      expect([Number(form.get(`${id}.min`)) * 100, form.get(`${id}.next_from`)]).toEqual([
        amount_min,
        '2099-01-01',
      ])
      expect(Number(form.get(`${id}.next_min`)) * 100).toBeGreaterThan(amount_min)
    })

    test('names the step that would be undone, undoes it and brings it back, and is nobody else’s to undo', async () => {
      const { id, title_ro, amount_min } = await first()
      await edit(admins.ana, { [`${id}.min`]: '7777' })
      await edit(admins.dan, { '_category.title_en': 'Implants and more' })
      const named = (verb: string) => new RegExp(`${verb}: ${title_ro}, .*\\d\\d:\\d\\d`)
      expect(await words(admins.ana, '/admin/prices')).toMatch(named(`Anulează`))
      expect(await words(admins.ana, category)).toMatch(named('Anulează'))
      expect(await words(admins.dan, '/admin/prices')).toContain(`Anulează: categoria ${offerCategoryTitle}`)
      // What the other has done since stays.
      await press(admins.ana, 'undo')
      const undone = await opened(admins.ana)
      expect([Number(undone.get(`${id}.min`)) * 100, undone.get('_category.title_en')]).toEqual([
        amount_min,
        'Implants and more',
      ])
      expect(await page(admins.ana, '/admin/prices')).not.toContain('value="anuleaza"')
      expect(await words(admins.ana, '/admin/prices')).toMatch(named('Refă'))
      expect(await page(admins.dan, '/admin/prices')).not.toContain('value="refa"')
      expect(location(await press(admins.ana, 'redo'))).toBe('/admin/prices?flash=redone')
      expect((await opened(admins.ana)).get(`${id}.min`)).toBe('7777')
      expect(await page(admins.ana, '/admin/prices')).not.toContain('value="refa"')
    })

    test('a step is undone and brought back on the page of its category', async () => {
      const { id, amount_min } = await first()
      await edit(admins.ana, { [`${id}.min`]: '7777' })
      expect(location(await press(admins.ana, 'undo', {}, category))).toBe(`${category}?flash=undone`)
      expect(Number((await opened(admins.ana)).get(`${id}.min`)) * 100).toBe(amount_min)
      expect(await words(admins.ana, `${category}?row=${id}`)).toMatch(/Refă: .*\d\d:\d\d/)
      expect(location(await press(admins.ana, 'redo', {}, category))).toBe(`${category}?flash=redone`)
      expect(await words(admins.ana, `${category}?flash=redone`)).toContain('Pasul anulat este refăcut')
      expect((await opened(admins.ana)).get(`${id}.min`)).toBe('7777')
      expect(await page(admins.ana, category)).not.toContain('value="refa"')
    })

    test('a step is not undone over what somebody else has made of the same price', async () => {
      const { id } = await first()
      await edit(admins.ana, { [`${id}.min`]: '7777' })
      await edit(admins.dan, { [`${id}.min`]: '8888' })
      expect(location(await press(admins.ana, 'undo'))).toBe('/admin/prices?flash=changed')
      expect((await opened(admins.ana)).get(`${id}.min`)).toBe('8888')
      expect(await words(admins.ana, '/admin/prices?flash=changed')).toContain(
        'Altcineva a schimbat între timp',
      )
    })

    test('a mistake in a scenario or a row is named at the top, with row and language', async () => {
      const { id, title_ro } = await first()
      const scenario = await (
        await press(admins.ana, 'scenario', { percent: 'x', rounding: '50' }, category)
      ).text()
      expect(scenario).toMatch(/role="alert"[^>]*autofocus[^>]*>.*?<a href="#percent">/is)
      const wrong = wordsOf(await (await edit(admins.ana, { [`${id}.title_${last}`]: 'x' })).text())
      const field = speaks('en') ? 'Titlu în engleză' : 'Titlu în română'
      expect(wrong).toContain(`${speaks('en') ? title_ro : 'x'}, ${field}: Scrieți un titlu`)
      expect(await page(admins.ana, category)).toContain(`<title>${offerCategoryTitle} – prețuri`)
    })

    test('can be given up, and that undone', async () => {
      const { id } = await first()
      await edit(admins.ana, { [`${id}.min`]: '7777' })
      expect(location(await press(admins.ana, 'discard'))).toBe('/admin/prices?flash=discarded')
      expect((await opened(admins.ana)).get(`${id}.min`)).not.toBe('7777')
      await press(admins.ana, 'undo')
      expect((await opened(admins.ana)).get(`${id}.min`)).toBe('7777')
    })
  })
}
