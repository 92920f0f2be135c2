import type { ChoiceGroup, Choices } from './choices.server.ts'
import type { ContactErrors, ContactValues, FormId } from './fields.ts'
import type { ContactWords } from './ro.ts'

export type FormTexts = Pick<
  ContactWords,
  | 'formTitle'
  | 'stopCard'
  | 'required'
  | 'optional'
  | 'either'
  | 'fields'
  | 'wishes'
  | 'options'
  | 'left'
  | 'errorPrefix'
  | 'summary'
  | 'privacy'
  | 'privacyLink'
  | 'honeypot'
  | 'submit'
  | 'sending'
  | 'notConfirmed'
  | 'estimate'
> & { tooLong: string; failed: string; offline: string }

export type ContactFormProps = {
  id: FormId
  values: ContactValues
  errors: ContactErrors
  /** A problem of the form as a whole. */
  problem: string | null
  token: string
  choices: Choices & { days: ChoiceGroup[] }
  turnstileSiteKey: string | null
  texts: FormTexts
}
