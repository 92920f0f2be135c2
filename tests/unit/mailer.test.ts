import { afterEach, expect, test, vi } from 'vitest'
import { createMailer, NoMailResponse } from '../../src/mail/mailer.ts'

afterEach(() => void vi.useRealTimers())

const email = { to: 'ana@example.ro', subject: 'Salut', text: 'Salut', html: '<p>Salut</p>', key: 'a' }
const mailer = (send: () => Promise<never>) =>
  createMailer(
    { from: 'cabinet@example.ro', to: 'cabinet@example.ro', provider: null, webhookSecret: null },
    { MAIL: { send } },
  )

test('a mail service that is silent is told apart from one that refuses: the mail may leave yet', async () => {
  vi.useFakeTimers()
  const silent = mailer(() => new Promise<never>(() => undefined)).send(email)
  const asked = expect(silent).rejects.toBeInstanceOf(NoMailResponse)
  await vi.advanceTimersByTimeAsync(8000)
  await asked
})

test('a mail service that refuses is told without the address', async () => {
  const refused = mailer(() => Promise.reject(new TypeError(`no such address: ${email.to}`))).send(email)
  await expect(refused).rejects.toThrow('The mail binding refused a message: TypeError')
})
