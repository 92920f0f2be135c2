/** The address of a request in parts, as it was sent: parsing it as a URL would cost more than answering it. */
export function splitUrl(url: string): { pathname: string; search: string } {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  const query = url.indexOf('?', start)
  return query < 0
    ? { pathname: url.slice(start), search: '' }
    : { pathname: url.slice(start, query), search: url.slice(query) }
}
