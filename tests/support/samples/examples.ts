import { brand, modules } from '../../../src/content/clinic.ts'
import {
  type Comparand,
  likelyPairs,
  type VariantKey,
  variantKeys,
  variants,
} from '../../../src/content/comparisons.ts'
import { articles } from '../../../src/content/news.ts'
import { isOffered } from '../../../src/content/offered-treatments.ts'
import { implantOffer } from '../../../src/content/prices/offer.ts'
import { storyTexts } from '../../../src/content/ro/stories.ts'
import { teamTexts } from '../../../src/content/ro/team.ts'
import type { Member, Story, Treatment } from '../../../src/content/schema.ts'
import { type StoryId, stories } from '../../../src/content/stories/stories.ts'
import { type MemberId, team } from '../../../src/content/team.ts'
import type { TreatmentKey } from '../../../src/content/treatment-list.ts'
import { treatments } from '../../../src/content/treatments.ts'
import { wholeTreatments } from '../../../src/content/whole-treatments.ts'
import { offerState } from '../../../src/features/offer/offer-state.ts'
import { priceSnapshot } from '../../../src/features/prices/snapshot.ts'
import { legacyRedirects } from '../../../src/features/redirects/table.ts'
import { comparandsOf } from '../../../src/features/treatments/compare-data.server.ts'
import { isoDateOf } from '../../../src/format/dates.ts'
import { defaultLocale, joinLocale, locales, speaks, splitLocale } from '../../../src/locale.ts'
import { isSwitchedOff, matchRoute } from '../../../src/routes.ts'
import { some } from '../some.ts'

/**
 * One of a kind for tests that need one, taken from whatever content there is: an owner who replaces people, prices,
 * articles or addresses meets no red test.
 */
const first = <Item>(list: Iterable<Item>): Item => {
  const [item] = some(list)
  if (item === undefined) throw new Error('There is nothing to take an example from')
  return item
}

/** Where the browser keeps the choice about cookies. */
export const consentKey = `${brand}.consent`
export const anonIdKey = `${brand}.anon-id`
export const outboxKey = `${brand}.consent-outbox`

/** As any clinic may have them: the types of these lists know the sample's people alone. */
const people: readonly (Member & { id: MemberId })[] = team
const offer: readonly Treatment[] = treatments

type ComparedPair = readonly [Comparand, Comparand]

const dentists = people.filter(({ kind }) => kind === 'doctor')
const named = (member: (typeof people)[number]) => ({ ...member, name: teamTexts[member.id].nume })
/** Who reviews the first treatment, and another dentist. */
export const dentist = named(
  dentists.find(({ id }) => offer.some(({ reviewed }) => reviewed.by === id)) ?? first(dentists),
)
/** The treatment that the dentist reviewed. */
export const reviewedSlug = (offer.find(({ reviewed }) => reviewed.by === dentist.id) ?? first(offer)).slug
/** The same one where there is no other. */
export const otherDentist = named(dentists.find(({ id }) => id !== dentist.id) ?? dentist)
/** Nobody books a visit with them; null where dentists work alone. */
export const colleague = people.filter(({ kind }) => kind !== 'doctor').map(named)[0] ?? null
export const lastOfTeam = first(people.toReversed()).id

/** The slug of a treatment, or of another one where the clinic does not offer it. */
export function slugOf(key: TreatmentKey): string {
  return (offer.find((treatment) => treatment.key === key) ?? first(offer)).slug
}

/** The key of a treatment, or of another one where the clinic does not offer it. */
export function keyOf(key: TreatmentKey): TreatmentKey {
  return isOffered(key) ? key : first(offer).key
}

const isVariant = (key: Comparand): key is VariantKey => variantKeys.some((each) => each === key)
/** What this clinic's site offers for comparison. */
export const compared = comparandsOf(priceSnapshot)
const isComparable = (key: Comparand) => compared.includes(key)
/** The treatment that a variant of a comparison is one of, or the treatment itself. */
export function treatmentOf(key: Comparand): TreatmentKey {
  return isVariant(key) ? variants[key].of : key
}
/** The pairs people hesitate between that the clinic offers. */
export const offeredPairs: readonly ComparedPair[] = likelyPairs.filter((pair) => pair.every(isComparable))
/** Any two that the clinic offers and that suit a test; those named first, where they do. */
export function pairThat(
  suits: (pair: ComparedPair) => boolean,
  ...named: readonly ComparedPair[]
): ComparedPair | undefined {
  const pairs = compared.flatMap((a) => compared.filter((b) => a !== b).map((b): ComparedPair => [a, b]))
  return [...named, ...offeredPairs, ...pairs].find((pair) => pair.every(isComparable) && suits(pair))
}
/** The whole treatment whose total a comparison shows, if there is one. */
export function wholeOf(key: Comparand): (typeof wholeTreatments)[number] | undefined {
  return wholeTreatments.find(({ id, treatment }) =>
    isVariant(key) ? id === variants[key].whole : treatment === key,
  )
}
/** Where two that the clinic offers are compared. */
export function comparedAt([a, b]: ComparedPair): string {
  return `/compara?a=${a}&b=${b}`
}
const pair = pairThat(() => true, ['implant_dentar', 'bridge'])
/** A comparison, of implant and bridge where the clinic offers both; null where there is nothing to compare. */
export const comparison = pair === undefined ? null : comparedAt(pair)

