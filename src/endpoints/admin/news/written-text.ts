import { bodyLimits } from '../../../http/body-limits.ts'
import { json } from '../../../http/json.ts'
import { readForm } from '../../../http/request-guards.ts'
import { isLocale } from '../../../locale.ts'
import { writtenText } from '../../../pages/admin/news/article/props.server.ts'
import { readText, textOf } from '../../../pages/admin/news/form.server.ts'
import { newsWords } from '../../../pages/admin/news/in-words.server.ts'
import type { Data } from '../../../sources/data.ts'
import type { AdminContext, AdminSession } from '../admin-context.ts'

/** A text as visitors would see it while somebody types: nothing is stored. */
export function writtenTextEndpoint(data: Data) {
  return async function writtenTextAnswer(c: AdminContext, { locale: own }: AdminSession): Promise<Response> {
    const form = await readForm(c.req.raw, bodyLimits.article)
    const locale = form?.get('locale')
    if (form === null || !isLocale(locale)) return json({ status: 'refused' }, 400)
    const text = textOf(readText(form, locale))
    return json(writtenText(text, locale, data.knownNews(), await newsWords(own)))
  }
}
