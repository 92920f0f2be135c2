import { bodyLimits } from '../../../http/body-limits.ts'
import { readBytes } from '../../../http/request-guards.ts'
import type { Signer } from '../../../http/signer.ts'
import { secretFields } from './secret-fields.ts'

/** A form submitted after the session had ended: it is embedded in the sign-in page that answers it. */
export type ResubmittedForm = { path: string; type: string; body: Uint8Array<ArrayBuffer> }

/** `isOwn`: the session that it lacked was this account's. Of another form nobody knows who filled it in. */
export type ReadForm = ResubmittedForm & { isOwn: boolean }

const purpose = 'kept form'
const resubmitForMs = 60 * 60 * 1000
/** The longest signed text: base64 and what surrounds it. */
export const largestResubmitted = Math.ceil((bodyLimits.priceFile * 4) / 3) + 4 * 1024

const formType = /^(multipart\/form-data|application\/x-www-form-urlencoded)/

/**
 * The submitted form as one signed text, bound to the account of the ended session (null if unknown); null if the
 * request is not a form. A photograph is too long to be kept: it is chosen again, and all that was typed beside it stays.
 */
export async function keepForm(
  signer: Signer,
  request: Request,
  account: string | null,
): Promise<string | null> {
  const type = request.headers.get('content-type') ?? ''
  if (!formType.test(type)) return null
  // Only somebody who had a session sends photographs.
  const sent = await readBytes(request, account === null ? bodyLimits.priceFile : bodyLimits.articlePicture)
  if (sent === null || sent.length === 0) return null
  const form = sent.length > bodyLimits.priceFile ? await withoutFiles(type, sent) : { type, body: sent }
  if (form === null || form.body.length > bodyLimits.priceFile) return null
  const fields = await fieldsOf(form)
  if (secretFields.some((name) => fields?.has(name))) return null
  const { pathname, search } = new URL(request.url)
  return signForm(signer, { path: pathname + search, ...form }, account)
}

/** A form as one signed text, which is read again for an hour. */
export async function signForm(
  signer: Signer,
  { path, type, body }: ResubmittedForm,
  account: string | null,
): Promise<string> {
  const until = (Date.now() + resubmitForMs).toString(36)
  const text = [until, account ?? '', encode(path), encode(type), encodeBytes(body)].join('.')
  return `${text}.${await signer.sign(purpose, text)}`
}

/** What was typed, by the names of the fields; null if it cannot be read. */
export async function fieldsOf({
  type,
  body,
}: Pick<ResubmittedForm, 'type' | 'body'>): Promise<FormData | null> {
  return new Response(body, { headers: { 'content-type': type } }).formData().catch(unreadable)
}

/** The form with its files as if none had been chosen; null if it cannot be read. */
async function withoutFiles(type: string, body: Uint8Array<ArrayBuffer>) {
  const form = await fieldsOf({ type, body })
  if (form === null) return null
  for (const [name, value] of [...form]) if (typeof value !== 'string') form.set(name, new File([], ''))
  const written = new Response(form)
  return {
    type: written.headers.get('content-type') ?? type,
    body: new Uint8Array(await written.arrayBuffer()),
  }
}

function unreadable(error: unknown): null {
  if (error instanceof TypeError) return null
  throw error
}

/** The submitted form, if its signature is valid, not expired, and of this account. */
export async function readResubmittedForm(
  signer: Signer,
  kept: string,
  account: string,
): Promise<ReadForm | null> {
  const end = kept.lastIndexOf('.')
  const text = kept.slice(0, Math.max(0, end))
  const [until = '', owner = '', path = '', type = '', body = ''] = text.split('.')
  if (text === '' || !(await signer.verify(purpose, text, kept.slice(end + 1)))) return null
  if (Number.parseInt(until, 36) < Date.now() || (owner !== '' && owner !== account)) return null
  const isOwn = owner !== ''
  return { path: decode(path), type: decode(type), body: Uint8Array.fromBase64(body, base64url), isOwn }
}

const base64url = { alphabet: 'base64url' } as const

function encode(text: string): string {
  return encodeBytes(new TextEncoder().encode(text))
}

function encodeBytes(bytes: Uint8Array): string {
  return bytes.toBase64({ ...base64url, omitPadding: true })
}

function decode(text: string): string {
  return new TextDecoder().decode(Uint8Array.fromBase64(text, base64url))
}