/** The address of a whole treatment with its total, or of another one; null where the clinic works out none. */
export function totalOf(id: string): string | null {
  const [slug] = [...wholeTreatments.filter((whole) => whole.id === id), ...wholeTreatments].map(
    (whole) => whole.slug,
  )
  return slug === undefined ? null : `/cat-costa-in-total/${slug}`
}

const partsOf = ({ stages }: (typeof wholeTreatments)[number]) => stages.flatMap(({ parts }) => parts).length
/** The address of the whole treatment with the fewest rows, or null. */
export const shortestBill =
  wholeTreatments
    .toSorted((a, b) => partsOf(a) - partsOf(b))
    .map(({ slug }) => `/cat-costa-in-total/${slug}`)[0] ?? null

const { categories, items } = priceSnapshot
const rowsOf = (slug: string) => items.filter(({ category }) => category === slug)
const offered = items.find(({ id }) => id === implantOffer.item) ?? first(items)
/** The row that the offer reduces, a free one, and one with an amount of its own. */
export const offerRow = offered.id
/** Whether the offer of the build is announced today. */
export const offerRuns =
  isOn('/implant-dentar/pret-oferta') && offerState(implantOffer, isoDateOf(new Date())) === 'running'
const others = items.filter(({ id, hidden }) => id !== offerRow && !hidden)
export const freeRow = (others.find(({ amount_min }) => amount_min === 0) ?? first(others)).id
const plain = first(
  others.filter(
    ({ id, kind, amount_min, category }) =>
      id !== freeRow && kind === 'fixed' && amount_min > 0 && category !== offered.category,
  ),
)
export const plainRow = plain.id

export const offerCategory = offered.category
/** Its name as the price list has it. */
export const offerCategoryTitle = first(categories.filter(({ slug }) => slug === offerCategory)).title.ro
export const plainCategory = plain.category
const left = categories.filter(({ slug }) => slug !== offerCategory && slug !== plainCategory)
const fixedIn = (slug: string) =>
  rowsOf(slug).filter(({ kind, amount_min }) => kind === 'fixed' && amount_min > 0)
/** The shortest list with three rows to change. */
export const shortCategory =
  left
    .filter(({ slug }) => fixedIn(slug).length >= 3)
    .toSorted((a, b) => rowsOf(a.slug).length - rowsOf(b.slug).length)
    .at(0)?.slug ?? plainCategory
export const shortRows = fixedIn(shortCategory).map(({ id }) => id)
export const otherCategory = first([...left, ...categories].filter(({ slug }) => slug !== shortCategory)).slug

const published = articles.find((one) => locales.every((locale) => one[locale] !== null))
/** Whether there are articles at all: the clinic may publish none, or none yet. */
export const hasNews = modules.news && published !== undefined
/** A published article in every language, and its Romanian title. A name that none has where there is no news. */
export const article = published?.slug ?? 'nimic-publicat'
export const articleTitle = published?.ro?.title ?? ''

const moved = legacyRedirects.find(
  ({ to, from }) => /^\/[a-z-]+$/.test(to) && to !== '/contact' && from.length > 0,
)
/** An address of the table of the build and the page it leads to, not that of the form; null without old addresses. */
export const oldAddress = moved === undefined ? null : { from: first(moved.from), to: moved.to }
/** The same, or a page in another spelling, which is led on as early: for whatever clinic. */
export const ledOn: { from: string; to: string } = oldAddress ?? { from: '/Preturi', to: '/preturi' }

/** An old address that looks like one of a page there could be, and where it leads; null without one. */
export const movedPage =
  legacyRedirects
    .flatMap(({ from, to }) => from.map((each) => ({ from: each, to })))
    .find(({ from, to }) => matchRoute(from) !== null && isOn(to)) ?? null

const told: readonly (Story & { id: StoryId })[] = modules.stories ? stories : []
const offeredStories = told.filter(({ treatment }) => offer.some(({ key }) => key === treatment))
const storyWords: Readonly<Record<string, { title: string }>> = storyTexts
const titled = (story: Story & { id: StoryId }) => ({ ...story, title: storyWords[story.id]?.title ?? '' })
/** Stories with a signed agreement, in the order of the page; none where the clinic tells none. */
export const shownStories = offeredStories.filter(({ consent }) => consent !== null).map(titled)
/** A story that waits for its patient's agreement, or none. */
export const silentStory = offeredStories.filter(({ consent }) => consent === null).map(titled)[0] ?? null

/** Whether the clinic's site has this language, which is the default one without its prefix. */
export function isSpoken(address: string): boolean {
  return speaks('en') || !/^\/en(\/|$)/.test(address)
}

/** The page in English, or in the default language where the clinic has no English: for what any language shows. */
export function inEnglishIfSpoken(path: string): string {
  return joinLocale(speaks('en') ? 'en' : defaultLocale, path)
}

/** Whether the part of the site that this address belongs to is on, in its language. */
export function isOn(address: string): boolean {
  return isSpoken(address) && !isSwitchedOff(splitLocale(address.replace(/[?#].*$/, '')).path)
}
