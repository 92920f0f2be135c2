import { fill } from '../../../format/fill.ts'
import { passwordLength, passwordProblem } from './passwords.server.ts'
import type { SecretWords } from './ro.ts'
import type { PasswordField } from './secret-fields.ts'

export type PasswordErrors = Partial<Record<PasswordField, string>>

/** The error of the new password of a form, by its field; null if there is none. */
export function newPasswordErrors(
  form: URLSearchParams,
  { password: texts }: SecretWords,
): PasswordErrors | null {
  const problem = passwordProblem(form.get('next') ?? '', form.get('again') ?? '')
  if (problem === null) return null
  const text = fill(texts[problem], { count: passwordLength.min })
  return problem === 'repeated' ? { again: text } : { next: text }
}
