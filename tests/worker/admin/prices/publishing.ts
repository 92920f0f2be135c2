import { describe, expect, test } from 'vitest'
import { priceSnapshot } from '../../../../src/features/prices/snapshot.ts'
import { formatDate } from '../../../../src/format/dates-in-words.ts'
import { formatLeiNumber } from '../../../../src/format/money.ts'
import { speaks } from '../../../../src/locale.ts'
import { href } from '../../../../src/routes.ts'
import { everythingOpen, location, sendFields } from '../../../support/admin/admin.ts'
import type { PriceAdmins } from '../../../support/admin/price-admins.ts'
import { isOn, isSpoken, offerCategory, offerRow, shortCategory } from '../../../support/samples/examples.ts'
import { cachedPages, fillPageCache } from '../../../support/site/cached-pages.ts'
import { rowsOf, wordsOf } from '../../../support/site/forms.ts'

export function publishingTests(admins: PriceAdmins): void {
  const { words, publicWords, opened, edit, press, version, publish, first, category } = admins

  describe('publishing', () => {
    test('dates the public list by its day', async () => {
      const { id } = await first()
      // Lists that other tests have published are remembered for a minute.
      await admins.site.restart()
      const today = `Listă publicată la ${formatDate(new Date(), 'ro')}`.replace(/\s+/g, ' ')
      expect(await publicWords('/preturi')).not.toContain(today)
      await edit(admins.ana, { [`${id}.min`]: '6666' })
      await publish(admins.ana)
      for (const path of ['/preturi', `/preturi/${offerCategory}`])
        expect(await publicWords(path)).toContain(today)
    })

    test('needs a note and a difference', async () => {
      const { id } = await first()
      expect(location(await publish(admins.ana))).toBe('/admin/prices?flash=nothing')
      await edit(admins.ana, { [`${id}.min`]: '7777' })
      expect((await publish(admins.ana, ' ')).status).toBe(422)
      expect(await rowsOf(admins.site.db, 'select id from publications')).toEqual([])
    })

    test('shows new prices at once, in both languages and on every page that has them', async () => {
      const { id } = await first()
      for (const path of ['/preturi', '/en/preturi', `/preturi/${offerCategory}`].filter(isSpoken))
        await publicWords(path)
      await edit(admins.ana, { [`${id}.min`]: '7777' })
      expect(await publicWords('/preturi')).not.toContain('7.777')
      expect(location(await publish(admins.ana))).toBe('/admin/prices?flash=published')
      expect(await publicWords('/preturi')).toContain('7.777')
      if (speaks('en')) expect(await publicWords('/en/preturi')).toContain('7,777')
      expect(await publicWords(`/preturi/${offerCategory}`)).toContain('7.777')
      expect(await words(admins.ana, '/admin/prices')).toContain('Ciorna este la fel cu lista publicată.')
    })

    test('renders the pages that it changes anew, in both languages, and no other', async () => {
      const { id } = await first()
      const inEach = (path: string) => [path, `/en${path}`].filter(isSpoken)
      const touched = ['/preturi', ...inEach(`/preturi/${offerCategory}`)]
      const others = [...inEach('/echipa'), ...inEach(`/preturi/${shortCategory}`)]
      const kept = (paths: string[]) => cachedPages(admins.site, paths)
      // A list names the day of its publication, so that the first of a day changes every list.
      await edit(admins.ana, { [`${id}.min`]: '6666' })
      await publish(admins.ana)
      await fillPageCache(admins.site, [...touched, ...others])
      await edit(admins.ana, { [`${id}.min`]: '7777' })
      await publish(admins.ana)
      expect(await kept(others)).toEqual(others)
      expect(await kept(touched)).toEqual([])
      const back = {
        publication: '2',
        publication_note: 'Înapoi',
        confirmed: 'yes',
        version: await version(),
      }
      const answer = await sendFields(
        admins.site,
        '/admin/publications',
        new URLSearchParams(back),
        admins.ana.cookie,
      )
      expect(location(answer)).toBe('/admin/publications?flash=rolled-back')
      expect(await kept(others)).toEqual(others)
      expect(await kept(touched)).toEqual([])
    })

    test('a note that was pasted with characters that no text has is published without them', async () => {
      await edit(admins.ana, { [`${(await first()).id}.min`]: '6060' })
      expect(location(await publish(admins.ana, 'Prețuri\u0000 de \u0001iarnă'))).toBe(
        '/admin/prices?flash=published',
      )
      const notes = await rowsOf(admins.site.db, "select note from publications where kind = 'publish'")
      expect(notes).toEqual([{ note: 'Prețuri de iarnă' }])
    })

    describe('while the database is slow', () => {
      const call = '/rest/v1/rpc/publish_draft'
      const published = () =>
        rowsOf<{ note: string }>(admins.site.db, "select note from publications where kind = 'publish'")
      const kept = (html: string) => /name="kept" value="([^"]+)"/.exec(html)?.[1] ?? ''
      const pressAgain = (html: string, path = '/admin/again') =>
        sendFields(admins.site, path, new URLSearchParams({ kept: kept(html) }), admins.ana.cookie)

      test('what was done is told as done, though the answer was lost', async () => {
        await edit(admins.ana, { [`${(await first()).id}.min`]: '6161' })
        await publicWords('/preturi')
        admins.site.db?.fault('lost', call)
        const answer = await publish(admins.ana, 'Răspuns pierdut')
        expect(location(answer)).toBe('/admin/prices?flash=published')
        expect(await publicWords('/preturi')).toContain('6.161')
        expect(await published()).toHaveLength(1)
      })

      test('what was not done is said, and one press does it once', async () => {
        await edit(admins.ana, { [`${(await first()).id}.min`]: '6262' })
        admins.site.db?.fault('500', call)
        const answer = await publish(admins.ana, 'Prețuri de iarnă')
        const html = await answer.text()
        expect(answer.status).toBe(503)
        expect(wordsOf(html)).toContain('Nu s-a publicat')
        expect(wordsOf(html)).not.toMatch(/telefon|sunați/)
        expect(await published()).toEqual([])
        expect(await publicWords('/preturi')).not.toContain('6.262')
        // Still away: the same page, with the form in it.
        const still = await (await pressAgain(html)).text()
        admins.site.db?.fault(null)
        expect(location(await pressAgain(still))).toBe('/admin/prices?flash=published')
        expect(location(await pressAgain(html))).toBe('/admin/prices?flash=published')
        expect(await published()).toEqual([{ note: 'Prețuri de iarnă' }])
        expect(await publicWords('/preturi')).toContain('6.262')
        const stranger = await sendFields(
          admins.site,
          '/admin/again',
          new URLSearchParams({ kept: kept(html) }),
          admins.dan.cookie,
        )
        expect(location(stranger)).toBe('/admin')
      })

      test('what nobody can tell yet is said so, and pressed again it is published once', async () => {
        await edit(admins.ana, { [`${(await first()).id}.min`]: '6161' })
        const slow = admins.site.db?.fault('hang', call)
        const sent = publish(admins.ana, 'Nu se știe')
        await slow?.met
        admins.site.db?.fault('down')
        const answer = await sent
        const html = await answer.text()
        expect(answer.status).toBe(503)
        expect(wordsOf(html)).toContain('Nu știm încă dacă s-a publicat')
        admins.site.db?.fault(null)
        expect(location(await pressAgain(html))).toBe('/admin/prices?flash=published')
        expect(await published()).toHaveLength(1)
      })

      test('what is done only while it is pressed again is told as published', async () => {
        await edit(admins.ana, { [`${(await first()).id}.min`]: '6161' })
        const late = admins.site.db?.fault('stray:800', call)
        const sent = publish(admins.ana, 'Se face târziu')
        await late?.met
        admins.site.db?.fault('down')
        const html = await (await sent).text()
        expect(wordsOf(html)).toContain('Nu știm încă dacă s-a publicat')
        admins.site.db?.fault('slow:1500', '/rest/v1/price_items')
        expect(location(await pressAgain(html))).toBe('/admin/prices?flash=published')
        expect(await published()).toHaveLength(1)
      })

      test('two presses at once are one publication', async () => {
        await edit(admins.ana, { [`${(await first()).id}.min`]: '6161' })
        admins.site.db?.fault('slow:400', call)
        const answers = await Promise.all([
          publish(admins.ana, 'De două ori'),
          publish(admins.ana, 'De două ori'),
        ])
        expect(answers.map(location)).toEqual(Array(2).fill('/admin/prices?flash=published'))
        expect(await published()).toHaveLength(1)
      })

      test('a page that cannot be read says so in its language, and what was typed is saved by one press', async () => {
        const { id } = await first()
        admins.site.db?.fault('500', '/rest/v1/drafts')
        const page = await admins.ana.get(speaks('en') ? '/en/admin/prices' : '/admin/prices')
        expect(page.status).toBe(503)
        expect(wordsOf(await page.text())).toContain(
          speaks('en') ? 'The page did not open' : 'Pagina nu s-a deschis',
        )
        admins.site.db?.fault(null)
        const form = await opened(admins.ana)
        form.set(`${id}.min`, '6543')
        admins.site.db?.fault('500', '/rest/v1/rpc/save_draft')
        const saved = await sendFields(admins.site, category, form, admins.ana.cookie)
        const html = await saved.text()
        expect([saved.status, wordsOf(html).includes('Nu știm dacă s-a salvat')]).toEqual([503, true])
        admins.site.db?.fault('down')
        const away = await (await pressAgain(html)).text()
        expect(wordsOf(away)).toContain('Nu știm dacă s-a salvat')
        admins.site.db?.fault(null)
        expect(location(await pressAgain(away))).toBe(`${category}?flash=saved`)
        expect((await opened(admins.ana)).get(`${id}.min`)).toBe('6543')
      })
    })

    test('is written down, and any list can be brought back', async () => {
      const { id, amount_min } = await first()
      await edit(admins.ana, { [`${id}.min`]: '7777' })
      await publish(admins.ana, 'Prima schimbare')
      await edit(admins.dan, { [`${id}.min`]: '8888' })
      await publish(admins.dan, 'A doua schimbare')
      const history = await words(admins.ana, '/admin/publications')
      for (const text of [
        'Varianta de la început',
        'Prima schimbare',
        'A doua schimbare',
        admins.ana.email,
        admins.dan.email,
      ])
        expect(history).toContain(text)
      expect(await words(admins.ana, '/admin/publications?publication=3')).toMatch(/7\.777.*8\.888/)

      const form = new URLSearchParams({
        publication: '1',
        version: await version(),
        publication_note: 'Ne întoarcem',
        confirmed: 'yes',
      })
      const answer = await sendFields(admins.site, '/admin/publications', form, admins.ana.cookie)
      expect(location(answer)).toBe('/admin/publications?flash=rolled-back')
      expect((await first()).amount_min).toBe(amount_min)
      expect(await publicWords('/preturi')).not.toContain('8.888')
      expect(await words(admins.ana, '/admin/publications')).toContain('Revenire la varianta 1')
      expect(await words(admins.ana, '/admin/prices')).toContain('Ciorna este la fel cu lista publicată.')
      // Pressed twice it is one publication; of what somebody has saved since it would be another.
      const again = await sendFields(admins.site, '/admin/publications', form, admins.ana.cookie)
      expect(location(again)).toBe('/admin/publications?flash=rolled-back')
      expect(
        await rowsOf(admins.site.db, "select id from publications where kind = 'rollback'"),
      ).toHaveLength(1)
      await edit(admins.dan, { [`${id}.min`]: '5555' })
      expect((await sendFields(admins.site, '/admin/publications', form, admins.ana.cookie)).status).toBe(409)
    })

    test.skipIf(!isOn(href('implantOffer', 'ro')))(
      'of a price that would make the offer untrue is explained before, and does not go out',
      async () => {
        await admins.site.db?.sql.query(
          'update offers set from_day = current_date - 20, to_day = current_date + 40',
        )
        const row = priceSnapshot.items.find(({ id }) => id === offerRow)
        if (row === undefined) throw new Error('The offer reduces no row')
        const inLei = (bani: number) => formatLeiNumber(bani, 'ro').replaceAll('.', '\\.')
        const raised = (bani: number) => Math.round(bani * 1.07)
        await edit(admins.ana, {
          [`${offerRow}.min`]: String(raised(row.amount_min) / 100),
          ...(row.amount_max !== null && { [`${offerRow}.max`]: String(raised(row.amount_max) / 100) }),
        })
        const before = await rowsOf(admins.site.db, 'select * from price_items order by id')
        const told = await words(admins.ana, '/admin/prices')
        const [listed, asked] = [row.amount_min, raised(row.amount_min)].map(inLei)
        expect(told).toMatch(new RegExp(`Nu se poate publica încă.*${listed}[^:]* lei: cu [^:]*${asked}`))
        expect(told).toContain('sau mai târziu')
        const answer = await publish(admins.ana)
        expect(answer.status).toBe(422)
        expect(wordsOf(await answer.text())).toContain('Nu se poate publica încă')
        expect(await rowsOf(admins.site.db, 'select * from price_items order by id')).toEqual(before)
        expect(await publicWords('/preturi')).not.toMatch(new RegExp(`${asked}(?!\\d)`))
      },
    )

    test('of a price from a day leaves the old one until then, and shows both', async () => {
      const { id, amount_min } = await first()
      const old = `${(amount_min / 100).toLocaleString('de-DE')} lei`
      await edit(admins.ana, { [`${id}.next_min`]: '4321', [`${id}.next_from`]: '2099-01-15' })
      expect(location(await publish(admins.ana))).toBe('/admin/prices?flash=published')
      expect(wordsOf(await everythingOpen(admins.ana.get, category))).toMatch(
        new RegExp(`Publicat: ${old}; din 15 ianuarie 2099: 4\\.321 lei`),
      )
      expect(await publicWords(`/preturi/${offerCategory}`)).toContain('din 15 ianuarie 2099: 4.321 lei')
      expect((await first()).amount_min).toBe(amount_min)
      await admins.site.db?.sql.query(
        `update price_items set valid_from = '2020-01-01', next_from = '2020-01-02' where id = '${id}'`,
      )
      await admins.site.restart()
      const now = await publicWords(`/preturi/${offerCategory}`)
      expect(now).toMatch(/4\.321 lei.*Valabil din 2 ianuarie 2020/)
      expect(now).not.toContain('15 ianuarie 2099')
      expect((await opened(admins.ana)).get(`${id}.min`)).not.toBe('4321')
    })

    test('asks before a row becomes free, or five times as dear', async () => {
      const { id, title_ro } = await first()
      await edit(admins.ana, { [`${id}.min`]: '0' })
      expect(await words(admins.ana, '/admin/prices')).toContain(`„${title_ro}” devine gratuit.`)
      const asked = await publish(admins.ana)
      expect(asked.status).toBe(422)
      expect(wordsOf(await asked.text())).toContain('Verificați rândurile de mai sus')
      expect((await first()).amount_min).not.toBe(0)
      expect(
        location(await press(admins.ana, 'publish', { publication_note: 'Gratuit acum', confirmed: 'yes' })),
      ).toBe('/admin/prices?flash=published')
      await edit(admins.ana, { [`${id}.min`]: '10' })
      await publish(admins.ana)
      await edit(admins.ana, { [`${id}.min`]: '100' })
      expect(await words(admins.ana, '/admin/prices')).toContain('trece de la 10 lei la 100 lei')
      expect((await publish(admins.ana)).status).toBe(422)
    })

    test.runIf(speaks('en'))('asks before a new title stands untranslated in another language', async () => {
      const { id } = await first()
      await edit(admins.ana, { [`${id}.title_ro`]: 'Ceva nou' })
      const question = '„Ceva nou” are în engleză același titlu ca în română.'
      expect(await words(admins.ana, '/admin/prices')).not.toContain(question)
      await edit(admins.ana, { [`${id}.title_en`]: 'Ceva nou' })
      expect(await words(admins.ana, '/admin/prices')).toContain(question)
      expect((await publish(admins.ana)).status).toBe(422)
    })

    test('again of an earlier list shows what that will do, and what it takes from the draft', async () => {
      const { id, amount_min } = await first()
      const old = `${(amount_min / 100).toLocaleString('de-DE')} lei`
      await edit(admins.ana, { [`${id}.min`]: '3.333' })
      await publish(admins.ana)
      await edit(admins.ana, { [`${id}.min`]: '4.444' })
      const shown = await words(admins.ana, '/admin/publications?publication=1')
      expect(shown).toMatch(new RegExp(`Ce ar schimba revenirea.*3\\.333 lei.*${old}`))
      expect(shown).toContain('Ciorna are 1 modificare nepublicată')
      expect(shown).toContain('Valabilă până la')
      expect(await words(admins.ana, '/admin/publications?publication=2')).toContain(
        'vizitatorii văd deja această variantă',
      )
    })

    test('is all or nothing: what the database refuses is explained, and nothing is lost', async () => {
      const { id } = await first()
      await edit(admins.ana, { [`${id}.min`]: '7777' })
      await admins.site.db?.sql.query(
        "update drafts set content = jsonb_set(content, '{items,5,title,ro}', '\"Titlu cu ş\"') where version = 2",
      )
      const before = await rowsOf(admins.site.db, 'select * from price_items order by id')
      const answer = await publish(admins.ana, 'Prețuri de iarnă')
      expect(answer.status).toBe(422)
      const html = await answer.text()
      expect(wordsOf(html)).toContain('Rândul „Titlu cu ş” nu poate fi publicat. Folosiți ș și ț cu virgulă')
      expect(html).toContain('value="Prețuri de iarnă"')
      expect(await rowsOf(admins.site.db, 'select * from price_items order by id')).toEqual(before)
      expect(await rowsOf(admins.site.db, 'select id from publications')).toEqual([])
    })
  })
}
