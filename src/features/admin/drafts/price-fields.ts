import { locales } from '../../../locale.ts'

/** What of a category can be edited, by the names its fields carry in the form. */
export const categoryTexts = (['title', 'description'] as const).flatMap((name) =>
  locales.map((locale) => `${name}_${locale}` as const),
)
export const categoryFields = [...categoryTexts, 'position'] as const
export type CategoryField = (typeof categoryFields)[number]
export type CategoryValues = Record<CategoryField, string>

/** Keys that no row can have: ids begin with a letter or a digit. */
export const categoryKey = '_categorie'
export const newRowKey = '_nou'

/** The name of a field in the form, and its id in the page. */
export function nameOf(key: string, field: string): string {
  return `${key}.${field}`
}

/** Between the treatments of a row, where they stand in one value. */
export const treatmentsBetween = '|'

export type FieldErrors = Partial<Record<string, string>>
