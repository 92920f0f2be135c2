import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { treatments } from '../../src/content/treatments.ts'
import { formatDate } from '../../src/format/dates.ts'
import { adminAtWork, everythingOpen, formFields, openDoors, sendFields } from '../support/admin.ts'
import { rowsOf, wordsOf } from '../support/forms.ts'
import { type Site, startSite } from '../support/site.ts'
import { some } from '../support/some.ts'

type Admin = Awaited<ReturnType<typeof adminAtWork>>

let site: Site
let ana: Admin
let dan: Admin
beforeAll(async () => {
  site = await startSite({ database: true })
  await openDoors(site)
})
beforeEach(async () => {
  await site.db?.reset()
  ana = await adminAtWork(site)
  dan = await adminAtWork(site)
})
afterAll(() => site.close())

const category = '/admin/prices/implantologie'
const page = async (admin: Admin, path: string) => (await admin.get(path)).text()
const words = async (admin: Admin, path: string) => wordsOf(await page(admin, path))
const publicWords = async (path: string) => wordsOf(await (await site.fetch(path)).text())

/** Opens a category, changes fields of its form and sends it. */
async function edit(admin: Admin, changes: Record<string, string>, path = category): Promise<Response> {
  return send(admin, await opened(admin, path), changes, path)
}
const opened = async (admin: Admin, path = category) =>
  formFields(await everythingOpen(admin.get, path), 'salveaza')
function send(admin: Admin, form: URLSearchParams, changes: Record<string, string>, path = category) {
  for (const [name, value] of Object.entries(changes)) form.set(name, value)
  return sendFields(site, path, form, admin.cookie)
}

async function press(
  admin: Admin,
  button: string,
  fields: Record<string, string> = {},
  path = '/admin/prices',
) {
  const form = formFields(await page(admin, path), button)
  return send(admin, form, { actiune: button, ...fields }, path)
}
const publish = (admin: Admin, nota = 'Prețuri noi') => press(admin, 'publica', { nota })
const versionSeen = async () => formFields(await page(ana, '/admin/prices'), 'publica').get('versiune') ?? ''
const location = (answer: Response) => answer.headers.get('location')
const first = async () => {
  const [row] = await rowsOf<{ id: string; amount_min: number; title_ro: string }>(
    site.db,
    "select id, amount_min, title_ro from price_items where category = 'implantologie' and kind = 'fixed' order by position",
  )
  if (row === undefined) throw new Error('No row')
  return row
}

