import type { Context } from 'hono'

/** Whether a request asks for something and changes nothing. */
export function isRead(c: Pick<Context, 'req'>): boolean {
  return c.req.method === 'GET' || c.req.method === 'HEAD'
}
