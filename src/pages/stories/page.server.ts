import type { VideoObjectLeaf } from 'schema-dts'
import { clinic } from '../../content/clinic.ts'
import type { VideoText } from '../../content/schema.ts'
import type { VideoFormat, VideoId } from '../../content/stories/videos.ts'
import { loadTextsWith, type Texts } from '../../content/texts.ts'

import { caseCategories } from '../../content/vocabulary.ts'
import { absolute } from '../../features/seo/json-ld-clinic.server.ts'
import { type Film, filmChoice, films } from '../../features/stories/films.ts'
import { type ShownStory, shownStories } from '../../features/stories/shown-stories.server.ts'
import { firstSentence, storyPictures } from '../../features/stories/story-card-data.server.ts'
import type { VideoData } from '../../features/stories/video-testimonial.tsx'
import { type StoriesPageTexts, storiesPageWords } from '../../features/stories/words.server.ts'
import { placeOf } from '../../features/team/own-page.ts'
import { type ShownMember, shownTeam } from '../../features/team/shown-team.server.ts'
import { offeredTreatmentHref } from '../../features/treatments/treatment-card-data.server.ts'
import { dayWithZone } from '../../format/dates.ts'
import { formatDate } from '../../format/dates-in-words.ts'
import { fill } from '../../format/fill.ts'
import { formatPhone } from '../../format/phone.ts'
import { plural } from '../../format/plurals.ts'
import type { Locale } from '../../locale.ts'
import { href } from '../../routes.ts'
import type { PageServer } from '../page-server.ts'
import type { AboutCase } from './case.tsx'
import type { CaseChoice, CaseData, StoriesProps } from './page.tsx'

type PageTexts = Texts<'storyTexts' | 'teamTexts' | 'videoTexts'> & StoriesPageTexts

export default {
  id: 'stories',
  async load({ locale, query, now, data }) {
    const texts = await loadTextsWith(
      locale,
      { storiesPage: storiesPageWords },
      'storyTexts',
      'teamTexts',
      'videoTexts',
    )
    const [{ members }, { stories }] = await Promise.all([data.team(), data.stories()])
    const team = shownTeam(texts, members)
    const cases = shownStories(texts, stories, now)
    const {
      title,
      lead,
      filter,
      labels,
      pictures,
      photographs,
      results,
      collected,
      contact,
      whole,
      videos: { title: filmsTitle, lead: filmsLead, sample, transcript, unavailable },
    } = texts.storiesPage
    return {
      texts: {
        title,
        lead,
        filter,
        labels,
        pictures: cases.some(({ photos }) => photos !== null) ? photographs : pictures,
        results,
        collected,
        contact: { ...contact, call: fill(contact.call, { phone: formatPhone(clinic.phone) }) },
        whole,
        videos: { title: filmsTitle, lead: filmsLead, sample, transcript, unavailable },
      },
      choices: caseChoices(texts, cases),
      category: query.get('categorie') ?? '',
      filmChoice,
      cases: cases.map((story) => caseData(texts, team, story)),
      videos: films.map((video) => videoData(texts, video)),
    }
  },
  inDocument: ({ cases, ...props }) => ({
    ...props,
    cases: cases.map(({ id, category }) => ({ id, category })),
  }),
  meta: async (_, { locale }) => (await storiesPageWords(locale)).meta,
  jsonLd: ({ texts, videos }, { locale }) => ({
    name: texts.title,
    type: 'CollectionPage',
    things: videos.map((video) => videoThing(locale, video)),
  }),
  picture: async ({ locale }) => ({
    title: (await storiesPageWords(locale)).title,
    illustration: 'after_veneers',
  }),
} satisfies PageServer<'stories', StoriesProps>

function caseChoices({ locale, storiesPage }: PageTexts, cases: readonly ShownStory[]): CaseChoice[] {
  const { categories, count, videos } = storiesPage
  const countOf = (key: string) => cases.filter(({ category }) => key === '' || category === key).length
  return [
    { key: '', name: categories.all, count: plural(countOf(''), count, locale) },
    ...(films.length > 0
      ? [{ key: filmChoice, name: videos.choice, count: plural(films.length, videos.count, locale) }]
      : []),
    ...caseCategories.map((key) => ({
      key,
      name: categories[key],
      count: plural(countOf(key), count, locale),
    })),
  ]
}

function caseData(texts: PageTexts, team: readonly ShownMember[], story: ShownStory): CaseData {
  const { locale } = texts
  const { id, category, treatment, doctor, consent, text } = story
  const { consent: consentText, scopes } = texts.storiesPage
  const about = {
    title: text.title,
    name: text.name,
    treatment: { text: text.treatment, href: offeredTreatmentHref(locale, treatment) },
    duration: text.duration,
    doctor: dentistOf(texts, team, doctor),
    about: text.before_after,
    results: text.results,
    quote: firstSentence(text.testimonial),
    testimonial: text.testimonial,
    consent: fill(consentText, {
      scope: scopes[consent.scope],
      date: formatDate(consent.date, locale),
    }),
    pictures: storyPictures(texts, story),
  }
  return { id, category, about }
}

function dentistOf(texts: PageTexts, team: readonly ShownMember[], id: string): AboutCase['doctor'] {
  const dentist = team.find((member) => member.id === id)
  return dentist === undefined
    ? { text: texts.storiesPage.formerDoctor, href: null }
    : { text: dentist.nume, href: placeOf(texts.locale, dentist) }
}

function videoData(
  { locale, storiesPage, videoTexts }: PageTexts,
  { id, formats, poster, seconds }: Film,
): VideoData {
  const { title, name, summary, transcript }: VideoText = videoTexts[id]
  const { play, duration, captions } = storiesPage.videos
  return {
    id,
    title,
    name,
    summary,
    transcript,
    file: fileOf(id, formats.find((format) => format === 'mp4') ?? formats[0]),
    sources: formats.map((format) => ({ src: fileOf(id, format), type: `video/${format}` })),
    captions: { file: `/videos/${id}.${locale}.vtt`, label: captions },
    illustration: poster,
    play: fill(play, { name }),
    duration: fill(duration, { duration: `0:${String(seconds).padStart(2, '0')}` }),
  }
}

function fileOf(id: VideoId, format: VideoFormat): string {
  return `/videos/${id}.${format}`
}

/** The films of the page. The people in them are patients: their words are not marked up as reviews. */
function videoThing(locale: Locale, { id, title, summary, transcript, file }: VideoData): VideoObjectLeaf {
  const facts = films.find((video) => video.id === id)
  if (!facts) throw new Error(`No video ${id}`)
  return {
    '@type': 'VideoObject',
    '@id': `${absolute(href('stories', locale))}#${id}`,
    name: title,
    description: summary,
    thumbnailUrl: absolute(`/videos/${id}.jpg`),
    contentUrl: absolute(file),
    uploadDate: dayWithZone(facts.uploaded_on),
    duration: `PT${facts.seconds}S`,
    transcript: transcript.join(' '),
  }
}