describe('the draft', () => {
  test('shows every category and every field of its rows', async () => {
    const html = await page(ana, '/admin/prices')
    const categories = await rowsOf<{ slug: string }>(site.db, 'select slug from price_categories')
    for (const { slug } of some(categories)) expect(html).toContain(`href="/admin/prices/${slug}"`)
    const { id } = await first()
    const form = await opened(ana)
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
    expect(location(await edit(ana, {}))).toBe(`${category}?stare=salvat`)
    expect(await rowsOf(site.db, 'select version from drafts')).toEqual([])
    expect(await words(ana, '/admin/prices')).toContain('Ciorna este la fel cu lista publicată.')
  })

  test('keeps a change for a second device, and visitors do not see it', async () => {
    const { id } = await first()
    expect(
      location(await edit(ana, { [`${id}.min`]: '7.777', [`${id}.title_ro`]: 'Implant încercat' })),
    ).toBe(`${category}?stare=salvat`)
    expect((await opened(dan)).get(`${id}.min`)).toBe('7777')
    expect(await words(dan, '/admin/prices')).toMatch(/Implant încercat.*7\.777/)
    expect(await publicWords('/preturi')).not.toContain('Implant încercat')
    expect(await words(ana, '/admin/preview')).toContain('Implant încercat')
    expect(await words(ana, '/en/admin/preview')).toContain('7,777')
  })

  test('changes lists, order, dates and what is hidden, adds a row and removes one', async () => {
    const { id } = await first()
    const html = await page(ana, category)
    const other =
      [...html.matchAll(/name="rand" value="([a-z0-9-]+)"/g)]
        .map(([, key]) => key ?? '')
        .findLast((key) => key !== id) ?? ''
    await edit(ana, {
      [`${id}.included_ro`]: 'Unu\nDoi',
      [`${id}.included_en`]: 'One\nTwo',
      [`${id}.next_min`]: '7.000',
      [`${id}.next_from`]: '2099-01-15',
      [`${id}.hidden`]: 'da',
      [`${other}.remove`]: 'da',
      '_nou.title_ro': 'Şurub ţepos',
      '_nou.title_en': 'Spiky screw',
      '_nou.min': '100',
    })
    await publish(ana)
    expect(
      await rowsOf(
        site.db,
        `select included_ro, next_min, next_from::text, hidden from price_items where id = '${id}'`,
      ),
    ).toEqual([{ included_ro: ['Unu', 'Doi'], next_min: 700_000, next_from: '2099-01-15', hidden: true }])
    expect(await rowsOf(site.db, `select id from price_items where id = '${other}'`)).toEqual([])
    expect(
      await rowsOf(
        site.db,
        "select title_ro, amount_min, category from price_items where id = 'surub-tepos'",
      ),
    ).toEqual([{ title_ro: 'Șurub țepos', amount_min: 10000, category: 'implantologie' }])
  })

  test('refuses what the schema refuses, names the fields, and keeps what was typed', async () => {
    const { id } = await first()
    const answer = await edit(ana, {
      [`${id}.min`]: 'multe',
      [`${id}.title_en`]: 'x',
      [`${id}.included_ro`]: 'a treia linie',
      [`${id}.included_en`]: '',
      '_categorie.title_ro': '',
    })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    for (const field of [`${id}.min`, `${id}.title_en`, '_categorie.title_ro'])
      expect(html).toContain(`href="#${field}"`)
    expect(html).toContain('value="multe"')
    expect(wordsOf(html)).toContain('Scrieți o sumă în lei')
    expect(await rowsOf(site.db, 'select version from drafts')).toEqual([])
    const range = await edit(ana, { [`${id}.kind`]: 'range', [`${id}.min`]: '500', [`${id}.max`]: '400' })
    expect(wordsOf(await range.text())).toContain('mai mare decât cea de jos')
  })

  test('a scenario raises a category and rounds, and can be undone step by step', async () => {
    const { id, amount_min } = await first()
    const scenario = (procent: string) => press(ana, 'scenariu', { procent, rotunjire: '50' }, category)
    expect(location(await scenario('7,5'))).toBe(`${category}?stare=scenariu`)
    const raised = Number((await opened(ana)).get(`${id}.min`)) * 100
    expect(raised % 5000).toBe(0)
    expect(Math.abs(raised - amount_min * 1.075)).toBeLessThanOrEqual(2500)
    await scenario('-10')
    expect(location(await press(ana, 'anuleaza'))).toBe('/admin/prices?stare=anulat')
    expect(Number((await opened(ana)).get(`${id}.min`)) * 100).toBe(raised)
    await press(ana, 'anuleaza')
    expect(Number((await opened(ana)).get(`${id}.min`)) * 100).toBe(amount_min)
    expect(await page(ana, '/admin/prices')).not.toContain('value="anuleaza"')
    for (const wrong of ['', '0', '500', '-95', 'zece'])
      expect((await scenario(wrong)).status, wrong).toBe(422)
  })

  test('a scenario can wait for a day', async () => {
    const { id, amount_min } = await first()
    const scenario = (din: string) => press(ana, 'scenariu', { procent: '10', rotunjire: '5', din }, category)
    expect((await scenario('2020-01-01')).status).toBe(422)
    await scenario('2099-01-01')
    const form = await opened(ana)
    expect([Number(form.get(`${id}.min`)) * 100, form.get(`${id}.next_from`)]).toEqual([
      amount_min,
      '2099-01-01',
    ])
    expect(Number(form.get(`${id}.next_min`)) * 100).toBeGreaterThan(amount_min)
  })

  test('names the step that would be undone, undoes it and brings it back, and is nobody else’s to undo', async () => {
    const { id, title_ro, amount_min } = await first()
    await edit(ana, { [`${id}.min`]: '7777' })
    await edit(dan, { '_categorie.title_en': 'Implants and more' })
    const named = (verb: string) => new RegExp(`${verb}: ${title_ro}, .*\\d\\d:\\d\\d`)
    expect(await words(ana, '/admin/prices')).toMatch(named(`Anulează`))
    expect(await words(ana, category)).toMatch(named('Anulează'))
    expect(await words(dan, '/admin/prices')).toMatch(/Anulează: categoria Implantologie/)
    // What the other has done since stays.
    await press(ana, 'anuleaza')
    const undone = await opened(ana)
    expect([Number(undone.get(`${id}.min`)) * 100, undone.get('_categorie.title_en')]).toEqual([
      amount_min,
      'Implants and more',
    ])
    expect(await page(ana, '/admin/prices')).not.toContain('value="anuleaza"')
    expect(await words(ana, '/admin/prices')).toMatch(named('Refă'))
    expect(await page(dan, '/admin/prices')).not.toContain('value="refa"')
    expect(location(await press(ana, 'refa'))).toBe('/admin/prices?stare=refacut')
    expect((await opened(ana)).get(`${id}.min`)).toBe('7777')
    expect(await page(ana, '/admin/prices')).not.toContain('value="refa"')
  })

  test('a step is not undone over what somebody else has made of the same price', async () => {
    const { id } = await first()
    await edit(ana, { [`${id}.min`]: '7777' })
    await edit(dan, { [`${id}.min`]: '8888' })
    expect(location(await press(ana, 'anuleaza'))).toBe('/admin/prices?stare=schimbat')
    expect((await opened(ana)).get(`${id}.min`)).toBe('8888')
    expect(await words(ana, '/admin/prices?stare=schimbat')).toContain('Altcineva a schimbat între timp')
  })

  test('a mistake in a scenario or a row is named at the top, with row and language', async () => {
    const { id, title_ro } = await first()
    const scenario = await (await press(ana, 'scenariu', { procent: 'x', rotunjire: '50' }, category)).text()
    expect(scenario).toMatch(/role="alert"[^>]*autofocus[^>]*>.*?<a href="#procent">/is)
    const wrong = wordsOf(await (await edit(ana, { [`${id}.title_en`]: 'x' })).text())
    expect(wrong).toContain(`${title_ro}, Titlu în engleză: Scrieți un titlu`)
    expect(await page(ana, category)).toMatch(/<title>Implantologie – prețuri/)
  })

  test('can be given up, and that undone', async () => {
    const { id } = await first()
    await edit(ana, { [`${id}.min`]: '7777' })
    expect(location(await press(ana, 'renunta'))).toBe('/admin/prices?stare=renuntat')
    expect((await opened(ana)).get(`${id}.min`)).not.toBe('7777')
    await press(ana, 'anuleaza')
    expect((await opened(ana)).get(`${id}.min`)).toBe('7777')
  })
})

