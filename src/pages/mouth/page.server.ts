import { homeDrawing } from '../../content/clinic.ts'
import { articleAbout, mouthRegions } from '../../content/complaints/mouth.ts'
import { isOffered } from '../../content/offered-treatments.ts'
import { loadTextsWith, type Texts } from '../../content/texts.ts'
import { wordsBeside } from '../../content/words-beside.ts'
import { mapDeferred } from '../../deferred.ts'
import type { ComplaintWords } from '../../features/complaints/ro.ts'
import { complaintWords } from '../../features/complaints/words.server.ts'
import { type InstalmentsTexts, instalmentsWords } from '../../features/instalments/words.server.ts'
import { offerNotes, offerReductions } from '../../features/offer/offer-notes.server.ts'
import { type OfferTexts, offerWords } from '../../features/offer/words.server.ts'
import type { PriceAmount } from '../../features/prices/amount.tsx'
import { priceLinesData } from '../../features/prices/price-lines-data.server.ts'
import { priceParts } from '../../features/prices/price-text.ts'
import type { PriceList } from '../../features/prices/schema.ts'
import { type PricesTexts, pricesWords } from '../../features/prices/words.server.ts'
import { treatmentHref } from '../../features/treatments/treatment-card-data.server.ts'
import { wholeLines } from '../../features/whole-treatments/whole-lines-data.server.ts'
import { fromEntries } from '../../format/from-entries.ts'
import { layoutWords } from '../../layout/words.server.ts'
import type { Locale } from '../../locale.ts'
import { hasPage, href } from '../../routes.ts'
import type { Data } from '../../sources/data.ts'
import { withSheet } from '../../ui/sheet/sheet.ts'
import type { PageServer } from '../page-server.ts'
import type { LinkData, MouthProps, MouthRegion } from './props.ts'
import type { MouthWords } from './ro.ts'

type Region = (typeof mouthRegions)[number]
type PriceTexts = InstalmentsTexts & OfferTexts & PricesTexts & Texts<'wholeTexts'> & { mouth: MouthWords }

const wordsIn = wordsBeside((l): Promise<typeof import('./ro.ts')> => import(`./${l}.ts`))

export default {
  id: 'mouth',
  async load({ locale, now, data }) {
    const texts = await loadTextsWith(
      locale,
      {
        complaints: complaintWords,
        instalments: instalmentsWords,
        layout: layoutWords,
        offer: offerWords,
        prices: pricesWords,
      },
      'emergency',
      'treatmentTexts',
      'wholeTexts',
    )
    const mouth = await wordsIn(locale)
    const { title, lead, drawing, hint, urgent, prices, back, help } = mouth
    const articles = await articlesOn(locale, data)
    return {
      texts: { title, lead, drawing, hint, urgent, prices, back, help },
      trail: [{ label: texts.layout.nav.treatments, href: href('treatments', locale) }],
      regions: mouthRegions.map((region) => describeRegion({ ...texts, mouth }, region, articles)),
      prices: mapDeferred(data.prices(), (list) => pricesByPlace({ ...texts, mouth }, list, now)),
    }
  },
  inDocument: 'nothing',
  meta: async (_, { locale }) => (await wordsIn(locale)).meta,
  jsonLd: ({ texts, trail }) => ({ name: texts.title, trail, type: 'CollectionPage' }),
  lastModified: ({ prices }) => prices.published_on,
  picture: async ({ locale, nav }) => ({
    title: (await wordsIn(locale)).title,
    section: nav.treatments,
    illustration: homeDrawing,
  }),
} satisfies PageServer<'mouth', MouthProps>

/** The articles about complaints, by these, while they are published in the language. */
async function articlesOn(locale: Locale, data: Data): Promise<ReadonlyMap<string, LinkData>> {
  if (!hasPage('article')) return new Map()
  const links = await Promise.all(
    Object.entries(articleAbout).map(async ([complaint, slug]) => {
      const text = (await data.article(slug))?.[locale]
      return text ? [[complaint, { name: text.title, href: href('article', locale, { slug }) }] as const] : []
    }),
  )
  return new Map(links.flat())
}

function describeRegion(
  {
    locale,
    complaints: words,
    emergency,
    mouth,
    treatmentTexts,
  }: Texts<'emergency' | 'treatmentTexts'> & { complaints: ComplaintWords; mouth: MouthWords },
  { id, complaints, urgent }: Region,
  articles: ReadonlyMap<string, LinkData>,
): MouthRegion {
  const look = { name: mouth.look, href: href('contact', locale) }
  return {
    id,
    name: words.regions[id],
    complaints: complaints.map(({ id, helps }) => ({
      text: words.complaints[id],
      helps: [
        ...(helps.some(isOffered)
          ? helps
              .filter(isOffered)
              .map((key) => ({ name: treatmentTexts[key].title, href: treatmentHref(locale, key) }))
          : [look]
        ).map(({ name, href }) => ({ name, href: withSheet(href, `durere=${id}`) })),
        ...[articles.get(id) ?? []].flat(),
      ],
    })),
    urgent: (hasPage('inPain') ? urgent : []).map((symptom) => ({
      name: emergency.symptoms[symptom].title,
      href: `${href('inPain', locale)}#${symptom}`,
    })),
  }
}

/** What each place costs; the example is that of the first total with an instalment. */
function pricesByPlace(texts: PriceTexts, list: PriceList, now: Date): Awaited<MouthProps['prices']> {
  const found = mouthRegions.map((region) => ({ id: region.id, ...pricesOf(texts, list, region, now) }))
  return {
    places: fromEntries(found.map(({ id, lines, from }) => [id, { lines, from }] as const)),
    example: found.find(({ example }) => example !== null)?.example ?? null,
  }
}

/** First single rows, then whole treatments with what they come to. */
function pricesOf(texts: PriceTexts, list: PriceList, { rows, wholes }: Region, now: Date) {
  const items = rows.flatMap((row) => list.items.find(({ id, hidden }) => id === row && !hidden) ?? [])
  const totals = wholeLines(texts, list, offerReductions(list, now), ({ id }) =>
    wholes.some((whole) => whole === id),
  )
  return {
    lines: [
      ...priceLinesData(texts, items, offerNotes(texts, list, now)),
      ...totals.lines.map(({ slug, name, href, price, instalment }) => ({
        id: slug,
        title: name,
        price,
        per: texts.mouth.whole,
        href,
        instalment,
      })),
    ],
    from: leastOf(texts, items) ?? totals.lines[0]?.price ?? null,
    example: totals.example,
  }
}

/** What is free is an offer of its own, and tells nothing of what helps. */
function leastOf({ locale, prices }: PriceTexts, items: PriceList['items']): PriceAmount | null {
  const amounts = items.map(({ amount_min }) => amount_min).filter((amount) => amount > 0)
  if (amounts.length === 0) return null
  return priceParts({ kind: 'from', amount_min: Math.min(...amounts), amount_max: null }, locale, prices)
}
