import { expect, test } from 'vitest'
import { clinic } from '../../../src/content/clinic.ts'
import { isOffered } from '../../../src/content/offered-treatments.ts'
import { rooms } from '../../../src/content/rooms.ts'
import type { Room } from '../../../src/content/schema.ts'
import { loadTexts } from '../../../src/content/texts.ts'
import { treatments } from '../../../src/content/treatments.ts'
import { mapDrawing } from '../../../src/features/rooms/map-drawing.server.ts'
import { roomsWords } from '../../../src/features/rooms/words.server.ts'
import { escapeHtml } from '../../../src/http/escape-html.ts'
import { locales } from '../../../src/locale.ts'
import { href } from '../../../src/routes.ts'
import { decodeHtml, graphOf, visibleText } from '../../support/pages/html.ts'
import { sharedSite } from '../../support/site/shared.ts'
import { some } from '../../support/some.ts'

const site = await sharedSite('production')
const html = async (path: string) => (await site.fetch(path)).text()
const built: readonly (Room & { id: keyof Awaited<ReturnType<typeof captionsOf>> })[] = rooms
const captionsOf = async (locale: (typeof locales)[number]) =>
  (await loadTexts(locale, 'roomTexts')).roomTexts

test.each(locales)('without photographs each room is drawn in %s, and says that it is', async (locale) => {
  const captions = await captionsOf(locale)
  const { drawn } = await roomsWords(locale)
  const page = await html(href('rooms', locale))
  const read = visibleText(page)
  const inside = some(built.filter(({ kind }) => kind !== 'map'))
  for (const { id, kind } of inside) {
    expect(read, id).toContain(visibleText(`<body>${captions[id].caption}`))
    expect(page, id).toContain(`#room_${kind}"`)
  }
  expect(page.match(/<figure class="room/g)).toHaveLength(inside.length + 1)
  expect(page.match(new RegExp(`class="room-drawn">${drawn}<`, 'g'))).toHaveLength(inside.length + 1)
  expect(page).not.toContain('/pictures/')
  // A drawing is a photograph of nothing.
  expect(graphOf(page).some((thing) => 'photo' in thing)).toBe(false)
})

test.each(locales)('the rooms stand where they are asked for in %s', async (locale) => {
  const captions = await captionsOf(locale)
  const shows = async (path: string, room: (typeof built)[number]) =>
    expect(visibleText(await html(path)), `${path} ${room.id}`).toContain(
      visibleText(`<body>${captions[room.id].caption}`),
    )
  for (const room of built)
    switch (room.kind) {
      case 'entrance':
        await shows(href('home', locale), room)
        await shows(href('contact', locale), room)
        break
      case 'treatment':
      case 'sterilisation':
        await shows(href('home', locale), room)
        await shows(href('team', locale), room)
        break
      case 'equipment':
        for (const { key, slug } of treatments)
          if (isOffered(key) && room.treatments.includes(key))
            await shows(href('treatment', locale, { slug }), room)
        break
    }
})

test.each(locales)(
  'the way to the clinic is drawn and planned in %s, and loads nothing from elsewhere',
  async (locale) => {
    const { latitude, longitude } = clinic.coordinates
    const { way } = await roomsWords(locale)
    for (const path of [href('contact', locale), href('rooms', locale)]) {
      const page = await html(path)
      const [, here = ''] = /class="way-here[^"]*">(.*?)<\/div>/s.exec(page) ?? []
      const links = [...here.matchAll(/<a href="([^"]+)" rel="noopener external">([^<]+)/g)]
      expect(links.map(([, , text]) => decodeHtml(text ?? ''))).toEqual(Object.values(way.links))
      for (const [, address = ''] of links) {
        const { searchParams, protocol } = new URL(decodeHtml(address))
        const said = [...searchParams.values()].join(' ')
        expect([path, protocol]).toEqual([path, 'https:'])
        expect(said).toContain(String(latitude))
        expect(said).toContain(String(longitude))
      }
      const [, drawn, file = ''] =
        /<svg[^>]*aria-label="([^"]+)"><use href="([^"#]+)#room_map"/.exec(here) ?? []
      const known = mapDrawing()
      if (known === null) expect(here).toContain('#map"')
      else {
        // In words for who does not see it, and in a file of this site that says the same by name.
        const sprite = await html(file)
        const [map = ''] = /<symbol id="room_map".*?<\/symbol>/s.exec(sprite) ?? []
        expect(map).toContain(`>${escapeHtml(clinic.name)}<`)
        for (const { name } of known.streets) {
          expect(decodeHtml(drawn ?? '')).toContain(name)
          expect(map).toContain(`>${escapeHtml(name)}<`)
        }
      }
      expect(here).not.toMatch(/<(?:img|iframe|script|use)[^>]*(?:src|href)="https?:/)
    }
  },
)
