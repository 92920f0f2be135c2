import { readable } from '../../format/typed.ts'
import { bodyLimits } from '../../http/body-limits.ts'
import { log } from '../../http/log.ts'
import { readBytes } from '../../http/request-guards.ts'
import { requestIdOf } from '../../http/request-id.ts'
import type { AdminContext } from './admin-context.ts'

export function isMultipart(request: Request): boolean {
  return (request.headers.get('content-type') ?? '').startsWith('multipart/form-data')
}

/** A form, with files or without; `heavy` when it is larger than any that is taken, null when it cannot be read. */
export async function readMultipart(
  c: AdminContext,
  largestBytes: number = bodyLimits.picture,
): Promise<FormData | 'heavy' | null> {
  const type = c.req.header('content-type') ?? ''
  const body = await readBytes(c.req.raw, largestBytes)
  if (body === null) return 'heavy'
  const sent = await new Response(body, { headers: { 'content-type': type } })
    .formData()
    .catch((error: unknown) => {
      const name = error instanceof Error ? error.name : ''
      log('warn', 'form-unreadable', { requestId: requestIdOf(c), name })
      return null
    })
  if (sent === null) return null
  const form = new FormData()
  for (const [name, value] of sent)
    if (typeof value === 'string') form.append(name, readable(value))
    else form.append(name, value)
  return form
}
