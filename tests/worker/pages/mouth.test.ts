import { expect, test } from 'vitest'
import { mouthRegions } from '../../../src/content/complaints/mouth.ts'
import { symptomIds } from '../../../src/content/complaints/symptoms.ts'
import { isOffered } from '../../../src/content/offered-treatments.ts'
import { treatmentKeys } from '../../../src/content/treatment-list.ts'
import { treatments } from '../../../src/content/treatments.ts'
import { wholeTreatments } from '../../../src/content/whole-treatments.ts'
import { priceSnapshot } from '../../../src/features/prices/snapshot.ts'
import { legacyRedirects } from '../../../src/features/redirects/table.ts'
import { treatmentHref } from '../../../src/features/treatments/treatment-card-data.server.ts'
import { locales, speaks } from '../../../src/locale.ts'
import { href } from '../../../src/routes.ts'
import { comparison, isOn, totalOf } from '../../support/samples/examples.ts'
import { sharedSite } from '../../support/site/shared.ts'

const site = await sharedSite('production')
const read = async (path: string) => (await site.fetch(path)).text()
const isListed = (row: string) => priceSnapshot.items.some(({ id }) => id === row)
const linksOf = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link)

test.each(locales)(
  'every place of the mouth in %s is a link in the drawing and a heading below',
  async (locale) => {
    const html = await read(href('mouth', locale))
    const drawn = [
      ...html.matchAll(/<a class="mouth-link" href="#([a-z]+)">.*?<text[^>]*>([^<]+)<\/text><\/a>/gs),
    ].map(([, id, name]) => [id, name])
    const listed = [
      ...html.matchAll(
        /<summary[^>]*><h2>([^<]+)<\/h2>(?:(?!<\/summary>).)*<\/summary><div class="mouth-told" id="([a-z]+)">/g,
      ),
    ].map(([, name, id]) => [id, name])
    expect(drawn.map(([id]) => id)).toEqual(mouthRegions.map(({ id }) => id))
    expect(drawn).toEqual(listed)
  },
)

test.each(locales)(
  'the drawn mouth in %s leads to every treatment, symptom and its prices',
  async (locale) => {
    const links = linksOf(await read(href('mouth', locale))).map((link) =>
      link.replace(/\?durere=[\w-]+/, ''),
    )
    for (const { key } of treatments) expect(links).toContain(treatmentHref(locale, key))
    const symptoms = links.filter((link) => link.startsWith(`${href('inPain', locale)}#`))
    const told = isOn(href('inPain', locale)) ? symptomIds : []
    expect(new Set(symptoms)).toEqual(new Set(told.map((id) => `${href('inPain', locale)}#${id}`)))
    for (const { rows, wholes } of mouthRegions) {
      // A clinic that does not offer everything has no price for everything.
      for (const row of treatmentKeys.every(isOffered) ? rows : rows.filter(isListed))
        expect(links).toContainEqual(expect.stringMatching(new RegExp(`/preturi/[a-z-]+#${row}$`)))
      for (const whole of wholes) {
        const { slug = '', treatment } = wholeTreatments.find(({ id }) => id === whole) ?? {}
        if (treatment !== undefined && isOffered(treatment))
          expect(links).toContain(href('total', locale, { slug }))
      }
    }
  },
)

test('the drawn mouth is found from the list of treatments, in the sitemap and, where the table has it, under plain English', async () => {
  for (const locale of locales) {
    expect(linksOf(await read(href('treatments', locale)))).toContain(href('mouth', locale))
    expect(await read('/sitemap.xml')).toContain(`${href('mouth', locale)}</loc>`)
  }
  if (!speaks('en') || !legacyRedirects.some(({ from }) => from.includes('/where-it-hurts'))) return
  const answer = await site.fetch('/en/where-it-hurts')
  expect([answer.status, answer.headers.get('location')]).toEqual([301, `${href('mouth', 'ro')}?lang=en`])
})

test('the payload of a document leaves out what stands in the markup alone; a page the browser makes has all of it', async () => {
  const payloadOf = (html: string): unknown =>
    JSON.parse(/id="payload">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')
  const asked = [
    ['/unde-va-supara', 'regions', null],
    ['/ma-doare-acum', 'advice', 'symptoms'],
    [comparison, 'comparison', null],
    [totalOf('implant'), 'texts', null],
  ] as const
  for (const [path, left, kept] of asked) {
    if (path === null || !isOn(path)) continue
    const inDocument = payloadOf(await read(path))
    const inData: unknown = await (await site.fetch(`/_data${path}`)).json()
    expect(inDocument).not.toHaveProperty(`props.${left}`)
    expect(inData).toHaveProperty(`props.${left}`)
    if (kept !== null) expect(inDocument).toHaveProperty(`props.${kept}`)
  }
})

const askedTotals = [
  ['/tratamente?q=cat+costa+un+implant', 'implant'],
  ['/tratamente?q=pret+total+aparat+dentar', 'metal-braces'],
  ['/en/tratamente?q=how+much+do+veneers+cost', 'six-veneers'],
].flatMap(([path = '', whole]) => {
  const slug = wholeTreatments.find(({ id }) => id === whole)?.slug
  return slug === undefined ? [] : [[path, `${path.replace(/tratamente.*/, '')}cat-costa-in-total/${slug}`]]
})

test.each(
  [
    ...askedTotals,
    ['/tratamente?q=pret+total', '/cat-costa-in-total'],
    ['/en/tratamente?q=total+cost', '/en/cat-costa-in-total'],
  ].filter(([path = '', target = '']) => isOn(path) && isOn(target)),
)('whoever asks %s is led to %s', async (path, target) => {
  const answer = /<div class="treatments-answer".*?<nav /s.exec(await read(path))?.[0] ?? ''
  expect(linksOf(answer)).toContain(target)
})
