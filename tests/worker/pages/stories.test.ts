import { expect, test } from 'vitest'
import { modules } from '../../../src/content/clinic.ts'
import { isOffered } from '../../../src/content/offered-treatments.ts'
import type { StoryText } from '../../../src/content/schema.ts'
import type { StoryId } from '../../../src/content/stories/stories.ts'
import { type Video, type VideoId, videos } from '../../../src/content/stories/videos.ts'
import { loadTexts } from '../../../src/content/texts.ts'
import { treatments } from '../../../src/content/treatments.ts'
import { storiesPageWords } from '../../../src/features/stories/words.server.ts'
import { locales } from '../../../src/locale.ts'
import { hasPage, href } from '../../../src/routes.ts'
import { visibleText } from '../../support/pages/html.ts'
import { shownStories } from '../../support/samples/examples.ts'
import { sharedSite } from '../../support/site/shared.ts'

const site = await sharedSite('production')
const html = async (path: string) => (await site.fetch(path)).text()
const storiesIn = (page: string) => page.match(/<article id="[a-z0-9-]+" class="story"/g)?.length ?? 0
const filmsIn = (page: string) => page.match(/<article class="video-testimonial"/g)?.length ?? 0
const films: readonly (Video & { id: VideoId })[] = hasPage('stories') && modules.videos ? videos : []

test.skipIf(!hasPage('stories') || shownStories.length === 0).each(locales)(
  'a story comes first in %s, then what an outcome does not promise; consent and whole words stay with each',
  async (locale) => {
    const { pictures, photographs, results, whole, collected } = await storiesPageWords(locale)
    const page = await html(href('stories', locale))
    const read = visibleText(page)
    const { storyTexts } = await loadTexts(locale, 'storyTexts')
    const textOf = (id: StoryId): StoryText => storyTexts[id]
    const [first] = shownStories
    const title = first ? textOf(first.id).title : ''
    const places = [title, results, collected.title].map((text) => read.indexOf(visibleText(`<body>${text}`)))
    expect(places).toEqual(places.filter((place) => place >= 0).toSorted((a, b) => a - b))
    expect([pictures, photographs].some((text) => read.includes(visibleText(`<body>${text}`)))).toBe(true)
    expect(storiesIn(page)).toBe(shownStories.length)
    expect(page.split(`>${whole}</summary>`)).toHaveLength(shownStories.length + 1)
    for (const { id } of shownStories) expect(read).toContain(visibleText(`<body>${textOf(id).testimonial}`))
  },
)

test.skipIf(films.length === 0).each(locales)(
  'films are found in %s: by their choice, from home, from their treatment',
  async (locale) => {
    const words = await storiesPageWords(locale)
    const list = href('stories', locale)
    const page = await html(`${list}?categorie=film`)
    expect([storiesIn(page), filmsIn(page)]).toEqual([0, films.length])
    expect(visibleText(page)).toContain(words.videos.choice)
    expect(filmsIn(await html(list))).toBe(films.length)
    expect(filmsIn(await html(`${list}?categorie=implant`))).toBe(0)
    if (shownStories.length > 0)
      expect(await html(href('home', locale))).toContain(`href="${list}?categorie=film"`)
    for (const { id, treatment } of films.filter((film) => isOffered(film.treatment))) {
      const { slug = '' } = treatments.find(({ key }) => key === treatment) ?? {}
      expect(await html(href('treatment', locale, { slug }))).toContain(`href="${list}?categorie=film#${id}"`)
      expect(page).toContain(`<li id="${id}">`)
    }
  },
)
