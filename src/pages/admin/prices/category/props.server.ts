import { choosableTreatments } from '../../../../content/offered-treatments.ts'
import { priceKinds, priceUnits, vatStates } from '../../../../content/vocabulary.ts'
import type { PriceDraft } from '../../../../features/admin/drafts/price-store.server.ts'
import type { Pending } from '../../../../features/admin/subjects/drafted-prices.server.ts'
import type { StepNames } from '../../../../features/admin/subjects/own-steps.server.ts'
import { calculatorConfig } from '../../../../features/instalments/config.ts'
import { type RowValues, rowFields } from '../../../../features/prices/columns.ts'
import { roundings } from '../../../../features/prices/editing/scenario.ts'
import { priceText } from '../../../../features/prices/price-text.ts'
import type { PriceContent, PriceItem } from '../../../../features/prices/schema.ts'
import { nextText } from '../../../../features/prices/table/price-table-data.server.ts'
import { formatTime } from '../../../../format/dates.ts'
import { fill } from '../../../../format/fill.ts'
import { fromEntries } from '../../../../format/from-entries.ts'
import { plural } from '../../../../format/plurals.ts'
import type { FrameProps } from '../../../admin-page.ts'
import { comparedCategory, comparedItem } from '../changes.server.ts'
import { categoryKey, type FieldErrors, nameOf, newRowKey, treatmentsBetween } from '../fields.ts'
import { valuesOfCategory, valuesOfItem } from '../row-values.server.ts'
import type { PriceTexts } from '../texts.server.ts'
import { categoryAddress, type Opened } from './address.server.ts'
import type { CategoryForm } from './form/form.server.ts'
import type { Conflicts } from './form/save.server.ts'
import type { AdminCategoryProps } from './props.ts'
import { listProps } from './rows/rows.server.ts'

/** The part of the draft that the page shows, and the values of a refused form. */
type CategoryView = {
  form: CategoryForm
  pending: Pending
  steps: StepNames
  opened: Opened
  errors?: FieldErrors
  conflicts?: Conflicts
  scenario?: AdminCategoryProps['scenario']
}

/** What is open of a category as form values; null when there is no such category. */
export function formOf(
  { categories, items }: PriceContent,
  slug: string,
  version: number,
  opened: readonly string[],
): CategoryForm | null {
  const category = categories.find((each) => each.slug === slug)
  if (category === undefined) return null
  return {
    slug,
    version,
    category: opened.includes(categoryKey) ? valuesOfCategory(category) : null,
    rows: items
      .filter((item) => item.category === slug && opened.includes(item.id))
      .map((item) => ({ key: item.id, values: valuesOfItem(item), removed: false })),
  }
}

export function categoryPageProps(
  adminTexts: PriceTexts,
  { form, pending, steps, opened: requested, errors = {}, conflicts, scenario: tried }: CategoryView,
): Omit<AdminCategoryProps, keyof FrameProps> {
  const { draft, published } = pending
  const { content } = draft
  const { opened } = requested
  const { locale, words: texts, adminDrafts, prices: list, treatmentTexts } = adminTexts
  const before = new Map(published.items.map((item) => [item.id, item]))
  const { edit, fields, scenario, autosave, preview, remove, table, selection } = texts
  const { nominalRate, months, insurancePerMonth } = calculatorConfig.defaults
  const isAdding = opened.includes(newRowKey) && !form.rows.some(({ key }) => key === newRowKey)
  const added = { key: newRowKey, values: emptyRow(form.slug, content, pending.today), removed: false }
  const { page, ...listed } = listProps(
    content,
    { slug: form.slug, diff: pending.diff, opened, page: requested.page },
    adminTexts,
  )
  const to = (keys: readonly string[]) => categoryAddress(form.slug, locale, keys, page)
  const rows = isAdding ? [...form.rows, added] : form.rows
  return {
    texts: {
      edit,
      fields,
      problems: { summary: adminDrafts.problems.summary, summaryLead: texts.problems.summaryLead },
      scenario,
      autosave,
      preview,
      remove,
      table,
      selection,
      conflict: adminDrafts.conflict,
      ...steps,
      undoLast: adminDrafts.publish.undoLast,
      diffRow: adminDrafts.diff.row,
      errorPrefix: adminDrafts.errorPrefix,
      amounts: list.amounts,
    },
    slug: form.slug,
    address: to(opened),
    ways: {
      list: to([]),
      add: to([newRowKey]),
      category: to([categoryKey]),
    },
    ...listed,
    title: content.categories.find(({ slug }) => slug === form.slug)?.title[locale] ?? form.slug,
    version: form.version,
    canUndo: steps.undo !== null,
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
      treatments: choosableTreatments(
        rows.flatMap(({ values }) => values.treatments.split(treatmentsBetween)),
      ).map((value) => ({ value, text: treatmentTexts[value].title })),
      roundings: roundings.map((value) => ({
        value: String(value),
        text: fill(scenario.step, { lei: value }),
      })),
    },
    credit: {
      nominalRate,
      months,
      duration: plural(months, adminTexts.instalments.months, locale),
      insurancePerMonth,
      least: calculatorConfig.limits.price.min,
    },
    scenario: tried ?? {
      percent: '',
      rounding: '10',
      from: '',
      chosen: [],
      error: null,
      dayError: null,
    },
  }
}

function publishedText(item: PriceItem | undefined, texts: PriceTexts): string | null {
  const { locale, words, prices } = texts
  const { edit } = words
  if (item === undefined) return edit.unpublished
  const price = priceText(item, locale, prices)
  return fill(edit.published, {
    price: [price, nextText(item, texts)].filter((text) => text !== null).join('; '),
  })
}

function emptyRow(slug: string, { items }: PriceContent, today: string): RowValues {
  const places = items.filter(({ category }) => category === slug).map(({ position }) => position + 1)
  const last = Math.max(0, ...places)
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

function conflictProps(
  { categories, items }: Conflicts,
  { saved, content }: PriceDraft,
  texts: PriceTexts,
): NonNullable<AdminCategoryProps['conflict']> {
  const { locale } = texts
  const { conflict } = texts.adminDrafts
  const removed = { field: null, name: '', mine: '', theirs: '', isConflict: true }
  const rows = [
    ...categories.map(({ key, mine, theirs, fields }) => ({
      key: categoryKey,
      title: (theirs ?? mine)?.title[locale] ?? key,
      fields:
        mine === null || theirs === null
          ? [{ ...removed, ...sides(mine, theirs) }]
          : comparedCategory(mine, theirs, fields, texts),
    })),
    ...items.map(({ key, mine, theirs, fields }) => ({
      key,
      title: (theirs ?? mine)?.title[locale] ?? key,
      fields:
        mine === null || theirs === null
          ? [{ ...removed, ...sides(mine, theirs) }]
          : comparedItem(mine, theirs, fields, content.categories, texts),
    })),
  ]
  return {
    lead: fill(conflict.lead, {
      email: saved?.by ?? '',
      time: saved === null ? '' : formatTime(new Date(saved.at)),
    }),
    rows,
    marks: Object.fromEntries(
      rows.flatMap(({ key, fields }) =>
        fields.flatMap(({ field, theirs, isConflict }) =>
          field === null || !isConflict
            ? []
            : [[nameOf(key, field), fill(conflict.field, { value: theirs })]],
        ),
      ),
    ),
  }

  /** One of them removed the row. */
  function sides(mine: object | null, theirs: object | null) {
    const { kept } = conflict
    return {
      mine: mine === null ? conflict.removed : kept,
      theirs: theirs === null ? conflict.removed : kept,
    }
  }
}
