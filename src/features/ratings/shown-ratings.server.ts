import type { Rating } from '../../content/evidence.ts'
import { sampleRatings } from '../../content/sample-evidence.ts'
import { wordsBeside } from '../../content/words-beside.ts'
import { formatDate } from '../../format/dates-in-words.ts'
import { fill } from '../../format/fill.ts'
import { formatNumber } from '../../format/numbers.ts'
import { plural } from '../../format/plurals.ts'
import type { Locale } from '../../locale.ts'
import type { RatingLinesData } from './rating-places.tsx'
import type { PublishedRatings } from './ratings.server.ts'

const ratingsWords = wordsBeside((l): Promise<typeof import('./ro.ts')> => import(`./${l}.ts`))

/** The places in words, and the way to the clinic's own figures; null where it has neither. What nobody has read of a place is left out. */
export async function shownRatings(
  locale: Locale,
  published: PublishedRatings['places'],
  outcomes: RatingLinesData['outcomes'] = null,
): Promise<RatingLinesData | null> {
  const places = published ?? sampleRatings
  if (places.length === 0 && outcomes === null) return null
  const { title, checked, sample, average, count, readOn } = await ratingsWords(locale)
  return {
    title,
    checked,
    outcomes,
    places: places.map((place) => ({
      id: place.id,
      name: place.name,
      href: place.url,
      figures: [
        ...(place.average === null
          ? []
          : [
              fill(average, {
                average: formatNumber(place.average, locale),
                highest: place.best,
              }),
            ]),
        ...(place.count === null ? [] : [plural(place.count, count, locale)]),
      ].join(', '),
      readOn: fill(readOn, { date: formatDate(place.read_on, locale) }),
      sample: isInvented(place) ? sample : null,
    })),
  }
}

/** Nobody has an address that ends so (RFC 2606). */
function isInvented({ url }: Rating): boolean {
  return new URL(url).hostname.endsWith('.example')
}
