import {
  type Comparand,
  comparandOf,
  likelyPairs,
  type VariantKey,
  variantKeys,
  variants,
} from '../../content/comparisons.ts'
import { isOffered } from '../../content/offered-treatments.ts'
import type { Footnotes } from '../../content/schema.ts'
import type { Texts } from '../../content/texts.ts'
import type { Course, Measure } from '../../content/treatment-facts.ts'
import { type TreatmentKey, treatmentFacts, treatmentKeys } from '../../content/treatment-list.ts'
import { wholeTreatments } from '../../content/whole-treatments.ts'
import { fill } from '../../format/fill.ts'
import { fromEntries } from '../../format/from-entries.ts'
import { plural } from '../../format/plurals.ts'
import { typeset } from '../../format/typeset.ts'
import { href } from '../../routes.ts'
import { instalmentData } from '../instalments/monthly-instalment.server.ts'
import type { ListedInstalmentsData, MonthlyInstalment } from '../instalments/monthly-instalment.ts'
import type { InstalmentsTexts } from '../instalments/words.server.ts'
import { type Amounts, perUnit, priceText } from '../prices/price-text.ts'
import type { PriceList } from '../prices/schema.ts'
import type { Reductions } from '../prices/sums.ts'
import type { PricesTexts } from '../prices/words.server.ts'
import type { PeriodTexts } from '../whole-treatments/periods/words.server.ts'
import { wholeStages, wholeTotal } from '../whole-treatments/whole-treatment.ts'
import type { CompareTexts } from './compare/words.server.ts'
import type { CourseLineTexts } from './course/words.server.ts'
import { courseHours, courseInWords, courseLine } from './course-data.server.ts'
import type { CourseData } from './course-line.tsx'
import { treatmentHref } from './treatment-card-data.server.ts'

type Named = Texts<'treatmentTexts'> & CompareTexts
type ComparedTexts = Named &
  Texts<'wholeTexts'> &
  PeriodTexts &
  CourseLineTexts &
  InstalmentsTexts &
  PricesTexts
type Pair<T> = readonly [T, T]

export type CompareCell = {
  text: string
  href: string | null
  mark: 'less' | 'more' | null
  /** The instalment of a total. */
  instalment: string | null
  /** Bills of what may follow. */
  bills: readonly PairLink[]
}
export type CompareRow = {
  name: string
  label: string
  same: boolean
  cells: Pair<CompareCell>
  /** Why neither of the two is more. */
  unlike: string | null
}
export type Comparison = {
  columns: Pair<{ name: string; href: string; of: string; line: CourseData }>
  /** Why no row says what is more, where the two are not cases of as much. */
  unlike: string | null
  /** Footnotes of both columns: their numbers continue from one to the other. */
  notes: Footnotes
  rows: readonly CompareRow[]
  /** What the law requires beside the instalments, once for both; null where there is none. */
  example: ListedInstalmentsData | null
}

const keys = [...treatmentKeys, ...variantKeys]

/** What can be compared at the prices of a list. */
export function comparandsOf(list: PriceList): Comparand[] {
  return [...new Set(keys.flatMap((key) => comparand(key, list) ?? []))]
}

/** What a key of an address stands for: a case goes with its row of the price list. */
export function comparand(key: string | null, list: PriceList): Comparand | null {
  const found = keys.find((each) => each === key)
  if (found === undefined) return null
  if (!isVariant(found)) return isOffered(found) ? meantBy(found, list) : null
  const { of } = variants[found]
  const isCase = meantBy(of, list) === found || casesOf(of, list).includes(found)
  return isOffered(of) && isCase ? found : null
}

/** What a treatment stands for: its usual case, and another one where that alone has no price. */
export function meantBy(key: TreatmentKey, list: PriceList): Comparand {
  const meant = comparandOf(key)
  const cases = casesOf(key, list)
  return isVariant(meant) && !cases.includes(meant) ? (cases[0] ?? meant) : meant
}

function casesOf(key: TreatmentKey, { items }: PriceList): VariantKey[] {
  const listed = new Set(items.filter(({ hidden }) => !hidden).map(({ id }) => id))
  return variantKeys.filter((each) => variants[each].of === key && listed.has(variants[each].course.row))
}

/** The name of a treatment or of a variant in a comparison. */
export function comparandName({ compare, treatmentTexts }: Named, key: Comparand): string {
  return isVariant(key) ? compare.variants[key].name : treatmentTexts[key].title
}

/** The names of a pair in one sentence: the second has no capital unless it begins with a product's name. */
export function pairNames(texts: Named, [first, second]: Pair<Comparand>): { a: string; b: string } {
  const b = comparandName(texts, second)
  const isProduct = /^\S+ & /.test(b)
  return { a: comparandName(texts, first), b: isProduct ? b : b.charAt(0).toLowerCase() + b.slice(1) }
}