describe('two editors', () => {
  test('of different rows both keep what they did', async () => {
    const { id } = await first()
    const [mine, theirs] = [await opened(ana), await opened(dan)]
    await send(ana, mine, { [`${id}.min`]: '7777' })
    const answer = await send(dan, theirs, { '_categorie.title_en': 'Implants and more' })
    expect(location(answer)).toBe(`${category}?stare=imbinat`)
    const both = await opened(ana)
    expect([both.get(`${id}.min`), both.get('_categorie.title_en')]).toEqual(['7777', 'Implants and more'])
  })

  test('of different fields of one row both keep what they did', async () => {
    const { id } = await first()
    const [mine, theirs] = [await opened(ana), await opened(dan)]
    await send(ana, mine, { [`${id}.min`]: '7777' })
    expect(location(await send(dan, theirs, { [`${id}.title_en`]: 'Another screw' }))).toBe(
      `${category}?stare=imbinat`,
    )
    const both = await opened(ana)
    expect([both.get(`${id}.min`), both.get(`${id}.title_en`)]).toEqual(['7777', 'Another screw'])
  })

  test('of different categories do not notice each other', async () => {
    const { id } = await first()
    const theirs = await opened(dan, '/admin/prices/estetica')
    await edit(ana, { [`${id}.min`]: '7777' })
    const answer = await send(dan, theirs, { '_categorie.title_en': 'Looks' }, '/admin/prices/estetica')
    expect(location(answer)).toBe('/admin/prices/estetica?stare=salvat')
    expect((await opened(ana)).get(`${id}.min`)).toBe('7777')
  })

  test('of the same row are both told, and neither is overwritten until somebody decides', async () => {
    const { id } = await first()
    const [mine, theirs] = [await opened(ana), await opened(dan)]
    await send(ana, mine, { [`${id}.min`]: '7777' })
    const answer = await send(dan, theirs, {
      [`${id}.min`]: '8888',
      '_categorie.title_en': 'Implants and more',
    })
    expect(answer.status).toBe(409)
    const html = await answer.text()
    const shown = wordsOf(html)
    expect(shown).toContain('Altcineva a schimbat aceleași rânduri')
    expect(shown).toContain(ana.email)
    expect(shown).toMatch(/7\.777.*8\.888|8\.888.*7\.777/)
    expect((await opened(ana)).get(`${id}.min`)).toBe('7777')
    const again = await send(dan, formFields(html, 'salveaza'), {})
    expect(location(again)).toBe(`${category}?stare=salvat`)
    const decided = await opened(ana)
    expect([decided.get(`${id}.min`), decided.get('_categorie.title_en')]).toEqual([
      '8888',
      'Implants and more',
    ])
  })

  test('a draft that has changed is not published unseen', async () => {
    const { id } = await first()
    await edit(ana, { [`${id}.min`]: '7777' })
    const seen = formFields(await page(dan, '/admin/prices'), 'publica')
    await edit(ana, { [`${id}.min`]: '6666' })
    const answer = await send(dan, seen, { nota: 'Prețuri noi' }, '/admin/prices')
    expect(answer.status).toBe(409)
    expect(await rowsOf(site.db, 'select id from publications')).toEqual([])
  })
})

