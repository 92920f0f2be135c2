import { expect, onTestFinished, test, vi } from 'vitest'
import { deployConfig } from '../../../scripts/deploy/config.ts'
import { modules } from '../../../src/content/clinic.ts'
import { createSigner } from '../../../src/http/signer.ts'
import { consume } from '../../../src/jobs/consume.ts'
import { purposeOf, queuePurposes } from '../../../src/jobs/queue-names.ts'
import { parseSettings } from '../../../src/settings-schema.ts'
import { some } from '../../support/some.ts'

const settings = parseSettings({})
const services = { supabase: null, settings, signer: createSigner(settings) }
const unbound = { send: () => Promise.reject(new Error('not bound in this test')) }
const bindings = {
  MAIL: unbound,
  REQUESTS_RETRY: unbound,
  REQUESTS_DEAD: unbound,
  CONSENT_DEAD: unbound,
  NEWSLETTER: unbound,
}

/** The consumer that a message from this queue came to, as it names itself in the log, and whether it lets it go. */
async function consumerOf(queue: string) {
  const lines: string[] = []
  const error = vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(line))
  const retry = vi.fn()
  const ack = vi.fn()
  const message = { id: 'one', body: { what: 'nobody can use' }, attempts: 1, ack, retry }
  await consume({ queue, messages: [message] }, services, bindings).finally(() => error.mockRestore())
  expect([retry.mock.calls.length, ack.mock.calls.length]).toEqual([1, 0])
  return lines.map((line) => JSON.parse(line).during).join()
}

test.each(['production', 'staging'] as const)(
  'each queue of %s comes to its own consumer',
  async (target) => {
    const { producers, consumers } = deployConfig(target).queues
    const sentBy = (binding: string) => producers.find((each) => each.binding === binding)?.queue ?? ''
    expect(await consumerOf(sentBy('CONSENT_RETRY'))).toBe('consent-retry')
    expect(await consumerOf(sentBy('REQUESTS_RETRY'))).toBe('requests-retry')
    const used = queuePurposes.filter((purpose) => modules.newsletter || purpose !== 'newsletter')
    if (modules.newsletter) expect(await consumerOf(sentBy('NEWSLETTER'))).toBe('newsletter')
    else expect(sentBy('NEWSLETTER')).toBe('')
    expect(consumers.map(({ queue }) => purposeOf(queue)).toSorted()).toEqual(used.toSorted())
  },
)

test('a clinic may be called like a queue, and its queues may have no name before them', async () => {
  expect(await consumerOf('newsletter-ro-consent-retry')).toBe('consent-retry')
  expect(await consumerOf('consent-retry-ro-requests-retry-staging')).toBe('requests-retry')
  expect(await consumerOf('newsletter')).toBe('newsletter')
})

test.each(['x-requests-retry-dead', 'unnewsletter', 'newsletter-2', 'x-staging'])(
  'nobody takes messages of %s for their own',
  async (queue) => {
    await expect(consumerOf(queue)).rejects.toThrow(`Nobody works on the queue ${queue}`)
  },
)

test.each(['production', 'staging'] as const)(
  'in %s a clinic without a newsletter has no queue of it to make',
  (target) => {
    const has = modules.newsletter
    onTestFinished(() => {
      modules.newsletter = has
    })
    modules.newsletter = false
    const { producers, consumers } = deployConfig(target).queues
    const named = some([...producers, ...consumers].map(({ queue }) => queue))
    expect(named.filter((queue) => queue.includes('newsletter'))).toEqual([])
  },
)