export function compareHref(locale: Named['locale'], a: Comparand, b: Comparand): string {
  return `${href('compare', locale)}?a=${a}&b=${b}`
}

export type PairLink = { name: string; href: string }

/** Links to the likely comparisons; only those with one treatment, where it is given. */
export function pairLinks(texts: Named, list: PriceList, about: TreatmentKey | null = null): PairLink[] {
  const isAbout = (key: Comparand) => about === null || (isVariant(key) ? variants[key].of : key) === about
  const isComparable = (key: Comparand) => comparand(key, list) === key
  const pairs = likelyPairs.filter((pair) => pair.every(isComparable) && pair.some(isAbout))
  return pairs.map((pair) => ({
    name: fill(texts.compare.pair, pairNames(texts, pair)),
    href: compareHref(texts.locale, pair[0], pair[1]),
  }))
}

/** Two treatments row by row, at the prices of a list. */
export function comparison(
  texts: ComparedTexts,
  list: PriceList,
  [first, second]: Pair<Comparand>,
  reductions: Reductions,
): Comparison {
  const [a, b] = [sideOf(texts, list, first, reductions), sideOf(texts, list, second, reductions)]
  const { rows, unlike, unlikeTotals } = texts.compare
  const visibleRows = rowNames.filter((name) => name !== 'total' || hasTotal(a) || hasTotal(b))
  const inWords = ([one, other]: Pair<Measure>, why: string) =>
    isAsMuch(one, other) ? null : fill(why, { a: measureText(texts, one), b: measureText(texts, other) })
  const totals = a.measure !== null && b.measure !== null && inWords([a.measure, b.measure], unlikeTotals)
  return {
    columns: [a.column, b.column],
    unlike: inWords([a.course.measure, b.course.measure], unlike),
    notes: { ...a.notes, ...b.notes },
    rows: visibleRows.map((name) => ({
      ...compareRow(name, rows[name], [a.facts[name], b.facts[name]]),
      unlike: name === 'total' && totals !== false ? totals : null,
    })),
    example: a.instalment ?? b.instalment,
  }
}

const rowNames = [
  'what',
  'visits',
  'chair',
  'numb',
  'sore',
  'done',
  'price',
  'total',
  'success',
  'warranty',
] as const
type RowName = (typeof rowNames)[number]
/** Without a total on either side there is nothing to compare. */
function hasTotal({ facts }: { facts: Record<RowName, Fact> }): boolean {
  return facts.total.span !== undefined
}

/** `span` holds the values, minimum and maximum, which compare with those `per` as much. */
type Fact = {
  text: string
  href?: string
  span?: Pair<number>
  per?: Measure
  instalment?: MonthlyInstalment | null
  bills?: readonly PairLink[]
}

function sideOf(texts: ComparedTexts, list: PriceList, key: Comparand, reductions: Reductions) {
  const { locale, compare, treatmentTexts, courseTexts, prices } = texts
  const treatment = isVariant(key) ? variants[key].of : key
  const course: Course = isVariant(key) ? variants[key].course : treatmentFacts[treatment].course
  const { measure: per } = course
  const { short_description, footnotes } = treatmentTexts[treatment]
  const success_rate = withOwnNotes(treatment, treatmentTexts[treatment].success_rate)
  const warranty = withOwnNotes(treatment, treatmentTexts[treatment].warranty)
  const inWords = courseInWords(texts, course)
  const name = comparandName(texts, key)
  const page = treatmentHref(locale, treatment)
  const row = list.items.find(({ id, hidden }) => id === course.row && !hidden)
  const whole = totalOf(list, wholeOf(key), reductions)
  const bills = billsAfter(texts, list, key, reductions)
  const instalment = whole && instalmentData(texts, whole.total)
  const facts: Record<RowName, Fact> = {
    what: { text: isVariant(key) ? compare.variants[key].text : short_description },
    visits: { text: inWords.visits, span: course.visits, per },
    chair: { text: inWords.chair, span: course.chair, per },
    numb: { text: inWords.numb ?? courseTexts.none.numb, span: course.numb ?? [0, 0], per },
    sore: { text: inWords.sore ?? courseTexts.none.sore, span: course.sore?.days ?? [0, 0], per },
    done: { text: inWords.done ?? courseTexts.sameDay, span: courseHours(course), per },
    price: row
      ? {
          text: `${typeset(row.title[locale])}: ${priceText(row, locale, prices)} ${perUnit(row.unit, prices).replace(' ', '\u00a0')}`,
          href: `${href('priceCategory', locale, { slug: row.category })}#${row.id}`,
        }
      : { text: compare.none },
    total: whole
      ? {
          text: totalText(texts, whole),
          href: href('total', locale, { slug: whole.slug }),
          per: whole.measure,
          span: [whole.total.amount_min, whole.total.amount_max ?? Number.POSITIVE_INFINITY],
          instalment,
        }
      : { text: bills.length > 0 ? compare.leavesGap : compare.noTotal, bills },
    success: { text: success_rate },
    warranty: { text: warranty },
  }
  const of = isVariant(key) ? name : treatmentTexts[treatment].course
  return {
    column: {
      name,
      href: page,
      of: fill(compare.case, { of, measure: measureText(texts, per) }),
      line: courseLine(texts, course, of),
    },
    course,
    measure: whole?.measure ?? null,
    notes: notesIn(success_rate + warranty, treatment, footnotes),
    facts,
    instalment,
  }
}