describe('publishing', () => {
  test('dates the public list by its day', async () => {
    const { id } = await first()
    // Lists that other tests have published are remembered for a minute.
    await site.restart()
    const today = `Listă publicată la ${formatDate(new Date(), 'ro')}`.replace(/\s+/g, ' ')
    expect(await publicWords('/preturi')).not.toContain(today)
    await edit(ana, { [`${id}.min`]: '6666' })
    await publish(ana)
    for (const path of ['/preturi', '/preturi/implantologie'])
      expect(await publicWords(path)).toContain(today)
  })

  test('needs a note and a difference', async () => {
    const { id } = await first()
    expect(location(await publish(ana))).toBe('/admin/prices?stare=nimic')
    await edit(ana, { [`${id}.min`]: '7777' })
    expect((await publish(ana, ' ')).status).toBe(422)
    expect(await rowsOf(site.db, 'select id from publications')).toEqual([])
  })

  test('shows new prices at once, in both languages and on every page that has them', async () => {
    const { id } = await first()
    for (const path of ['/preturi', '/en/preturi', '/preturi/implantologie']) await publicWords(path)
    await edit(ana, { [`${id}.min`]: '7777' })
    expect(await publicWords('/preturi')).not.toContain('7.777')
    expect(location(await publish(ana))).toBe('/admin/prices?stare=publicat')
    expect(await publicWords('/preturi')).toContain('7.777')
    expect(await publicWords('/en/preturi')).toContain('7,777')
    expect(await publicWords('/preturi/implantologie')).toContain('7.777')
    expect(await words(ana, '/admin/prices')).toContain('Ciorna este la fel cu lista publicată.')
  })

  test('renders the pages that it changes anew, in both languages, and no other', async () => {
    const { id } = await first()
    const touched = ['/preturi', '/preturi/implantologie', '/en/preturi/implantologie']
    const others = ['/echipa', '/en/echipa', '/preturi/odontoterapie', '/en/preturi/odontoterapie']
    const kept = async (paths: string[]) => {
      const answers = await Promise.all(paths.map((path) => site.fetch(path)))
      return paths.filter((_, at) => !/cache;desc=miss/.test(answers[at]?.headers.get('server-timing') ?? ''))
    }
    // A list names the day of its publication, so that the first of a day changes every list.
    await edit(ana, { [`${id}.min`]: '6666' })
    await publish(ana)
    await kept([...touched, ...others])
    expect(await kept([...touched, ...others])).toEqual([...touched, ...others])
    await edit(ana, { [`${id}.min`]: '7777' })
    await publish(ana)
    expect(await kept(others)).toEqual(others)
    expect(await kept(touched)).toEqual([])
    const back = { lista: '2', nota: 'Înapoi', verificat: 'da', versiune: await versionSeen() }
    const answer = await sendFields(site, '/admin/publications', new URLSearchParams(back), ana.cookie)
    expect(location(answer)).toBe('/admin/publications?stare=revenit')
    expect(await kept(others)).toEqual(others)
    expect(await kept(touched)).toEqual([])
  })

  test('is written down, and any list can be brought back', async () => {
    const { id, amount_min } = await first()
    await edit(ana, { [`${id}.min`]: '7777' })
    await publish(ana, 'Prima schimbare')
    await edit(dan, { [`${id}.min`]: '8888' })
    await publish(dan, 'A doua schimbare')
    const history = await words(ana, '/admin/publications')
    for (const text of ['Lista de la început', 'Prima schimbare', 'A doua schimbare', ana.email, dan.email])
      expect(history).toContain(text)
    expect(await words(ana, '/admin/publications?lista=3')).toMatch(/7\.777.*8\.888/)

    const form = new URLSearchParams({
      lista: '1',
      versiune: await versionSeen(),
      nota: 'Ne întoarcem',
      verificat: 'da',
    })
    const answer = await sendFields(site, '/admin/publications', form, ana.cookie)
    expect(location(answer)).toBe('/admin/publications?stare=revenit')
    expect((await first()).amount_min).toBe(amount_min)
    expect(await publicWords('/preturi')).not.toContain('8.888')
    expect(await words(ana, '/admin/publications')).toContain('Revenire la lista 1')
    expect(await words(ana, '/admin/prices')).toContain('Ciorna este la fel cu lista publicată.')
    expect((await sendFields(site, '/admin/publications', form, ana.cookie)).status).toBe(409)
  })

  test('of a price that would make the offer untrue is explained before, and does not go out', async () => {
    await site.db?.sql.query('update offers set from_day = current_date - 20, to_day = current_date + 40')
    const raised = { 'implant-titan.min': '3424', 'implant-titan.max': '4815' }
    await edit(ana, raised)
    const before = await rowsOf(site.db, 'select * from price_items order by id')
    const told = await words(ana, '/admin/prices')
    expect(told).toMatch(/Oferta nu ar mai fi adevărată.*3\.200–.?4\.500 lei: cu 3\.424–.?4\.815 lei/)
    expect(told).toContain('sau mai târziu')
    const answer = await publish(ana)
    expect(answer.status).toBe(422)
    expect(wordsOf(await answer.text())).toContain('Oferta nu ar mai fi adevărată')
    expect(await rowsOf(site.db, 'select * from price_items order by id')).toEqual(before)
    expect(await publicWords('/preturi')).not.toContain('3.424')
  })

  test('of a price from a day leaves the old one until then, and shows both', async () => {
    const { id, amount_min } = await first()
    const old = `${(amount_min / 100).toLocaleString('de-DE')} lei`
    await edit(ana, { [`${id}.next_min`]: '4321', [`${id}.next_from`]: '2099-01-15' })
    expect(location(await publish(ana))).toBe('/admin/prices?stare=publicat')
    expect(wordsOf(await everythingOpen(ana.get, category))).toMatch(
      new RegExp(`Publicat: ${old}; din 15 ianuarie 2099: 4\\.321 lei`),
    )
    expect(await publicWords('/preturi/implantologie')).toContain('din 15 ianuarie 2099: 4.321 lei')
    expect((await first()).amount_min).toBe(amount_min)
    await site.db?.sql.query(
      `update price_items set valid_from = '2020-01-01', next_from = '2020-01-02' where id = '${id}'`,
    )
    await site.restart()
    const now = await publicWords('/preturi/implantologie')
    expect(now).toMatch(/4\.321 lei.*Valabil din 2 ianuarie 2020/)
    expect(now).not.toContain('15 ianuarie 2099')
    expect((await opened(ana)).get(`${id}.min`)).not.toBe('4321')
  })

  test('asks before a row becomes free, or five times as dear', async () => {
    const { id, title_ro } = await first()
    await edit(ana, { [`${id}.min`]: '0' })
    expect(await words(ana, '/admin/prices')).toContain(`„${title_ro}” devine gratuit.`)
    const asked = await publish(ana)
    expect(asked.status).toBe(422)
    expect(wordsOf(await asked.text())).toContain('Verificați rândurile de mai sus')
    expect((await first()).amount_min).not.toBe(0)
    expect(location(await press(ana, 'publica', { nota: 'Gratuit acum', verificat: 'da' }))).toBe(
      '/admin/prices?stare=publicat',
    )
    await edit(ana, { [`${id}.min`]: '10' })
    await publish(ana)
    await edit(ana, { [`${id}.min`]: '100' })
    expect(await words(ana, '/admin/prices')).toContain('trece de la 10 lei la 100 lei')
    expect((await publish(ana)).status).toBe(422)
  })

  test('again of an earlier list shows what that will do, and what it takes from the draft', async () => {
    const { id, amount_min } = await first()
    const old = `${(amount_min / 100).toLocaleString('de-DE')} lei`
    await edit(ana, { [`${id}.min`]: '3.333' })
    await publish(ana)
    await edit(ana, { [`${id}.min`]: '4.444' })
    const shown = await words(ana, '/admin/publications?lista=1')
    expect(shown).toMatch(new RegExp(`Ce ar schimba revenirea.*3\\.333 lei.*${old}`))
    expect(shown).toContain('Ciorna are 1 modificare nepublicată')
    expect(shown).toContain('Valabilă până la')
    expect(await words(ana, '/admin/publications?lista=2')).toContain('vizitatorii au deja această listă')
  })

  test('is all or nothing: what the database refuses is explained, and nothing is lost', async () => {
    const { id } = await first()
    await edit(ana, { [`${id}.min`]: '7777' })
    await site.db?.sql.query(
      "update drafts set content = jsonb_set(content, '{items,5,title,ro}', '\"Titlu cu ş\"') where version = 2",
    )
    const before = await rowsOf(site.db, 'select * from price_items order by id')
    const answer = await publish(ana, 'Prețuri de iarnă')
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(wordsOf(html)).toContain('Rândul „Titlu cu ş” nu poate fi publicat. Folosiți ș și ț cu virgulă')
    expect(html).toContain('value="Prețuri de iarnă"')
    expect(await rowsOf(site.db, 'select * from price_items order by id')).toEqual(before)
    expect(await rowsOf(site.db, 'select id from publications')).toEqual([])
  })
})

