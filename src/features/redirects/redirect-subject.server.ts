import { z } from 'zod'
import { readRows, reportNothing } from '../../database/read-rows.ts'
import type { Fields } from '../publishing/fields.ts'
import { listSubject } from '../publishing/list-subject.server.ts'

/** As the table takes them (`redirects_from_path`, `redirects_to_path`); what is no page the Worker refuses. */
const redirect = z.strictObject({
  from: z.string().max(300),
  to: z.string().max(300),
  note: z.string().max(300),
})
export type Redirect = z.infer<typeof redirect>

/** A redirect in its list is named by its old address. */
export const redirectFields = {
  to: { key: 'to', kind: 'text' },
  note: { key: 'note', kind: 'text' },
} as const satisfies Fields<Redirect>

export const redirectContent = z
  .strictObject({ rows: z.array(redirect).max(2000) })
  .refine(({ rows }) => new Set(rows.map(({ from }) => from)).size === rows.length, {
    error: 'an old address leads to one place',
    path: ['rows'],
  })
export type RedirectContent = z.infer<typeof redirectContent>

const row = z
  .object({ from_path: z.string(), to_path: z.string(), note: z.string() })
  .transform(({ from_path, to_path, note }) => ({ from: from_path, to: to_path, note }))

/** The owner's redirects as they are drafted and published. */
export const redirectSubject = listSubject<'rows', Redirect, RedirectContent>('rows', {
  name: 'redirects',
  schema: redirectContent,
  async readPublished(database, leftOut = reportNothing) {
    const rows = await readRows('redirects', row, leftOut, (from, to) =>
      database
        .from('redirects')
        .select('from_path, to_path, note')
        .eq('active', true)
        .order('from_path')
        .range(from, to),
    )
    return redirectContent.parse({ rows })
  },
  idOf: ({ from }) => from,
  order: (a, b) => (a.from < b.from ? -1 : 1),
  together: [['to', 'note']],
})
