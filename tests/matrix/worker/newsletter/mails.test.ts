import { describe, expect } from 'vitest'
import { eventually } from '../../../support/eventually.ts'
import { testOf } from '../../../support/module-test.ts'
import { rowsOf } from '../../../support/site/forms.ts'
import { linkIn, openNewsletter } from '../../../support/site/newsletter.ts'

const test = testOf('newsletter')
const here = openNewsletter()
const { subscribe, subscribers, letters, letter, mailGoesOut, press, confirmed } = here

describe('each mail leaves once', () => {
  const sweep = async () => {
    await rowsOf(
      here.site.db,
      "update newsletter_mails set created_at = created_at - interval '3 minutes', claimed_at = claimed_at - interval '3 minutes'",
    )
    await here.site.sweep()
  }

  test.each(['lost', 'late:4000'] as const)(
    'the welcome, when the answer to the confirmation is "%s" and nobody presses again',
    async (fault) => {
      await subscribe()
      const link = linkIn(await letter(), 'confirmare')
      here.site.db?.fault(fault, { path: '/rest/v1/rpc/confirm_subscription', times: 1 })
      expect((await press(link)).status).toBe(503)
      expect(await subscribers()).toMatchObject([{ status: 'confirmed' }])
      await sweep()
      expect((await letter(2)).headers?.['List-Unsubscribe']).toContain('/newsletter/dezabonare?token=')
      await sweep()
      await mailGoesOut()
      expect(letters()).toHaveLength(2)
    },
  )

  test('the welcome, when the answer is lost and the button is pressed again', async () => {
    await subscribe()
    const link = linkIn(await letter(), 'confirmare')
    here.site.db?.fault('lost', { path: '/rest/v1/rpc/confirm_subscription', times: 1 })
    expect((await press(link)).status).toBe(503)
    expect((await press(link)).status).toBe(303)
    await letter(2)
    await sweep()
    await mailGoesOut()
    expect(letters()).toHaveLength(2)
  })

  test.each(['lost', 'late:4000', '503'] as const)(
    'the confirmation, when the answer to the request is "%s"',
    async (fault) => {
      here.site.db?.fault(fault, { path: '/rest/v1/rpc/request_subscription', times: 1 })
      expect((await subscribe()).status).toBe(303)
      expect((await press(linkIn(await letter(), 'confirmare'))).status).toBe(303)
      await letter(2)
      await sweep()
      await mailGoesOut()
      expect(letters()).toHaveLength(2)
    },
  )

  test('the confirmation, when the work after the answer was never done', async () => {
    here.site.db?.fault('hang', { path: '/rest/v1/rpc/claim_newsletter_mail', times: 1 })
    await subscribe()
    await sweep()
    await letter()
    here.site.db?.fault(null)
    await mailGoesOut()
    expect(letters()).toHaveLength(1)
  })
})

describe('a stranger’s address', () => {
  const later = async (time: string) => {
    await rowsOf(
      here.site.db,
      `update newsletter_subscribers
        set requested_at = requested_at - interval '${time}', unsubscribed_at = unsubscribed_at - interval '${time}'`,
    )
    await rowsOf(here.site.db, `update newsletter_mails set created_at = created_at - interval '${time}'`)
  }

  test('is written to twice a day at the most, and every link lives its 48 hours', async () => {
    await subscribe()
    const first = linkIn(await letter(), 'confirmare')
    for (let hour = 0; hour < 6; hour += 1) {
      await later('1 hour')
      await subscribe()
    }
    await letter(2)
    await mailGoesOut()
    expect(letters()).toHaveLength(2)
    expect((await press(first)).status).toBe(303)
  })

  test('that has left is asked once, by a mail that says so, and stays out until its link is followed', async () => {
    await press(linkIn(await confirmed(), 'dezabonare'))
    await subscribe()
    const asked = await letter(3)
    expect(asked.text).toContain('V-ați dezabonat')
    await later('3 days')
    await subscribe()
    await mailGoesOut()
    expect(letters()).toHaveLength(3)
    expect((await subscribers()).find(({ email }) => email === here.address)).toMatchObject({
      status: 'unsubscribed',
    })
  })
})

describe('while something is away', () => {
  test.each(['down', 'hang', '500', '429', 'html', 'shape'] as const)(
    '(%s) a subscription waits in the queue',
    async (fault) => {
      here.site.db?.fault(fault, '/rest/v1')
      expect((await subscribe()).status).toBe(303)
      here.site.db?.fault(null)
      await letter()
      expect(await subscribers()).toMatchObject([{ status: 'pending' }])
    },
  )

  test('a mail that could not leave is sent later', async () => {
    here.mailbox.refuse(503)
    await subscribe()
    await eventually(() => here.site.logs().some(({ during }) => during === 'newsletter-mail'))
    here.mailbox.refuse(null)
    await letter()
    expect((await press(linkIn(await letter(), 'confirmare'))).status).toBe(303)
  })
})
