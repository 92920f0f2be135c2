/** What requests pass through, so that something can be done while there is none. */
export type Gate = {
  pass<Answer>(work: () => Promise<Answer>): Promise<Answer>
  /** Waits for the requests under way, and lets later ones wait until the work is done. */
  alone(work: () => Promise<void>): Promise<void>
}

export function createGate(): Gate {
  const passing = new Set<Promise<unknown>>()
  let closed: Promise<void> | null = null
  const opened = async () => {
    while (closed !== null) await closed
  }
  return {
    async pass(work) {
      await opened()
      const answer = work()
      passing.add(answer)
      return answer.finally(() => passing.delete(answer))
    },
    async alone(work) {
      await opened()
      const done = Promise.withResolvers<void>()
      closed = done.promise
      try {
        await Promise.allSettled(passing)
        await work()
      } finally {
        closed = null
        done.resolve()
      }
    },
  }
}
