import { describe, expect, test } from 'vitest'
import { priceSnapshot } from '../../../../src/features/prices/snapshot.ts'
import { speaks } from '../../../../src/locale.ts'
import { formFields, location } from '../../../support/admin/admin.ts'
import type { PriceAdmins } from '../../../support/admin/price-admins.ts'
import { offerCategoryTitle, offerRow } from '../../../support/samples/examples.ts'
import { rowsOf, wordsOf } from '../../../support/site/forms.ts'

const windows1250 = new Map([['Ş', 0xaa]])

/** The first day of a price of the build. */
const validFrom = (row: string) => priceSnapshot.items.find(({ id }) => id === row)?.valid_from ?? ''

export function fileTests(admins: PriceAdmins): void {
  const { page, words, opened, edit, first } = admins

  describe('the file', () => {
    const download = async () => (await admins.ana.get('/api/admin/prices.csv')).text()
    async function send(fields: Record<string, string | File>): Promise<Response> {
      const form = new FormData()
      form.set('intent', 'import')
      form.set('version', formFields(await page(admins.ana, '/admin/prices'), 'import').get('version') ?? '')
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
      return admins.site.fetch('/admin/prices', {
        method: 'POST',
        body: form,
        headers: { cookie: admins.ana.cookie, 'sec-fetch-site': 'same-origin' },
      })
    }
    const upload = (
      text: string | Uint8Array<ArrayBuffer>,
      fields: Record<string, string> = { sure: 'yes' },
    ) => send({ upload: new File([text], 'preturi.csv', { type: 'text/csv' }), ...fields })

    test('says what it would do, and does it once that is agreed', async () => {
      const { id } = await first()
      const [header = '', ...lines] = (await download()).split('\r\n')
      const kept = lines.filter((line) => [id, offerRow].includes(line.split(';')[0] ?? ''))
      const asked = await upload([header, ...kept].join('\r\n').replace(/;fix;\d+;/, ';fix;3456;'), {})
      expect(asked.status).toBe(200)
      const html = await asked.text()
      const removed = (await rowsOf(admins.site.db, 'select id from price_items')).length - kept.length
      expect(wordsOf(html)).toContain(`Rânduri schimbate: 1, noi: 0, eliminate: ${removed}. Continuați?`)
      expect(await rowsOf(admins.site.db, 'select version from drafts')).toEqual([])
      const content = formFields(html, 'import').get('content') ?? ''
      expect(location(await send({ content, sure: 'yes' }))).toBe('/admin/prices?flash=imported')
      expect((await opened(admins.ana)).get(`${id}.min`)).toBe('3456')
    })

    test('is what Excel in Romania writes: semicolons, words for headers and choices, days of Romania', async () => {
      const { id, title_ro } = await first()
      const lines = (await download()).split('\r\n')
      expect(lines[0]).toMatch(/^Cod;Categorie;Titlu în română;Titlu în engleză;/)
      const cells = lines.find((line) => line.startsWith(`${id};`))?.split(';') ?? []
      // By their headers, for a clinic may have added a column in between.
      expect(
        Object.fromEntries(lines[0]?.split(';').map((header, at) => [header, cells[at]]) ?? []),
      ).toMatchObject({
        Categorie: offerCategoryTitle,
        'Titlu în română': title_ro,
        Fel: 'fix',
        'Preț, lei': expect.stringMatching(/^\d+(,\d\d)?$/),
        TVA: 'scutit de TVA',
        'Valabil din': validFrom(id).split('-').toReversed().join('.'),
        Ascuns: 'nu',
      })
      const bytes = await (await admins.ana.get('/api/admin/prices.csv?locale=en')).bytes()
      // By this mark Excel knows the encoding.
      expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
      const english = new TextDecoder().decode(bytes)
      if (speaks('en')) expect(english).toMatch(/^Code;Category;/)
      // Headers and words of either language, and the keys, say the same.
      for (const file of [english, english.replace(/^(Code;Category|Cod;Categorie);/, 'id;category;')])
        expect(location(await upload(file))).toBe('/admin/prices?flash=imported')
      expect(await words(admins.ana, '/admin/prices')).toContain('Ciorna este la fel cu lista publicată.')
    })

    test('gives a code to a row that has none, and knows a row without its code by its name', async () => {
      const { id } = await first()
      const lines = (await download()).trimEnd().split('\r\n')
      const row = lines.find((line) => line.startsWith(`${id};`)) ?? ''
      const without = row.slice(id.length)
      const added = without.replace(/^;([^;]*);[^;]*;/, ';$1;Șurub de acoperire;')
      const file = [...lines.map((line) => (line === row ? without : line)), added].join('\r\n')
      expect(wordsOf(await (await upload(file, {})).text())).toContain(
        'Rânduri schimbate: 0, noi: 1, eliminate: 0. Continuați?',
      )
      await upload(file)
      const codes = (await download()).split('\r\n').map((line) => line.split(';')[0])
      expect(codes).toContain('surub-de-acoperire')
      expect(codes).toContain(id)
    })

    test.each([
      [
        'Windows-1250',
        (text: string) => Uint8Array.from(text, (letter) => windows1250.get(letter) ?? letter.charCodeAt(0)),
      ],
      [
        'UTF-16',
        (text: string) =>
          new Uint8Array(Uint16Array.from(`\ufeff${text}`, (letter) => letter.charCodeAt(0)).buffer),
      ],
    ])('is taken as Excel saves it in %s, with its days', async (_, encode) => {
      const { id } = await first()
      const file = (await download())
        .replace('\ufeff', '')
        .split('\r\n')
        .filter((line, place) => place === 0 || line.startsWith(`${id};`))
        .join('\r\n')
      const ascii = file.normalize('NFD').replace(/[\u0300-\u036f–•€]/g, '')
      const changed = ascii.replace(new RegExp(`${id};[^;]*;`), '$&Şurub ')
      expect(location(await upload(encode(changed)))).toBe('/admin/prices?flash=imported')
      const form = await opened(admins.ana)
      expect(form.get(`${id}.title_ro`)).toMatch(/^Șurub /)
      expect(form.get(`${id}.valid_from`)).toBe(validFrom(id))
    })

    test('comes back as it went', async () => {
      const answer = await admins.ana.get('/api/admin/prices.csv')
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
      expect(answer.headers.get('content-disposition')).toContain('attachment')
      expect(location(await upload(await answer.text()))).toBe('/admin/prices?flash=imported')
      expect(await words(admins.ana, '/admin/prices')).toContain('Ciorna este la fel cu lista publicată.')
    })

    test('is taken with commas and other line ends too, as other spreadsheets write it', async () => {
      const { id, title_ro } = await first()
      const Papa = (await import('papaparse')).default
      const { data } = Papa.parse<Record<string, string>>((await download()).replace('\ufeff', ''), {
        header: true,
      })
      const title = 'Titlu în română'
      const changed = data.map((row) =>
        row.Cod === id ? { ...row, [title]: `${title_ro}, "special"; nou`, 'Preț, lei': '1.234,50' } : row,
      )
      await upload(Papa.unparse(changed, { delimiter: ',', newline: '\n' }))
      const form = await opened(admins.ana)
      expect([form.get(`${id}.title_ro`), form.get(`${id}.min`)]).toEqual([
        `${title_ro}, "special"; nou`,
        '1234.50',
      ])
    })

    test('that is wrong is explained row by row and changes nothing', async () => {
      const wrong = (await download()).replace(/;fix;/, ';gratis;').replace(/scutit de TVA/, 'poate')
      const answer = await upload(`${wrong.trimEnd()}\r\nscurt;${offerCategoryTitle}\r\n`)
      expect(answer.status).toBe(422)
      const shown = wordsOf(await answer.text())
      expect(shown).toMatch(/Linia \d+ \([a-z0-9-]+\), Fel: Alegeți preț fix/)
      expect(shown).toMatch(/Linia \d+ \([a-z0-9-]+\), TVA:/)
      expect(shown).toMatch(/Linia \d+ \(scurt\), -: Rândul are alt număr de celule/)
      expect(await rowsOf(admins.site.db, 'select version from drafts')).toEqual([])
    })

    test('names the lines of the spreadsheet, blank ones counted', async () => {
      const [header = '', row = '', ...others] = (await download()).split('\r\n')
      const blank = ';'.repeat(header.split(';').length - 1)
      const answer = await upload(
        [header, '', blank, row.replace(/;(fix|de la|interval);/, ';gratis;'), ...others].join('\r\n'),
      )
      expect(answer.status).toBe(422)
      expect(wordsOf(await answer.text())).toMatch(/Linia 4 \([a-z0-9-]+\), Fel:/)
    })

    test('has amounts and days as a spreadsheet shows them', async () => {
      const { id } = await first()
      const lines = (await download()).split('\r\n').map((line) => {
        if (!line.startsWith(`${id};`)) return line
        return line
          .replace(/;fix;[\d,]+;/, ';fix;1.500 RON;')
          .replace(/;(\d\d)\.(\d\d)\.(\d{4});/, ';$1-$2-$3;')
      })
      expect(lines.join()).toMatch(/;\d\d-\d\d-\d{4};/)
      expect(location(await upload(lines.join('\r\n')))).toBe('/admin/prices?flash=imported')
      expect((await opened(admins.ana)).get(`${id}.min`)).toBe('1500')
    })

    test.each([
      ['without its columns', 'id,category\r\na,b', 'Lipsesc coloanele'],
      ['without anything', '', 'prea mare sau lipsește'],
      ['saved in an encoding without its letters', 'Cod;Categorie;Titlu ?n rom?n?\r\na;b;c', 'CSV UTF-8'],
      ['larger than any list of prices', 'a'.repeat(601 * 1024), 'prea mare sau lipsește'],
    ])('%s is refused', async (_, text, reason) => {
      const answer = await upload(text)
      expect(answer.status).toBe(422)
      expect(wordsOf(await answer.text())).toContain(reason)
    })

    test('never begins a cell with what a spreadsheet would run', async () => {
      const { id } = await first()
      await edit(admins.ana, { [`${id}.title_ro`]: '=1+1 Implant', [`${id}.title_en`]: '@SUM Implant' })
      const file = await download()
      expect(file).toContain("'=1+1 Implant")
      expect(file).not.toMatch(/(^|;|")[=@]/m)
      await upload(file)
      expect((await opened(admins.ana)).get(`${id}.title_ro`)).toBe('=1+1 Implant')
    })
  })
}
