import { readForm } from '../../../http/request-guards.ts'

/** A form and the version of the draft that it was made from; null for one that the site never sends. */
export async function readDraftForm(
  request: Request,
  largestBytes: number,
): Promise<{ form: URLSearchParams; version: number } | null> {
  const form = (await readForm(request, largestBytes)) ?? new URLSearchParams()
  const version = readVersionNumber(form)
  return version === null ? null : { form, version }
}

export function readVersionNumber(form: { get(name: string): unknown }): number | null {
  const text = form.get('versiune')
  return typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : null
}
