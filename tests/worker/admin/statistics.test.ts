import { expect, test } from 'vitest'
import { adminAtWork } from '../../support/admin/admin.ts'
import { openAdmin } from '../../support/admin/open-admin.ts'
import { plainCategory } from '../../support/samples/examples.ts'

const here = openAdmin({ vars: { INSIGHTS_SINK: 'log' } })

test('the statistics are for admins alone, and say what was counted and nothing of whom', async () => {
  const path = '/admin/statistics'
  const count = (from: string) =>
    here.site.fetch('/_insights/view', {
      method: 'POST',
      body: JSON.stringify({ route: '/', path: '/', from }),
      headers: { 'sec-fetch-site': 'same-origin', 'cf-connecting-ip': '203.0.113.77' },
    })
  expect((await count('l.facebook.com')).status).toBe(204)
  expect((await count('www.google.ro')).status).toBe(204)
  // A name that somebody wants the owner to look up.
  expect((await count('castiga-acum.exemplu.ro')).status).toBe(204)
  expect((await count('google.com.exemplu.ro')).status).toBe(204)
  for (const wrong of ['<b>exemplu.ro', "a.ro' OR '1'='1", 'ana@exemplu.ro', 'exemplu.ro/ana'])
    expect((await count(wrong)).status, wrong).toBe(400)
  const html = await (await here.admin.get(`${path}?days=7'; DROP TABLE x --`)).text()
  for (const known of ['facebook.com', 'google.com', 'alte site-uri']) expect(html).toContain(known)
  expect(html).not.toMatch(/castiga-acum|google\.com\.exemplu/)
  expect(JSON.stringify(here.site.logs())).not.toContain('castiga-acum')
  expect(html).toContain('?days=30" aria-current="page"')
  // Pages of one kind are counted together, in words of nobody's code.
  expect((await here.site.fetch(`/preturi/${plainCategory}`)).status).toBe(200)
  const counted = await (await here.admin.get(path)).text()
  expect(counted).toContain('/preturi/…')
  expect(counted).not.toContain('/preturi/:')
  for (const private_ of ['203.0.113.77', here.admin.id, 'DROP TABLE'])
    expect(html.replaceAll(here.admin.email, ''), private_).not.toContain(private_)

  const stranger = await adminAtWork(here.site, false)
  const removed = await adminAtWork(here.site)
  await here.site.db?.sql.query('delete from admins where user_id = $1', [removed.id])
  const gone = await adminAtWork(here.site)
  await gone.post('/admin/sign-out', {})
  for (const [who, status] of [
    [here.site.fetch(path), 401],
    [stranger.get(path), 403],
    [removed.get(path), 403],
    [gone.get(path), 401],
  ] as const) {
    const answer = await who
    expect(answer.status).toBe(status)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).not.toContain('facebook.com')
  }
})
