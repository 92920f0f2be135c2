import { type Comparand, comparandOf, likelyPairs, variantKeys, variants } from '../../content/comparisons.ts'
import { courses } from '../../content/courses.ts'
import { isOffered } from '../../content/offered-treatments.ts'
import type { Footnotes } from '../../content/schema.ts'
import type { Texts } from '../../content/texts.ts'
import { type TreatmentKey, treatmentKeys } from '../../content/vocabulary.ts'
import { wholeTreatments } from '../../content/whole-treatments.ts'
import { fill } from '../../format/fill.ts'
import { fromEntries } from '../../format/from-entries.ts'
import { typeset } from '../../format/typeset.ts'
import { href } from '../../routes.ts'
import { instalmentData } from '../instalments/monthly-instalment.server.ts'
import type { InstalmentExampleData, MonthlyInstalment } from '../instalments/monthly-instalment.ts'
import { type Amounts, perUnit, priceText } from '../prices/price-text.ts'
import type { PriceItem, PriceList } from '../prices/schema.ts'
import type { Reductions } from '../prices/sums.ts'
import { wholeStages, wholeTotal } from '../whole-treatments/whole-treatment.ts'
import { courseHours, courseLine, tellCourse } from './course-data.server.ts'
import type { CourseData } from './course-line.tsx'
import { treatmentHref } from './treatment-card-data.server.ts'

type Named = Texts<'compare' | 'treatmentTexts'>
type CompareWords = Named & Texts<'courseTexts' | 'instalments' | 'periods' | 'prices'>
type Pair<T> = readonly [T, T]

export type CompareCell = {
  text: string
  href: string | null
  mark: 'less' | 'more' | null
  /** The instalment of a total. */
  instalment: string | null
}
export type CompareRow = { name: string; label: string; same: boolean; cells: Pair<CompareCell> }
export type Comparison = {
  columns: Pair<{ name: string; href: string; line: CourseData }>
  /** Of both columns: their numbers go on from one to the other. */
  notes: Footnotes
  rows: readonly CompareRow[]
  /** What the law requires beside the instalments, once for both; null where there is none. */
  example: InstalmentExampleData | null
}

const keys = [...treatmentKeys, ...variantKeys]
export const comparands: readonly Comparand[] = [...new Set(keys.map(comparandOf))].filter(isComparable)

function isComparable(key: Comparand): boolean {
  return isOffered(isVariant(key) ? variants[key].of : key)
}

