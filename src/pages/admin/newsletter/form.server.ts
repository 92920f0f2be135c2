import { findForbiddenClaims } from '../../../content/claims.ts'
import {
  longest,
  type Written,
  type WrittenTexts,
} from '../../../features/admin/newsletter/newsletter-store.server.ts'
import { pastedMarkdown } from '../../../features/news/pasted-markdown.ts'
import { byLocale } from '../../../format/by-locale.ts'
import { typedLine } from '../../../format/typed.ts'
import { type Locale, locales } from '../../../locale.ts'

export type NewsletterForm = {
  /** The revision of the draft that was seen; 0 when there was none. */
  seen: number
  written: WrittenTexts
  languages: Locale[]
  anyway: boolean
}

/** What was sent by the form of the draft. A language that the clinic has not is empty. */
export function readNewsletterForm(form: URLSearchParams): NewsletterForm {
  const written = byLocale(() => nothing)
  for (const locale of locales)
    written[locale] = {
      subject: typedLine(form.get(`subject_${locale}`) ?? ''),
      body: pastedMarkdown(form.get(`text_${locale}`) ?? ''),
    }
  return {
    seen: Number(/^\d{1,9}$/.exec(form.get('revision') ?? '')?.[0] ?? 0),
    written,
    languages: locales.filter((locale) => form.getAll('locale').includes(locale)),
    anyway: form.get('anyway') === 'yes',
  }
}

const nothing: Written = { subject: '', body: '' }

/** Which part of the texts is too long in one of the languages; null where none is. */
export function tooLong(written: WrittenTexts): 'subject' | 'body' | null {
  for (const locale of locales) {
    const { subject, body } = written[locale]
    if (subject.length > longest.subject) return 'subject'
    if (body.length > longest.body) return 'body'
  }
  return null
}

export function isWritten({ subject, body }: Written): boolean {
  return subject !== '' && body.trim() !== ''
}

/** What a sober clinic does not say, as it is written there. */
export function claimsIn({ subject, body }: Written, locale: Locale): string[] {
  return [...new Set(findForbiddenClaims(`${subject}\n${body}`, locale))].slice(0, 8)
}
