/**
 * Stricter than for visitors: a browser that says neither where a request comes from nor which origin sent it
 * cannot be told from an attack.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  return request.headers.get('origin') === new URL(request.url).origin
}
