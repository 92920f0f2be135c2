/** The database did not answer, or not in time: what was asked of it may have been done. */
export class NoResponse extends Error {
  constructor(what: string) {
    super(what)
    this.name = 'NoResponse'
  }
}

/** `message` only where it cannot repeat what a visitor wrote. Status 0: nothing came back. */
export function storeError(
  what: string,
  status: number,
  { code = '', message = '' }: { code?: string; message?: string },
): Error {
  const text = `${what}: ${status} ${code} ${message}`.trimEnd()
  return status === 0 || status >= 500 ? new NoResponse(text) : new Error(text)
}
