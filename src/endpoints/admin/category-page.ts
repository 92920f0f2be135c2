import { priceKinds, priceUnits, treatmentKeys, vatStates } from '../../content/vocabulary.ts'
import type { Account } from '../../features/admin/account/session.server.ts'
import type { CategoryForm } from '../../features/admin/drafts/category-form.server.ts'
import { type FieldErrors, newRowKey } from '../../features/admin/drafts/price-fields.ts'
import type { Draft } from '../../features/admin/drafts/price-store.server.ts'
import { valuesOfCategory, valuesOfItem } from '../../features/admin/drafts/row-values.server.ts'
import type { Conflicts } from '../../features/admin/drafts/save-category.server.ts'
import type { Notice } from '../../features/admin/frame/admin-bar.tsx'
import { adminBar } from '../../features/admin/frame/frame-props.server.ts'
import type { AdminTexts } from '../../features/admin/frame/texts.server.ts'
import { categoryInWords, itemInWords } from '../../features/admin/publications/diff-rows.server.ts'
import { calculatorConfig } from '../../features/instalments/config.ts'
import { type RowValues, rowFields } from '../../features/prices/columns.ts'
import { roundings } from '../../features/prices/editing/scenario.ts'
import { priceText } from '../../features/prices/price-text.ts'
import type { PriceContent, PriceItem } from '../../features/prices/schema.ts'
import { nextText } from '../../features/prices/table/price-table-data.server.ts'
import { formatTime } from '../../format/dates.ts'
import { fill } from '../../format/fill.ts'
import { fromEntries } from '../../format/from-entries.ts'
import type { Locale } from '../../locale.ts'
import type { AdminCategoryProps } from '../../pages/admin/category/props.ts'

type Shown = {
  form: CategoryForm
  /** The saved draft, which a scenario starts from. */
  draft: Draft
  published: PriceContent
  notice?: Notice | null
  /** Which step undoing takes back, in words. */
  undo: string | null
  errors?: FieldErrors
  conflicts?: Conflicts
  scenario?: AdminCategoryProps['scenario']
}

/** A category of the list as form values; null when there is none. */
export function formOf(
  { categories, items }: PriceContent,
  slug: string,
  version: number,
): CategoryForm | null {
  const category = categories.find((each) => each.slug === slug)
  if (category === undefined) return null
  return {
    slug,
    version,
    category: valuesOfCategory(category),
    rows: items
      .filter((item) => item.category === slug)
      .map((item) => ({ key: item.id, values: valuesOfItem(item), removed: false })),
  }
}

export function categoryPageProps(
  account: Account,
  adminTexts: AdminTexts,
  shown: Shown,
  today: string,
): AdminCategoryProps {
  const { form, draft, published, errors = {}, conflicts } = shown
  const { content } = draft
  const { locale, adminPrices: texts, prices: list, treatmentTexts } = adminTexts
  const before = new Map(published.items.map((item) => [item.id, item]))
  const { edit, fields, problems, scenario, autosave, preview, remove, errorPrefix } = texts
  const { nominalRate, months, insurancePerMonth } = calculatorConfig.defaults
  const given = form.rows.some(({ key }) => key === newRowKey)
  const rows = given
    ? form.rows
    : [...form.rows, { key: newRowKey, values: emptyRow(form, today), removed: false }]
  return {
    bar: adminBar(account, adminTexts),
    texts: {
      edit,
      fields,
      problems,
      scenario,
      autosave,
      preview,
      remove,
      conflict: texts.conflict,
      undo: shown.undo,
      undoLast: texts.publish.undoLast,
      errorPrefix,
      amounts: list.amounts,
    },
    notice: shown.notice ?? null,
    slug: form.slug,
    title: content.categories.find(({ slug }) => slug === form.slug)?.title[locale] ?? form.slug,
    version: form.version,
    canUndo: shown.undo !== null,
    isEmpty: !content.items.some(({ category }) => category === form.slug),
    category: form.category,
    rows: rows.map(({ key, values, removed }) => ({
      key,
      values,
      removed,
      title: key === newRowKey ? edit.newRow : values[`title_${locale}`],
      published: publishedText(before.get(key), adminTexts),
      isPublished: before.has(key),
    })),
    errors: Object.fromEntries(
      Object.entries(errors).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
    ),
    conflict: conflicts === undefined ? null : conflictProps(conflicts, draft, adminTexts),
    choices: {
      units: priceUnits.map((value) => ({ value, text: list.units[value].name })),
      kinds: priceKinds.map((value) => ({ value, text: texts.kinds[value] })),
      vat: vatStates.map((value) => ({ value, text: list.vat[value].label })),
      categories: content.categories.map(({ slug, title }) => ({ value: slug, text: title[locale] })),
      treatments: treatmentKeys.map((value) => ({ value, text: treatmentTexts[value].title })),
      roundings: roundings.map((value) => ({
        value: String(value),
        text: fill(scenario.step, { lei: value }),
      })),
    },
    credit: { nominalRate, months, insurancePerMonth, least: calculatorConfig.limits.price.min },
    scenario: shown.scenario ?? { percent: '', rounding: '10', from: '', error: null, dayError: null },
    amounts: scenarioAmounts(content, form.slug, locale),
  }
}

/** The prices of a category, to try a scenario on. */
export function scenarioAmounts({ items }: PriceContent, slug: string, locale: Locale) {
  return items
    .filter(({ category }) => category === slug)
    .map(({ id, title, kind, amount_min, amount_max }) => ({
      id,
      title: title[locale],
      kind,
      amount_min,
      amount_max,
    }))
}

function publishedText(item: PriceItem | undefined, texts: AdminTexts): string | null {
  const { locale, adminPrices, prices } = texts
  const { edit } = adminPrices
  if (item === undefined) return edit.unpublished
  const price = priceText(item, locale, prices)
  return fill(edit.published, {
    price: [price, nextText(item, texts)].filter((text) => text !== null).join('; '),
  })
}

function emptyRow({ slug, rows }: CategoryForm, today: string): RowValues {
  const last = Math.max(0, ...rows.map(({ values }) => Number(values.position) || 0))
  return {
    ...fromEntries(rowFields.map((field) => [field, ''] as const)),
    position: String(last + 1),
    unit: 'procedure',
    kind: 'fixed',
    vat: 'exempt',
    valid_from: today,
    category: slug,
  }
}

function conflictProps(conflicts: Conflicts, { saved }: Draft, texts: AdminTexts) {
  const { locale } = texts
  const { conflict } = texts.adminPrices
  const words = <Row>(row: Row | null, say: (row: Row, texts: AdminTexts) => string) =>
    row === null ? conflict.removed : say(row, texts)
  return {
    lead: fill(conflict.lead, {
      email: saved?.by ?? '',
      time: saved === null ? '' : formatTime(new Date(saved.at)),
    }),
    rows: [
      ...conflicts.categories.map(({ key, mine, theirs }) => ({
        key,
        title: (theirs ?? mine)?.title[locale] ?? key,
        mine: words(mine, categoryInWords),
        theirs: words(theirs, categoryInWords),
      })),
      ...conflicts.items.map(({ key, mine, theirs }) => ({
        key,
        title: (theirs ?? mine)?.title[locale] ?? key,
        mine: words(mine, itemInWords),
        theirs: words(theirs, itemInWords),
      })),
    ],
  }
}
