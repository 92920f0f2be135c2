import { expect, test } from 'vitest'
import { openSiteWithMailbox } from '../../support/site/with-mailbox.ts'

const here = openSiteWithMailbox()
const isShown = '/rest/v1/rpc/is_shown_picture'
const newName = () => `${crypto.randomUUID().replaceAll('-', '')}-640.webp`
const ask = async (name: string, address = '203.0.113.9') => {
  const answer = await here.site.fetch(`/pictures/${name}`, { headers: { 'cf-connecting-ip': address } })
  await answer.arrayBuffer()
  return answer.status
}

test('a photograph that is not there is asked for once, and remembered for a minute', async () => {
  const name = newName()
  expect(await ask(name)).toBe(404)
  here.site.db?.fault('503', isShown)
  expect(await ask(name)).toBe(404)
  // The database is away, so this one is not known to be missing.
  expect(await ask(newName())).toBe(503)
  here.site.db?.fault(null)
})

test('names that are guessed end in a refusal for all of a network, and for nobody else', async () => {
  const [picture = ''] = newName().split('-')
  const shown = `${picture}-640.webp`
  await here.site.db?.sql.query('insert into pictures (name, width, height) values ($1, 640, 800)', [picture])
  await here.site.db?.sql.query(
    "insert into local.objects (name, type, body) values ($1, 'image/webp', $2)",
    [shown, new Uint8Array([1, 2, 3])],
  )
  const statuses: number[] = []
  // Sixty a minute, and a minute may end meanwhile.
  for (let at = 0; at < 135; at += 1)
    statuses.push(await ask(newName(), `2001:db8:6:${(at + 16).toString(16)}::1`))
  expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 404))
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(15)
  expect(await ask(newName(), '2001:db8:7:1::1')).toBe(404)
  expect(await ask(shown, '2001:db8:7:1::1')).toBe(200)
  // What the data centre has is no question to anybody.
  expect(await ask(shown, '2001:db8:6:ffff::1')).toBe(200)
})
