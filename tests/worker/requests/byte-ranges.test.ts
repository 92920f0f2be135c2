import { describe, expect, test } from 'vitest'
import { modules } from '../../../src/content/clinic.ts'
import { type Video, videos } from '../../../src/content/stories/videos.ts'
import { sharedSite } from '../../support/site/shared.ts'

const site = await sharedSite('production')
const films: readonly Video[] = modules.videos ? videos : []
/** Files of one kind are answered by the same code. */
const files = [
  '/favicon.svg',
  ...films.slice(0, 1).flatMap(({ id, formats }) => formats.map((format) => `/videos/${id}.${format}`)),
]

const ask = (path: string, headers: Record<string, string>, method = 'GET') =>
  site.fetch(path, { method, headers: { 'accept-encoding': 'identity', ...headers } })

describe.each(files)('%s', async (path) => {
  const answer = await ask(path, {})
  const whole = Buffer.from(await answer.arrayBuffer())
  const size = whole.byteLength
  const { headers } = answer

  test('says that it can be had in parts', () => {
    expect([answer.status, headers.get('accept-ranges')]).toEqual([200, 'bytes'])
  })

  test.each([
    ['bytes=0-1', 0, 1],
    ['bytes=0-', 0, size - 1],
    [`bytes=${size - 3}-${size + 99}`, size - 3, size - 1],
    ['bytes=-5', size - 5, size - 1],
    [`bytes=-${size + 99}`, 0, size - 1],
    [`bytes=${size >> 1}-${(size >> 1) + 9}`, size >> 1, (size >> 1) + 9],
  ])('%s is that part of it', async (range, first, last) => {
    const part = await ask(path, { range })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes ${first}-${last}/${size}`)
    expect(part.headers.get('content-length')).toBe(String(last - first + 1))
    for (const name of ['content-type', 'content-security-policy', 'etag', 'cache-control'])
      expect(part.headers.get(name)).toBe(headers.get(name))
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(first, last + 1))
  })

  test.each([`bytes=${size}-`, 'bytes=-0'])('%s is none of it', async (range) => {
    const part = await ask(path, { range })
    expect([part.status, part.headers.get('content-range')]).toEqual([416, `bytes */${size}`])
    expect(await part.text()).toBe('')
  })

  test.each(['bytes=5-2', 'bytes=-', 'bytes=a-b', 'lines=1-2', 'bytes=0-1,4-5'])(
    '%s is answered with the whole',
    async (range) => {
      const answer = await ask(path, { range })
      expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, size])
    },
  )

  test('the rest of another version is not added to what somebody has', async () => {
    const etag = headers.get('etag') ?? ''
    const range = 'bytes=4-'
    expect(etag).toMatch(/^"/)
    expect((await ask(path, { range, 'if-range': etag })).status).toBe(206)
    for (const other of ['"another"', `W/${etag}`, 'Sat, 28 Nov 2026 10:00:00 GMT'])
      expect((await ask(path, { range, 'if-range': other })).status).toBe(200)
    expect((await ask(path, { range, 'if-none-match': etag })).status).toBe(304)
  })

  test('who asks what it is like gets no part', async () => {
    expect((await ask(path, { range: 'bytes=0-1' }, 'HEAD')).status).toBe(200)
  })
})
