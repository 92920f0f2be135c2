import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { requestBody } from '../../scripts/request-body.ts'
import { countablePath } from '../../src/features/insights/missing.ts'
import { insightReader } from '../../src/features/insights/reader.server.ts'

test('in production the SQL API is asked with the token, and its answer is read', async () => {
  const asked: string[] = []
  const answers = [
    { status: 200, body: { data: [{ key0: '/preturi', key1: 'ro', count: '12', p75: 1 }] } },
    { status: 403, body: {} },
  ]
  const server = createServer(async (request, response) => {
    const { url, headers } = request
    asked.push(`${url} ${headers.authorization} ${await requestBody(request)}`)
    const { status, body } = answers.shift() ?? { status: 500, body: {} }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const access = { account: 'cont', token: 'cheie', dataset: 'masuri', api: `http://127.0.0.1:${port}` }
  const reader = insightReader({}, access)
  const question = { kind: 'view', by: ['detail', 'locale'], days: 30, limit: 20 } as const
  expect(await reader?.read(question)).toEqual([{ keys: ['/preturi', 'ro'], count: 12, p75: 1 }])
  await expect(reader?.read(question)).rejects.toThrow('403')
  await new Promise((resolve) => server.close(resolve))
  expect(asked[0]).toBe(
    '/accounts/cont/analytics_engine/sql Bearer cheie SELECT blob3 AS key0, blob4 AS key1, ' +
      'SUM(_sample_interval) AS count, quantileExactWeighted(0.75)(double1, _sample_interval) AS p75 FROM masuri ' +
      "WHERE blob1 = 'view' AND timestamp > NOW() - INTERVAL '30' DAY GROUP BY key0, key1 " +
      'ORDER BY count DESC LIMIT 20 FORMAT JSON',
  )
})

test('without access nothing is read, and that is known', () => {
  expect(insightReader({}, null)).toBeNull()
})

test('of addresses without a page only those are counted that cannot name anybody', () => {
  for (const path of ['/promotii', '/pagina-veche.html', '/tratamente/implant-all-on-4', '/contact.php'])
    expect(countablePath(path)).toBe(path)
  for (const path of [
    '/ana.pop@exemplu.ro',
    '/0722123456',
    '/programare/40712034567',
    '/%C3%A2',
    '/wp-login.php',
    '/.env',
    '/a/../b',
    '/admin/ceva',
    `/${'a'.repeat(40)}`,
    '/poza.jpg',
    '/',
  ])
    expect(countablePath(path), path).toBeNull()
})
