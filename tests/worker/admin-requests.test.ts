import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAdmin, hostedPlane, localPlane } from '../../scripts/create-admin.ts'
import { adminAtWork } from '../support/admin.ts'
import { rowsOf, sendForm, wordsOf } from '../support/forms.ts'
import { type Site, startSite } from '../support/site.ts'

let site: Site
let admin: Awaited<ReturnType<typeof adminAtWork>>
beforeAll(async () => {
  site = await startSite({ database: true })
  admin = await adminAtWork(site)
  for (let number = 0; number < 27; number += 1)
    await addRequest(`ABCD-${2000 + number}`.replace(/[01]/g, '2'), `Pacient ${number}`)
  await site.db?.sql.query(
    "insert into newsletter_subscribers (email, locale, status, confirmed_at) values ('a@exemplu.ro', 'ro', 'confirmed', now()), ('b@exemplu.ro', 'en', 'confirmed', now())",
  )
})
afterAll(() => site.close())

let age = 0
async function addRequest(reference: string, name: string, message = 'Aș dori o consultație') {
  age += 1
  await site.db?.sql.query(
    `insert into contact_requests (idempotency_key, reference, locale, answer_locale, name, phone, treatment, doctor, wishes, message, created_at)
     values (gen_random_uuid(), $1, 'ro', 'en', $2, '+40712034567', 'implant_dentar', null, '[{"day": "2027-01-12", "part": "morning"}]', $3, now() - interval '1 minute' * $4)`,
    [reference, name, message, age],
  )
}
const shown = async (path: string) => wordsOf(await (await admin.get(path)).text())

describe('the inbox', () => {
  test('shows what was asked for, newest first, in parts', async () => {
    const page = await shown('/admin/requests')
    expect(page).toContain('27 de cereri')
    expect(page).toMatch(
      /Pacient 0 .*0712 034 567.*engleză.*12 ianuarie.*dimineața.*Aș dori o consultație.*Pacient 1 /,
    )
    expect(page).not.toContain('Pacient 26')
    expect(await shown('/admin/requests?filtru=deschise&pagina=2')).toContain('Pacient 26')
    expect(await shown('/en/admin/requests')).toContain('27 requests')
  })

  test('leads from a page after the last one to the first', async () => {
    for (const pagina of ['3', '9999']) {
      const answer = await admin.get(`/admin/requests?filtru=deschise&pagina=${pagina}`)
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        '/admin/requests?filtru=deschise',
      ])
    }
  })

  test('opens the request that the mail names', async () => {
    await addRequest('WXYZ-9999', 'Ioana din mail')
    const page = await shown('/admin/requests?ref=WXYZ-9999')
    expect(page).toContain('Ioana din mail')
    expect(page).not.toContain('Pacient')
  })

  test('says by which page a request came that is not from the contact page', async () => {
    await addRequest('FRMS-2222', 'Ioana de pe alt formular')
    await site.db?.sql.query("update contact_requests set form = 'stopCard' where reference = 'FRMS-2222'")
    expect(await shown('/admin/requests?ref=FRMS-2222')).toContain('Formularul /cartonas-stop')
    expect(await shown('/admin/requests?ref=WXYZ-9999')).not.toContain('Formularul')
  })

  test('marks a request as handled in one’s own name, and opens it again', async () => {
    await addRequest('HANDLED-1'.replace('HANDLED-1', 'HHHH-2222'), 'De rezolvat')
    const [row] = await rowsOf<{ id: string }>(
      site.db,
      "select id from contact_requests where reference = 'HHHH-2222'",
    )
    const mark = (actiune: string) =>
      admin.post('/admin/requests', {
        cerere: row?.id ?? '',
        actiune,
        inapoi: '/admin/requests?ref=HHHH-2222',
      })
    expect((await mark('rezolva')).headers.get('location')).toBe('/admin/requests?ref=HHHH-2222&gata=rezolva')
    expect(await shown('/admin/requests?ref=HHHH-2222')).toContain('Redeschide cererea')
    expect(await shown('/admin/requests?filtru=rezolvate')).toContain('De rezolvat')
    expect(
      await rowsOf(site.db, "select handled_by from contact_requests where reference = 'HHHH-2222'"),
    ).toEqual([{ handled_by: admin.id }])
    await mark('redeschide')
    expect(await shown('/admin/requests?filtru=rezolvate')).toContain('Nu este nicio cerere aici.')
    expect(
      (await admin.post('/admin/requests', { cerere: crypto.randomUUID(), actiune: 'rezolva' })).status,
    ).toBe(404)
  })

  test('is a file without formulas', async () => {
    await addRequest('FFFF-2222', '=HYPERLINK("x")', '+cmd, "citat"\nal doilea rând')
    await addRequest('FFFF-3333', 'Ana;=HYPERLINK(CHAR(104)&A1)', "Bună\n=cmd|'/C calc'!A1; -2+3, @sum")
    // Some spreadsheets take the full-width forms for the signs themselves.
    await addRequest('FFFF-4444', '＝HYPERLINK(CHAR(104));＋1', '\n＠sum')
    const answer = await admin.get('/api/admin/requests.csv?filtru=toate')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const file = await answer.text()
    expect(file).toContain(`"'=HYPERLINK(""x"")"`)
    expect(file).toContain(`"'+cmd, ""citat""\nal doilea rând"`)
    expect(file).toContain("'＝HYPERLINK(CHAR(104));'＋1")
    expect(file).toContain("\n'＠sum")
    expect(file).toContain("Ana;'=HYPERLINK(CHAR(104)&A1)")
    expect(file).toContain("Bună\n'=cmd|'/C calc'!A1; '-2+3, '@sum")
  })

  test('counts the newsletter', async () => {
    expect(await shown('/admin/requests')).toContain('2 abonați')
  })

  test('nothing of a request reaches the log', async () => {
    await shown('/admin/requests')
    expect(JSON.stringify(site.logs())).not.toMatch(/Pacient|712 ?034 ?567|consultație/)
  })
})

describe('the first admin', () => {
  const secret = 'parola primului admin'

  test('is made locally by one command and signs in', async () => {
    if (site.db === null) throw new Error('No database')
    const plane = localPlane(site.db)
    expect(await createAdmin(plane, 'prima@exemplu.ro', secret)).toBe('created')
    expect(await createAdmin(plane, 'prima@exemplu.ro', 'alta')).toBe('admitted')
    const answer = await sendForm(site, '/admin/sign-in', { email: 'prima@exemplu.ro', password: secret })
    expect(answer.status).toBe(303)
  })

  test('is made in a project by its secret key alone', async () => {
    const asked: string[] = []
    const server = (await import('node:http')).createServer((request, response) => {
      asked.push(`${request.method} ${request.url} ${request.headers.apikey}`)
      response.setHeader('content-type', 'application/json')
      if (request.url?.startsWith('/auth'))
        response.end(
          JSON.stringify({
            id: 'b0b0b0b0-0000-4000-8000-000000000000',
            email: 'a@b.ro',
            aud: '',
            created_at: '',
            app_metadata: {},
            user_metadata: {},
          }),
        )
      else response.writeHead(201).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const outcome = await createAdmin(
      hostedPlane(`http://127.0.0.1:${port}`, 'sb_secret_of_a_project'),
      'a@b.ro',
      secret,
    )
    server.close()
    expect(outcome).toBe('created')
    expect(asked).toEqual([
      'POST /auth/v1/admin/users sb_secret_of_a_project',
      'POST /rest/v1/admins sb_secret_of_a_project',
    ])
  })
})
