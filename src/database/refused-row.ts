type DatabaseError = { code: string; message: string }

/**
 * A row the database will never accept, however often it is sent: it breaks a constraint or does not fit its
 * column.
 */
export class RefusedRow extends Error {
  readonly constraint: string

  constructor(what: string, code: string, constraint: string) {
    super(`${what}: ${code} ${constraint}`)
    this.name = 'RefusedRow'
    this.constraint = constraint
  }
}

/**
 * A RefusedRow for the SQLSTATE classes 22 (data) and 23 (integrity), with the name of the constraint and nothing
 * of the row; any other error may pass after a while.
 */
export function databaseFailure(what: string, status: number, { code, message }: DatabaseError): Error {
  if (!/^2[23]/.test(code)) return new Error(`${what}: ${status} ${code}`)
  const [, name = 'unnamed'] = /(?:constraint|column) "(\w+)"/.exec(message) ?? []
  return new RefusedRow(what, code, name)
}
