/**
 * What a queue is for is the end of its name in `wrangler.toml`. Before it stands the Worker's name, so that the queues of
 * two clinics in one account are not the same; behind it `-staging` in the configuration of that deployment.
 */
export const queuePurposes = ['consent-retry', 'requests-retry', 'newsletter'] as const

export type QueuePurpose = (typeof queuePurposes)[number]

export function isFor(queue: string, purpose: QueuePurpose): boolean {
  return `-${queue.replace(/-staging$/, '')}`.endsWith(`-${purpose}`)
}

/** Throws for a queue that nobody here works on: its messages stay, and come to the dead letter queue at last. */
export function purposeOf(queue: string): QueuePurpose {
  const found = queuePurposes.find((purpose) => isFor(queue, purpose))
  if (found === undefined)
    throw new Error(`Nobody works on the queue ${queue}: a name ends in ${queuePurposes.join(', ')}`)
  return found
}
