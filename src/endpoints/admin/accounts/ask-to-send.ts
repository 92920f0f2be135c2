import { arrivalAt } from '../../../features/admin/account/arrival.ts'
import { fieldsOf, type KeptForm, signForm } from '../../../features/admin/account/kept-form.server.ts'
import { plainPageHeaders } from '../../../http/content-security-policy.ts'
import { plainDocument, plainLink } from '../../../http/error-page.ts'
import { escapeHtml } from '../../../http/escape-html.ts'
import { createNonce } from '../../../http/security-headers.ts'
import type { Signer } from '../../../http/signer.ts'
import type { Locale } from '../../../locale.ts'
import { href } from '../../../routes.ts'
import { againForm } from './again.ts'
import { outageWords } from './outage-words.ts'

/** Enough to recognise a form by. */
const longestValue = 200
const mostFields = 1000

const fieldStyles =
  'main details{text-align:start;overflow-wrap:anywhere}summary{cursor:pointer}dl{display:grid;gap:.25rem 1rem}' +
  'dt{font-size:.875rem;opacity:.8}dd{margin:0 0 .5rem;font-weight:600;white-space:pre-wrap}'

/**
 * Shows a form that was sent from this browser before anybody had signed in. Somebody else may have filled it in, to have
 * it sent in an admin's name: nothing comes of it until the admin presses.
 */
export async function askToSend(
  form: KeptForm,
  { signer, locale, account }: { signer: Signer; locale: Locale; account: string },
): Promise<Response> {
  const [texts, kept, fields] = await Promise.all([
    outageWords(locale),
    signForm(signer, form, account),
    fieldsOf(form),
  ])
  const shown = [...(fields ?? [])]
    .map(([name, value]) => [name, typeof value === 'string' ? value : value.name] as const)
    .filter(([, value]) => value !== '')
    .slice(0, mostFields)
    .map(
      ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value.slice(0, longestValue))}</dd>`,
    )
  const nonce = createNonce()
  const body = plainDocument(locale, nonce, {
    ...texts.waiting,
    actions:
      againForm(locale, kept, texts.send, arrivalAt) + plainLink(escapeHtml(form.path), texts.look, true),
    more:
      `<style nonce="${nonce}">${fieldStyles}</style>` +
      `<details><summary>${escapeHtml(texts.what)}</summary><p>${escapeHtml(form.path)}</p><dl>${shown.join('')}</dl></details>` +
      `<p><a href="${href('admin/today', locale)}">${escapeHtml(texts.today)}</a></p>`,
  })
  return new Response(body, {
    headers: {
      ...plainPageHeaders(nonce),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    },
  })
}