describe('the preview', () => {
  test('shows every page that publishing would change, made of the draft, at both widths', async () => {
    const { id } = await first()
    expect(await page(ana, '/admin/preview')).not.toContain('?pagina=')
    await edit(ana, { [`${id}.min`]: '7777' })
    const html = await page(ana, '/admin/preview')
    const touched = [...html.matchAll(/href="\/admin\/preview\?pagina=([^"]+)"/g)].map(([, path]) =>
      decodeURIComponent(path ?? ''),
    )
    expect(touched).toEqual(expect.arrayContaining(['/preturi', '/preturi/implantologie']))
    expect(touched).not.toContain('/preturi/estetica')
    expect(touched).not.toContain('/echipa')
    const frames = await page(ana, '/admin/preview?pagina=%2Fpreturi%2Fimplantologie')
    expect(
      frames.match(/<iframe[^>]*src="\/admin\/preview\?adresa=%2Fpreturi%2Fimplantologie"/g),
    ).toHaveLength(2)
    const draft = await ana.get('/admin/preview?adresa=%2Fen%2Fpreturi%2Fimplantologie')
    expect(wordsOf(await draft.text())).toContain('7,777')
    expect(draft.headers.get('cache-control')).toBe('no-store')
    expect(draft.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(await publicWords('/preturi/implantologie')).not.toContain('7.777')
    for (const none of ['/admin/prices', '/nicaieri', 'https://evil.example/', ''])
      expect((await ana.get(`/admin/preview?adresa=${encodeURIComponent(none)}`)).status, none).toBe(404)
  })
})

