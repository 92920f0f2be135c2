import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clinic as sample } from '../../src/content/clinic.ts'
import { teamTexts } from '../../src/content/ro/team.ts'
import { href } from '../../src/routes.ts'
import { makeSecondClinic } from '../support/second-clinic.ts'

let second: Awaited<ReturnType<typeof makeSecondClinic>>
beforeAll(async () => {
  second = await makeSecondClinic()
}, 300_000)
afterAll(() => second.remove())

const documents = () => second.pages.filter(({ html }) => html !== '')
const unwritten = ['/en', '/nu-exista', '/en/nu-exista', '/admin/prices']

test('a clinic with other people, no stories, films, articles or English compiles', () => {
  expect(second.complaints).toBe('')
})

test('every link of it leads somewhere', () => {
  const lost = second.pages.filter(({ status, address }) => status !== 200 && !unwritten.includes(address))
  expect(lost.map(({ address, from, status }) => `${from} → ${address}: ${status}`)).toEqual([])
  expect(documents().length).toBeGreaterThan(25)
  expect(second.errors).toEqual([])
})

test('what is switched off has no link, no address in the sitemap and no form', () => {
  const off = [
    href('stories', 'ro'),
    href('news', 'ro'),
    href('newsletter', 'ro'),
    '/feed.xml',
    '/api/newsletter',
    'hreflang="en"',
  ]
  const linked = documents()
    .filter(({ status }) => status === 200)
    .flatMap(({ address, html }) =>
      off
        .filter((path) => html.includes(`="${path}"`) || (path.includes('=') && html.includes(path)))
        .map((path) => `${address}: ${path}`),
    )
  expect(linked).toEqual([])
  expect(off.filter((path) => second.sitemap.includes(`${path}<`))).toEqual([])
})

test('each page has a title of its own, in the name of the clinic where it names one', () => {
  const titles = documents()
    .filter(({ status, address }) => status === 200 && !address.includes('?'))
    .map(({ html }) => /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '')
  expect(titles.filter((title, index) => title === '' || titles.indexOf(title) !== index)).toEqual([])
  expect(titles.some((title) => title.includes('Dentalis Nord'))).toBe(true)
})

test('nothing of the sample clinic is left in what is shipped', () => {
  const people = Object.values(teamTexts).map(({ nume }) => nume.replace('Dr. ', ''))
  const ours = [
    sample.phone,
    sample.email,
    sample.origin,
    sample.address.street,
    sample.legal.name,
    ...people,
  ]
  const dist = join(second.clinic, 'dist/production')
  const files = globSync('**/*.{js,css,html,svg,json,txt,webmanifest}', { cwd: dist })
  expect(files.length).toBeGreaterThan(100)
  const left = files.flatMap((file) => {
    const text = readFileSync(join(dist, file), 'utf8')
    const named = new RegExp(`(?<!după-)\\b${sample.name}`, 'i').exec(text)?.[0]
    return [...ours.filter((fact) => text.includes(fact)), ...(named === undefined ? [] : [named])].map(
      (fact) => `${file}: ${fact}`,
    )
  })
  expect(left).toEqual([])
})
