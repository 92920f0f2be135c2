import { speaks, writtenLocales } from '../../../locale.ts'

/** The editable texts of a category, by the names of their form fields. */
export const categoryTexts = (['title', 'description'] as const).flatMap((name) =>
  writtenLocales.map((locale) => `${name}_${locale}` as const),
)
export const categoryFields = [...categoryTexts, 'position'] as const
export type CategoryField = (typeof categoryFields)[number]
export type CategoryValues = Record<CategoryField, string>

/** Whether forms ask for a field: not for one in a language that the clinic has switched off. */
export function isInForm(field: string): boolean {
  return writtenLocales.every((locale) => speaks(locale) || !field.endsWith(`_${locale}`))
}

/** A key that no row can have: ids begin with a letter or a digit. */
export const categoryKey = '_category'
export const newRowKey = '_new'

/** The name of a form field, and its id in the page. */
export function nameOf(key: string, field: string): string {
  return `${key}.${field}`
}

/** Separates the treatments of a row in a single value. */
export const treatmentsBetween = '|'

export type FieldErrors = Partial<Record<string, string>>
