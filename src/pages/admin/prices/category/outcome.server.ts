import type { PriceContent } from '../../../../features/prices/schema.ts'
import type { AdminRequest } from '../../../admin-page.ts'
import type { Outcome } from '../../../outcome.ts'
import type { FieldErrors } from '../fields.ts'
import type { PriceFlash } from '../flashes.ts'
import type { PriceWords } from '../ro.ts'
import type { CategoryForm } from './form/form.server.ts'
import type { Conflicts } from './form/save.server.ts'
import type { AdminCategoryProps } from './props.ts'

/** What the page of a category keeps of a refused form. */
export type CategoryView = {
  form: CategoryForm
  errors: FieldErrors
  conflicts: Conflicts
  scenario: AdminCategoryProps['scenario']
}
export type CategoryRequest = AdminRequest<PriceWords>
export type CategoryOutcome = Outcome<Partial<CategoryView>, PriceFlash, PriceContent>

export function hasCategory({ categories }: PriceContent, slug: string): boolean {
  return categories.some((category) => category.slug === slug)
}
