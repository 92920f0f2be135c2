/** What was asked for may exist, but the database does not answer. Answered with 503, never with 404. */
export class Unreachable extends Error {
  constructor(what: string) {
    super(`${what}: not known while the database does not answer`)
    this.name = 'Unreachable'
  }
}
