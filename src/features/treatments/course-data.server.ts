import { sources } from '../../content/sources.ts'
import type { Texts } from '../../content/texts.ts'
import type { Course } from '../../content/treatment-facts.ts'
import { type TreatmentKey, treatmentFacts } from '../../content/treatment-list.ts'
import { fill } from '../../format/fill.ts'
import { pluralRange } from '../../format/plurals.ts'
import type { PeriodTexts } from '../whole-treatments/periods/words.server.ts'
import type { CourseLineTexts } from './course/words.server.ts'
import type { CourseData } from './course-line.tsx'

type CourseWords = PeriodTexts & CourseLineTexts

/** The course of a treatment, as drawing data and in words. */
export function courseData(
  texts: CourseWords & Texts<'treatmentTexts'>,
  treatment: TreatmentKey,
): CourseData {
  return courseLine(texts, treatmentFacts[treatment].course, texts.treatmentTexts[treatment].course)
}

/** A course as drawing data; `of` names its case. */
export function courseLine(texts: CourseWords, course: Course, of: string): CourseData {
  const { courseTexts, locale } = texts
  const { facts, none, sameDay, drawn, scale, title, note } = courseTexts
  const inWords = courseInWords(texts, course)
  const { chair, numb, sore } = course
  const visitEnd = chair[1] / 60
  const [, hours] = courseHours(course)
  const studies = course.sources.map((name) => sources[name])
  return {
    title,
    of,
    words: wordsOf(texts, course, inWords),
    facts: [
      { label: facts.chair, value: inWords.chair },
      { label: facts.numb, value: inWords.numb ?? none.numb },
      { label: facts.sore, value: inWords.sore ?? none.sore },
      { label: facts.visits, value: pluralRange(...course.visits, plainCount, locale) },
      { label: facts.done, value: inWords.done ?? sameDay },
    ],
    line: {
      chair: place(visitEnd),
      numb: numb && place(visitEnd + numb[1]),
      sore: sore && { from: place(sore.days[0] * 24), to: place(sore.days[1] * 24), level: sore.level },
      done: Math.max(
        place(hours),
        place(visitEnd + (numb?.[1] ?? 0)),
        place(sore === null ? 0 : sore.days[1] * 24),
      ),
    },
    drawn: { chair: drawn.chair, sore: sore && drawn[sore.level], done: drawn.done },
    scale: (['hour', 'day', 'week', 'month', 'year'] as const).map((unit) => ({
      label: scale[unit],
      at: place(hoursIn[unit]),
    })),
    note: [note, ...studies.map((study) => `${courseTexts.sources}: ${study}`)].join(' '),
  }
}

/** How long it takes and how it feels, in a line each. */
export function courseInBrief(texts: CourseWords, course: Course): { duration: string; pain: string } {
  const { brief } = texts.courseTexts
  const { chair, done, sore } = courseInWords(texts, course)
  const visits = pluralRange(...course.visits, texts.courseTexts.visits, texts.locale)
  const after = course.sore && sore ? fill(brief[course.sore.level], { period: sore }) : brief.none
  return {
    duration: `${done ?? chair}, ${visits}`,
    pain: fill(course.numb === null ? brief.noNumb : brief.numb, { after }),
  }
}

/** The total duration, minimum and maximum. */
export function courseHours({ chair, done }: Course): readonly [number, number] {
  if (done === null) return [chair[0] / 60, chair[1] / 60]
  return [done.from * hoursIn[done.unit], done.to * hoursIn[done.unit]]
}

/** Its durations in words; null where there is none. */
export function courseInWords(
  { periods, courseTexts, locale }: CourseWords,
  { chair, numb, sore, visits, done }: Course,
) {
  return {
    chair: pluralRange(...chair, periods.minute, locale),
    numb: numb && pluralRange(...numb, periods.hour, locale),
    sore: sore && pluralRange(...sore.days, periods.day, locale),
    visits: pluralRange(...visits, courseTexts.visits, locale),
    done: done && pluralRange(done.from, done.to, periods[done.unit], locale),
  }
}

function wordsOf(
  { courseTexts: { words } }: CourseWords,
  course: Course,
  inWords: ReturnType<typeof courseInWords>,
): string {
  const { sore, again } = course
  return [
    fill(words.chair, { period: inWords.chair }),
    inWords.numb === null ? words.noNumb : fill(words.numb, { period: inWords.numb }),
    sore === null || inWords.sore === null ? words.noSore : fill(words[sore.level], { period: inWords.sore }),
    ...(again ? [words.again] : []),
    inWords.done === null
      ? words.sameDay
      : fill(words.done, { period: inWords.done, visits: inWords.visits }),
  ].join(' ')
}

const plainCount = { one: '{count}', other: '{count}' }
const hoursIn = { hour: 1, day: 24, week: 168, month: 730, year: 8760 } as const

/** A logarithmic scale from ten minutes to three years. */
const [shortest, longest] = [1 / 6, 3 * hoursIn.year]

/** The position of a moment, in thousandths of the width. */
function place(hours: number): number {
  return Math.max(0, Math.round((1000 * Math.log(hours / shortest)) / Math.log(longest / shortest)))
}
