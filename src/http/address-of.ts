import type { Context } from 'hono'
import { Address } from './address.ts'
import type { AppEnv } from './app-env.ts'

/** The parsed address of this request, the same object for every handler. */
export function addressOf(c: Context<AppEnv>): Address {
  const parsed = c.get('address')
  if (parsed) return parsed
  const address = parseAddress(c.req.url)
  c.set('address', address)
  return address
}

/** Parsed by hand: a `URL` would cost more than answering the request. */
function parseAddress(url: string): Address {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  const query = url.indexOf('?', start)
  return query < 0
    ? new Address(url.slice(start), '')
    : new Address(url.slice(start, query), url.slice(query))
}