export function comparand(key: string | null): Comparand | null {
  const known = keys.find((each) => each === key)
  return comparands.find((each) => known !== undefined && each === comparandOf(known)) ?? null
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
export function pairLinks(texts: Named, about: TreatmentKey | null = null): PairLink[] {
  const isAbout = (key: Comparand) => about === null || (isVariant(key) ? variants[key].of : key) === about
  const pairs = likelyPairs.filter((pair) => pair.every(isComparable) && pair.some(isAbout))
  return pairs.map((pair) => ({
    name: fill(texts.compare.pair, pairNames(texts, pair)),
    href: compareHref(texts.locale, pair[0], pair[1]),
  }))
}

/** Two treatments row by row, at the prices of a list. */
export function comparison(
  texts: CompareWords,
  list: PriceList,
  [first, second]: Pair<Comparand>,
  reductions: Reductions,
): Comparison {
  const [a, b] = [sideOf(texts, list, first, reductions), sideOf(texts, list, second, reductions)]
  const { rows } = texts.compare
  const shown = rowNames.filter((name) => name !== 'total' || hasTotal(a) || hasTotal(b))
  return {
    columns: [a.column, b.column],
    notes: { ...a.notes, ...b.notes },
    rows: shown.map((name) => compareRow(name, rows[name], [a.facts[name], b.facts[name]])),
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
/** Where neither treatment has a total there is nothing to compare. */
function hasTotal({ facts }: { facts: Record<RowName, Fact> }): boolean {
  return facts.total.span !== undefined
}

/** `span` holds the comparable values, minimum and maximum. */
type Fact = { text: string; href?: string; span?: Pair<number>; instalment?: MonthlyInstalment | null }

function sideOf(texts: CompareWords, list: PriceList, key: Comparand, reductions: Reductions) {
  const { locale, compare, treatmentTexts, courseTexts, prices } = texts
  const treatment = isVariant(key) ? variants[key].of : key
  const course = isVariant(key) ? variants[key].course : courses[treatment]
  const { title, short_description, footnotes } = treatmentTexts[treatment]
  const success_rate = withOwnNotes(treatment, treatmentTexts[treatment].success_rate)
  const warranty = withOwnNotes(treatment, treatmentTexts[treatment].warranty)
  const told = tellCourse(texts, course)
  const name = comparandName(texts, key)
  const page = treatmentHref(locale, treatment)
  const row = priceRow(list, key, treatment)
  const whole = wholeOf(list, key, treatment, reductions)
  const instalment = whole && instalmentData(texts, whole.total)
  const facts: Record<RowName, Fact> = {
    what: { text: isVariant(key) ? compare.variants[key].text : short_description },
    visits: { text: told.visits, span: course.visits },
    chair: { text: told.chair, span: course.chair },
    numb: { text: told.numb ?? courseTexts.none.numb, span: course.numb ?? [0, 0] },
    sore: { text: told.sore ?? courseTexts.none.sore, span: course.sore?.days ?? [0, 0] },
    done: { text: told.done ?? courseTexts.sameDay, span: courseHours(course) },
    price: row
      ? {
          text: `${typeset(row.title[locale])}: ${priceText(row, locale, prices)} ${perUnit(row.unit, prices).replace(' ', '\u00a0')}`,
          href: `${href('priceCategory', locale, { slug: row.category })}#${row.id}`,
        }
      : { text: compare.none },
    total: whole
      ? {
          text: priceText(whole.total, locale, prices),
          href: href('total', locale, { slug: whole.slug }),
          span: [whole.total.amount_min, whole.total.amount_max ?? Number.POSITIVE_INFINITY],
          instalment,
        }
      : { text: compare.noTotal },
    success: { text: success_rate },
    warranty: { text: warranty },
  }
  const of = isVariant(key) ? name : title
  return {
    column: {
      name,
      href: page,
      line: courseLine(texts, course, of),
    },
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

function compareRow(name: RowName, label: string, [a, b]: Pair<Fact>): CompareRow {
  return {
    name,
    label,
    same: a.text === b.text && a.href === b.href,
    cells: [compareCell(a, b), compareCell(b, a)],
  }
}

function compareCell({ text, href, span, instalment }: Fact, other: Fact): CompareCell {
  return { text, href: href ?? null, mark: markOf(span, other.span), instalment: instalment?.line ?? null }
}

/** Only ranges that do not touch are less or more. */
function markOf(own: Fact['span'], other: Fact['span']): CompareCell['mark'] {
  if (own === undefined || other === undefined) return null
  if (own[1] < other[0]) return 'less'
  return own[0] > other[1] ? 'more' : null
}

function priceRow({ items }: PriceList, key: Comparand, treatment: TreatmentKey): PriceItem | null {
  const shown = items.filter((item) => !item.hidden)
  if (isVariant(key)) return shown.find(({ id }) => id === variants[key].row) ?? null
  const own = shown.filter(({ treatments }) => treatments.some((each) => each === treatment))
  return own.find(({ treatments }) => treatments.length === 1) ?? own[0] ?? null
}

function wholeOf(
  list: PriceList,
  key: Comparand,
  treatment: TreatmentKey,
  reductions: Reductions,
): { slug: string; total: Amounts } | null {
  const whole = isVariant(key)
    ? wholeTreatments.find(({ id }) => id === variants[key].whole)
    : wholeTreatments.find((each) => each.treatment === treatment)
  const stages = whole && wholeStages(list, whole)
  return stages ? { slug: whole.slug, total: wholeTotal(stages, reductions) } : null
}

function isVariant(key: Comparand): key is (typeof variantKeys)[number] {
  return variantKeys.some((each) => each === key)
}
