import type { VideoObjectLeaf } from 'schema-dts'
import { clinic } from '../../content/clinic.ts'
import { storyTexts as storiesEn } from '../../content/en/stories.ts'
import { storiesPage as pageEn } from '../../content/en/stories-page.ts'
import { teamTexts as teamEn } from '../../content/en/team.ts'
import { videoTexts as videosEn } from '../../content/en/videos.ts'
import { storyTexts as storiesRo } from '../../content/ro/stories.ts'
import { storiesPage as pageRo } from '../../content/ro/stories-page.ts'
import { teamTexts as teamRo } from '../../content/ro/team.ts'
import { videoTexts as videosRo } from '../../content/ro/videos.ts'
import { team } from '../../content/team.ts'
import { videos } from '../../content/videos.ts'
import { caseCategories } from '../../content/vocabulary.ts'
import { absolute } from '../../features/seo/json-ld-clinic.server.ts'
import {
  type AgreedStory,
  agreedStories,
  storyPictures,
} from '../../features/stories/story-card-data.server.ts'
import type { VideoData } from '../../features/stories/video-testimonial.tsx'
import { treatmentHref } from '../../features/treatments/treatment-card-data.server.ts'
import { formatDate } from '../../format/dates.ts'
import { fill } from '../../format/fill.ts'
import { formatPhone } from '../../format/phone.ts'
import { plural } from '../../format/plurals.ts'
import type { Locale } from '../../locale.ts'
import { href } from '../../routes.ts'
import type { PageServer } from '../page-server.ts'
import type { CaseChoice, CaseData, StoriesProps } from './page.tsx'

const texts = {
  ro: { page: pageRo, stories: storiesRo, team: teamRo, videos: videosRo },
  en: { page: pageEn, stories: storiesEn, team: teamEn, videos: videosEn },
}

export default {
  id: 'stories',
  load({ locale, query }) {
    const {
      title,
      lead,
      filter,
      labels,
      pictures,
      results,
      collected,
      contact,
      videos: films,
    } = texts[locale].page
    const { play: _, duration: __, captions: ___, ...videoTexts } = films
    return {
      texts: {
        title,
        lead,
        filter,
        labels,
        pictures,
        results,
        collected,
        contact: { ...contact, call: fill(contact.call, { phone: formatPhone(clinic.phone) }) },
        videos: videoTexts,
      },
      choices: caseChoices(locale),
      category: query.get('categorie') ?? '',
      cases: agreedStories.map((story) => caseData(locale, story)),
      videos: videos.map((video) => videoData(locale, video)),
    }
  },
  meta: (_, { locale }) => texts[locale].page.meta,
  jsonLd: ({ texts, videos }, { locale }) => ({
    name: texts.title,
    type: 'CollectionPage',
    things: videos.map((video) => videoThing(locale, video)),
  }),
  picture: ({ locale }) => ({ title: texts[locale].page.title, illustration: 'after_veneers' }),
} satisfies PageServer<'stories', StoriesProps>

function caseChoices(locale: Locale): CaseChoice[] {
  const { categories, count } = texts[locale].page
  const countOf = (key: string) =>
    agreedStories.filter(({ category }) => key === '' || category === key).length
  return [
    { key: '', name: categories.all, count: plural(countOf(''), count, locale) },
    ...caseCategories.map((key) => ({
      key,
      name: categories[key],
      count: plural(countOf(key), count, locale),
    })),
  ]
}

function caseData(locale: Locale, story: AgreedStory): CaseData {
  const { id, category, treatment, doctor, consent } = story
  const text = texts[locale].stories[id]
  const { consent: consentText, scopes } = texts[locale].page
  return {
    id,
    category,
    title: text.title,
    name: text.name,
    treatment: { text: text.treatment, href: treatmentHref(locale, treatment) },
    duration: text.duration,
    doctor: { text: doctorName(locale, doctor), href: `${href('team', locale)}#${doctor}` },
    about: text.before_after,
    results: text.results,
    testimonial: text.testimonial,
    consent: fill(consentText, {
      id: consent.id,
      scope: scopes[consent.scope],
      date: formatDate(consent.date, locale),
    }),
    pictures: storyPictures(locale, story),
  }
}

function doctorName(locale: Locale, doctor: string): string {
  const member = team.find(({ id }) => id === doctor)
  if (!member) throw new Error(`No ${doctor} in the team`)
  return texts[locale].team[member.id].nume
}

function videoData(locale: Locale, { id, file, poster, seconds }: (typeof videos)[number]): VideoData {
  const { title, name, summary, transcript } = texts[locale].videos[id]
  const { play, duration, captions } = texts[locale].page.videos
  return {
    id,
    title,
    name,
    summary,
    transcript,
    file: `/videos/${file}`,
    captions: { file: `/videos/${id}.${locale}.vtt`, label: captions },
    illustration: poster,
    play: fill(play, { name }),
    duration: fill(duration, { duration: `0:${String(seconds).padStart(2, '0')}` }),
  }
}

/** What is watched on this page. The people in the films are patients: nobody's words are turned into a review. */
function videoThing(locale: Locale, { id, title, summary, transcript, file }: VideoData): VideoObjectLeaf {
  const facts = videos.find((video) => video.id === id)
  if (!facts) throw new Error(`No video ${id}`)
  return {
    '@type': 'VideoObject',
    '@id': `${absolute(href('stories', locale))}#${id}`,
    name: title,
    description: summary,
    thumbnailUrl: absolute(`/videos/${id}.jpg`),
    contentUrl: absolute(file),
    uploadDate: facts.uploaded_on,
    duration: `PT${facts.seconds}S`,
    transcript: transcript.join(' '),
  }
}