/** Two treatments may have a note of the same name: in a comparison its name begins with the treatment. */
function withOwnNotes(treatment: TreatmentKey, text: string): string {
  return text.replaceAll('[^', `[^${noteName(treatment, '')}`)
}

function noteName(treatment: TreatmentKey, id: string): string {
  return `${treatment.replaceAll('_', '-')}-${id}`
}

/** The footnotes that a text of a comparison marks. */
function notesIn(text: string, treatment: TreatmentKey, notes: Footnotes): Footnotes {
  const named = Object.entries(notes).map(([id, note]) => [noteName(treatment, id), note] as const)
  return fromEntries(named.filter(([id]) => text.includes(`[^${id}]`)))
}

function compareRow(name: RowName, label: string, [a, b]: Pair<Fact>): Omit<CompareRow, 'unlike'> {
  return {
    name,
    label,
    same: a.text === b.text && a.href === b.href,
    cells: [compareCell(a, b), compareCell(b, a)],
  }
}

function compareCell(own: Fact, other: Fact): CompareCell {
  const { text, href = null, instalment, bills = [] } = own
  return { text, href, mark: markOf(own, other), instalment: instalment?.short ?? null, bills }
}

/** Only of as much, and where the ranges do not touch, is one less or more. */
function markOf(own: Fact, other: Fact): CompareCell['mark'] {
  if (own.span === undefined || other.span === undefined) return null
  if (own.per === undefined || other.per === undefined || !isAsMuch(own.per, other.per)) return null
  if (own.span[1] < other.span[0]) return 'less'
  return own.span[0] > other.span[1] ? 'more' : null
}

function isAsMuch(one: Measure, other: Measure): boolean {
  return one.of === other.of && one.count === other.count
}

function measureText({ compare, locale }: Named, { count, of }: Measure): string {
  return plural(count, compare.measures[of], locale)
}

type Whole = (typeof wholeTreatments)[number]
type Total = Pick<Whole, 'id' | 'slug' | 'measure'> & { total: Amounts }

function wholeOf(key: Comparand): Whole | undefined {
  return isVariant(key)
    ? wholeTreatments.find(({ id }) => id === variants[key].whole)
    : wholeTreatments.find(({ treatment }) => treatment === key)
}

/** Null while a part of it is not in the list. */
function totalOf(list: PriceList, whole: Whole | undefined, reductions: Reductions): Total | null {
  const stages = whole && wholeStages(list, whole)
  if (!stages) return null
  const { id, slug, measure } = whole
  return { id, slug, measure, total: wholeTotal(stages, reductions) }
}

/** `Șase fațete ceramice (6 dinți): de la 14.550 lei`. */
function totalText(texts: ComparedTexts, { id, measure, total }: Total): string {
  const { locale, compare, prices, wholeTexts } = texts
  return fill(compare.total, {
    name: wholeTexts[id].name,
    measure: measureText(texts, measure),
    price: priceText(total, locale, prices),
  })
}

/** The bills of what may follow, as links. */
function billsAfter(
  texts: ComparedTexts,
  list: PriceList,
  key: Comparand,
  reductions: Reductions,
): PairLink[] {
  const { followedBy = [] } = isVariant(key) ? variants[key] : {}
  return followedBy
    .map((id) =>
      totalOf(
        list,
        wholeTreatments.find((whole) => whole.id === id),
        reductions,
      ),
    )
    .filter((total) => total !== null)
    .map((total) => ({
      name: totalText(texts, total),
      href: href('total', texts.locale, { slug: total.slug }),
    }))
}

function isVariant(key: TreatmentKey | Comparand): key is VariantKey {
  return variantKeys.some((each) => each === key)
}
