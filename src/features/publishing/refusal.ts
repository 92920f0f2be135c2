/** The broken constraint and the row, as far as the database names them. */
export type Refusal = { rule: string | null; row: string | null }

export type StoreError = { code?: string; message: string; details?: string | null }

/** Null when it is a failure and not a refusal of data. Classes of PostgreSQL, appendix A. */
export function refusalOf({ code = '', message, details }: StoreError): Refusal | null {
  if (!/^2[23]/.test(code)) return null
  const [, rule = null] = /constraint "([a-z_]+)"/.exec(message) ?? []
  const [, row = null] = /^Failing row contains \(([a-z0-9-]+),/.exec(details ?? '') ?? []
  return { rule, row }
}
