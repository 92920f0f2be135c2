/** The version of the draft that a form was made from; null for one that the site never sends. */
export function readVersionNumber(form: { get(name: string): unknown }): number | null {
  const text = form.get('version')
  return typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : null
}