const windows1250 = new Map([['Ş', 0xaa]])

describe('the file', () => {
  const download = async () => (await ana.get('/api/admin/prices.csv')).text()
  async function send(fields: Record<string, string | File>): Promise<Response> {
    const form = new FormData()
    form.set('actiune', 'importa')
    form.set('versiune', formFields(await page(ana, '/admin/prices'), 'importa').get('versiune') ?? '')
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return site.fetch('/admin/prices', {
      method: 'POST',
      body: form,
      headers: { cookie: ana.cookie, 'sec-fetch-site': 'same-origin' },
    })
  }
  const upload = (text: string | Uint8Array<ArrayBuffer>, fields: Record<string, string> = { sigur: 'da' }) =>
    send({ fisier: new File([text], 'preturi.csv', { type: 'text/csv' }), ...fields })

  test('says what it would do, and does it once that is agreed', async () => {
    const { id } = await first()
    const [header = '', ...lines] = (await download()).split('\r\n')
    const kept = lines.filter((line) => line.startsWith(id) || line.startsWith('implant-titan'))
    const asked = await upload([header, ...kept].join('\r\n').replace(/;fix;\d+;/, ';fix;3456;'), {})
    expect(asked.status).toBe(200)
    const html = await asked.text()
    const removed = (await rowsOf(site.db, 'select id from price_items')).length - 2
    expect(wordsOf(html)).toContain(`1 schimbate, 0 noi, ${removed} eliminate. Continuați?`)
    expect(await rowsOf(site.db, 'select version from drafts')).toEqual([])
    const continut = formFields(html, 'importa').get('continut') ?? ''
    expect(location(await send({ continut, sigur: 'da' }))).toBe('/admin/prices?stare=importat')
    expect((await opened(ana)).get(`${id}.min`)).toBe('3456')
  })

  test('is what Excel in Romania writes: semicolons, words for headers and choices, days of Romania', async () => {
    const { id, title_ro } = await first()
    const lines = (await download()).split('\r\n')
    expect(lines[0]).toMatch(/^Cod;Categorie;Titlu în română;Titlu în engleză;Ordine;Unitate;Fel;Preț, lei;/)
    const row = lines.find((line) => line.startsWith(`${id};`)) ?? ''
    expect(row).toContain(`${id};Implantologie;${title_ro};`)
    expect(row).toMatch(/;fix;\d+(,\d\d)?;/)
    expect(row).toMatch(/;scutit de TVA;01\.09\.2026;nu;/)
    const bytes = await (await ana.get('/api/admin/prices.csv?limba=en')).bytes()
    // By this mark Excel knows the encoding.
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const english = new TextDecoder().decode(bytes)
    expect(english).toMatch(/^Code;Category;/)
    // Headers and words of either language, and the keys, say the same.
    for (const file of [english, english.replace('Code;Category;', 'id;category;')])
      expect(location(await upload(file))).toBe('/admin/prices?stare=importat')
    expect(await words(ana, '/admin/prices')).toContain('Ciorna este la fel cu lista publicată.')
  })

  test('gives a code to a row that has none, and knows a row without its code by its name', async () => {
    const { id } = await first()
    const lines = (await download()).trimEnd().split('\r\n')
    const row = lines.find((line) => line.startsWith(`${id};`)) ?? ''
    const without = row.slice(id.length)
    const added = without.replace(/^;Implantologie;[^;]*;/, ';Implantologie;Șurub de acoperire;')
    const file = [...lines.map((line) => (line === row ? without : line)), added].join('\r\n')
    expect(wordsOf(await (await upload(file, {})).text())).toContain(
      '0 schimbate, 1 noi, 0 eliminate. Continuați?',
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
    const changed = ascii.replace(`${id};Implantologie;`, `${id};Implantologie;Şurub `)
    expect(location(await upload(encode(changed)))).toBe('/admin/prices?stare=importat')
    const form = await opened(ana)
    expect(form.get(`${id}.title_ro`)).toMatch(/^Șurub /)
    expect(form.get(`${id}.valid_from`)).toBe('2026-09-01')
  })

  test('comes back as it went', async () => {
    const answer = await ana.get('/api/admin/prices.csv')
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    expect(location(await upload(await answer.text()))).toBe('/admin/prices?stare=importat')
    expect(await words(ana, '/admin/prices')).toContain('Ciorna este la fel cu lista publicată.')
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
    const form = await opened(ana)
    expect([form.get(`${id}.title_ro`), form.get(`${id}.min`)]).toEqual([
      `${title_ro}, "special"; nou`,
      '1234.50',
    ])
  })

  test('that is wrong is explained row by row and changes nothing', async () => {
    const wrong = (await download()).replace(/;fix;/, ';gratis;').replace(/scutit de TVA/, 'poate')
    const answer = await upload(`${wrong.trimEnd()}\r\nscurt;Implantologie\r\n`)
    expect(answer.status).toBe(422)
    const shown = wordsOf(await answer.text())
    expect(shown).toMatch(/Linia \d+ \([a-z0-9-]+\), Fel: Alegeți preț fix/)
    expect(shown).toMatch(/Linia \d+ \([a-z0-9-]+\), TVA:/)
    expect(shown).toMatch(/Linia \d+ \(scurt\), -: Rândul are alt număr de celule/)
    expect(await rowsOf(site.db, 'select version from drafts')).toEqual([])
  })

  test.each([
    ['without its columns', 'id,category\r\na,b', 'Lipsesc coloanele'],
    ['without anything', '', 'prea mare sau lipsește'],
  ])('%s is refused', async (_, text, reason) => {
    const answer = await upload(text)
    expect(answer.status).toBe(422)
    expect(wordsOf(await answer.text())).toContain(reason)
  })

  test('never begins a cell with what a spreadsheet would run', async () => {
    const { id } = await first()
    await edit(ana, { [`${id}.title_ro`]: '=1+1 Implant', [`${id}.title_en`]: '@SUM Implant' })
    const file = await download()
    expect(file).toContain("'=1+1 Implant")
    expect(file).not.toMatch(/(^|;|")[=@]/m)
    await upload(file)
    expect((await opened(ana)).get(`${id}.title_ro`)).toBe('=1+1 Implant')
  })
})

describe('the offer', () => {
  const offers = '/admin/offers'
  const changeOffer = (admin: Admin, fields: Record<string, string>) =>
    press(admin, 'salveaza', fields, offers)
  const history = `${offers.replace('offers', 'publications')}?subiect=offers`

  test('is drafted, previewed, published, written down and brought back like the prices', async () => {
    const offerPage = '/implant-dentar/pret-oferta'
    const before = await publicWords(offerPage)
    expect(before).toContain('400 lei')
    expect(location(await changeOffer(ana, { reduction: '300' }))).toBe(`${offers}?stare=salvat`)
    expect(await publicWords(offerPage)).toContain('400 lei')
    expect(await words(dan, offers)).toMatch(/Reducerea, în lei 400 lei 300 lei/)
    expect(await words(dan, '/admin')).toContain('1 modificare a ofertei, nepublicată')
    expect(await words(ana, `/admin/preview?adresa=${offerPage}`)).toContain('300 lei')
    expect(await words(ana, '/admin/preview')).toMatch(/\d+ (de )?pagini se schimbă la publicare/)
    expect(location(await press(ana, 'publica', { nota: 'Reducere mai mică' }, offers))).toBe(
      `${offers}?stare=publicata`,
    )
    expect(await publicWords(offerPage)).toContain('300 lei')
    expect(await publicWords(`/en${offerPage}`)).toContain('300 lei')
    expect(await words(dan, history)).toContain('Reducere mai mică')
    expect(await words(dan, '/admin/publications')).not.toContain('Reducere mai mică')

    const form = formFields(await page(dan, `${history}&lista=1`), '')
    form.delete('actiune')
    form.set('subiect', 'offers')
    form.set('lista', '1')
    form.set('versiune', '2')
    form.set('nota', 'Ca înainte')
    const answer = await sendFields(site, '/admin/publications', form, dan.cookie)
    expect(location(answer)).toBe(`${history}&stare=revenit`)
    expect(await publicWords(offerPage)).toContain('400 lei')
    expect(await rowsOf(site.db, 'select action, subject, email from audit_entries order by id')).toEqual([
      { action: 'publish', subject: 'offers', email: ana.email },
      { action: 'rollback', subject: 'offers', email: dan.email },
    ])
  })

  test('is undone by whom it was changed, and ends with a tick', async () => {
    await changeOffer(ana, { reduction: '300' })
    expect(await page(dan, offers)).not.toContain('value="anuleaza"')
    await press(ana, 'anuleaza', {}, offers)
    expect(await words(ana, offers)).toContain('Ciorna este la fel cu lista publicată.')
    await press(ana, 'refa', {}, offers)
    await changeOffer(ana, { fara: 'da' })
    await press(ana, 'publica', { nota: 'Oferta s-a încheiat' }, offers)
    expect(await rowsOf(site.db, 'select id from offers')).toEqual([])
    expect(await publicWords('/implant-dentar/pret-oferta')).not.toContain('300 lei')
  })

  test('that would not be true does not go out, and bad input names its fields and stays', async () => {
    await changeOffer(ana, { reduction: '999999' })
    expect(await words(ana, offers)).toContain('1 lucru oprește publicarea')
    expect((await press(ana, 'publica', { nota: 'Prea mult' }, offers)).status).toBe(422)
    await changeOffer(ana, { reduction: '400', from: '2020-01-01' })
    expect(await words(ana, offers)).toContain('într-o zi care a trecut')
    const wrong = await changeOffer(ana, { reduction: 'mult', to: '2020-01-01', from: '2026-12-01' })
    expect(wrong.status).toBe(422)
    const html = await wrong.text()
    expect(html).toContain('value="mult"')
    expect(wordsOf(html)).toContain('Scrieți o sumă în lei mai mare decât zero')
    expect(await rowsOf(site.db, 'select reduction from offers')).toEqual([{ reduction: 40_000 }])
  })
})

describe('a public page', () => {
  test('leads whoever is signed in to what it shows, and nobody else sees a byte of that', async () => {
    const visitors = async () => {
      const answer = await site.fetch('/preturi')
      return { html: (await answer.text()).replaceAll(/nonce="[^"]*"/g, ''), headers: answer.headers }
    }
    const before = await visitors()
    expect(before.html).not.toContain('/admin/edit')
    const mine = await site.fetch('/preturi', {
      headers: { cookie: ana.cookie, 'if-none-match': before.headers.get('etag') ?? '' },
    })
    expect(mine.status).toBe(200)
    expect([mine.headers.get('etag'), mine.headers.get('cache-control')]).toEqual([null, 'private, no-store'])
    expect(wordsOf(await mine.text())).toContain('Editează pagina aceasta')
    expect(await words(ana, '/en/preturi')).toContain('Edit this page')
    expect(await words(ana, '/contact')).not.toContain('Editează pagina aceasta')
    expect((await visitors()).html).toBe(before.html)

    const { id } = await first()
    const leads = async (path: string, headers: Record<string, string> = {}) => {
      const address = `/admin/edit?${new URLSearchParams({ pagina: path })}`
      const answer = await site.fetch(address, {
        headers: { cookie: ana.cookie, ...headers },
        redirect: 'manual',
      })
      return location(answer)
    }
    expect(await leads('/preturi')).toBe('/admin/prices')
    expect(await leads('/preturi/implantologie')).toBe(category)
    expect(await leads('/implant-dentar/pret-oferta')).toBe('/admin/offers')
    expect(await leads(`/tratamente/${treatments[0].slug}`)).toMatch(
      new RegExp(`^${category}\\?(rand=[a-z-]+&)*rand=${id}\\b`),
    )
    // Somebody has gone on since the link was made.
    const referer = new URL('/preturi/implantologie', site.url).href
    expect(await leads('/preturi', { referer })).toBe(category)
    expect(await leads('https://evil.example/')).toBe('/admin')
    expect((await site.fetch('/admin/edit?pagina=/preturi')).status).toBe(401)
  })
})
