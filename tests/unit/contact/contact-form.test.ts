import { describe, expect, test } from 'vitest'
import { openingFrom } from '../../../src/features/clinic/opening.ts'
import * as days from '../../../src/features/contact/days.ts'
import { calendarFile } from '../../../src/features/contact/ics.ts'
import { holdsPersonalNumber } from '../../../src/features/contact/personal-number.ts'
import { readReference, signReference } from '../../../src/features/contact/signed-reference.server.ts'
import { issueTimeToken, readTimeToken } from '../../../src/features/contact/spam/time-token.server.ts'
import { createSigner } from '../../../src/http/signer.ts'
import { sampleWeek } from '../../support/samples/week.ts'

const opening = (now: Date) => openingFrom({ week: sampleWeek, days: [] }, now)
const openDays = (now: Date) => days.openDays(opening(now), now)
const dayProblem = (day: string, now: Date) => days.dayProblem(day, opening(now), now)
const openSpans = (day: string, part: 'any' | 'morning' | 'evening', now: Date) =>
  days.openSpans(day, part, opening(now), now)
const saturdayNoon = new Date('2026-11-21T10:00:00Z')

describe('the days one may wish for', () => {
  test('are open ones, from today to sixty days ahead', () => {
    const open = openDays(saturdayNoon)
    expect(open[0]).toBe('2026-11-21')
    expect(open.at(-1)).toBe('2027-01-20')
    for (const closed of ['2026-11-22', '2026-11-30', '2026-12-25']) expect(open).not.toContain(closed)
  })

  test('leave today out once the clinic has closed', () => {
    expect(openDays(new Date('2026-11-21T12:30:00Z'))[0]).toBe('2026-11-23')
  })

  test('turn at midnight in Bucharest, not in London', () => {
    expect(openDays(new Date('2026-11-22T22:30:00Z'))[0]).toBe('2026-11-23')
    expect(dayProblem('2026-11-22', new Date('2026-11-22T22:30:00Z'))).toBe('past')
  })

  test('are explained when they are none', () => {
    const said = ['2026-02-30', 'mâine', '2026-11-20', '2027-01-21', '2026-11-22', '2026-11-23']
    const problems = ['invalid', 'invalid', 'past', 'far', 'closed', null]
    expect(said.map((day) => dayProblem(day, saturdayNoon))).toEqual(problems)
  })

  test('have parts that depend on the hours of the day', () => {
    expect(openSpans('2026-11-28', 'evening', saturdayNoon)).toEqual([])
    expect(openSpans('2026-11-27', 'evening', saturdayNoon)).toEqual([['17:00', '18:00']])
    expect(openSpans('2026-11-21', 'morning', saturdayNoon)).toEqual([])
    expect(openSpans('2026-11-21', 'any', saturdayNoon)).toEqual([['12:00', '14:00']])
  })
})

test('a personal number is noticed, and a phone or a price is not', () => {
  for (const text of ['1960229410015', 'CNP: 196 022 941 0015', 'a1960229410015b'])
    expect(holdsPersonalNumber(text), text).toBe(true)
  for (const text of ['1960229410018', '0712034567', '+40 712 034 567', '19602294100151', '1961329410015'])
    expect(holdsPersonalNumber(text), text).toBe(false)
})

describe('what is signed', () => {
  const signer = createSigner({ formSecret: 'a secret of thirty-two characters or more', supabase: null })
  const other = createSigner({ formSecret: 'another secret of thirty-two characters', supabase: null })

  test('a time token counts from three seconds to a day', async () => {
    const shown = new Date('2026-11-21T10:00:00Z')
    const token = await issueTimeToken(signer, shown)
    const after = async (seconds: number) =>
      (await readTimeToken(signer, token, new Date(shown.getTime() + seconds * 1000))).status
    expect(await Promise.all([0, 2.9, 3, 86_400, 86_401].map(after))).toEqual([
      'early',
      'early',
      'good',
      'good',
      'expired',
    ])
    expect((await readTimeToken(other, token, shown)).status).toBe('forged')
    expect((await readTimeToken(signer, token.replace('.', '0.'), shown)).status).toBe('forged')
  })

  test('a ticket comes back as it was written, and from nobody else', async () => {
    const ticket = {
      reference: '7KQM-X2TA',
      answer: 'phone',
      wishes: [
        { day: '2026-11-25', part: 'morning' },
        { day: '2026-11-27', part: 'any' },
      ],
    } as const
    const written = await signReference(signer, { ...ticket, wishes: [...ticket.wishes] })
    expect(await readReference(signer, written)).toEqual(ticket)
    expect(await readReference(other, written)).toBeNull()
    expect(await readReference(signer, written.replace('20261125m', '20261126m'))).toBeNull()
  })

  test('a signature for one purpose is worth nothing for another', async () => {
    const signature = await signer.sign('one', 'text')
    expect(await signer.verify('one', 'text', signature)).toBe(true)
    expect(await signer.verify('two', 'text', signature)).toBe(false)
  })
})

describe('a calendar file', () => {
  const event = {
    uid: '1@exemplu.ro',
    day: '2026-11-25',
    from: '09:00',
    to: '12:00',
    summary: 'Oră dorită, neconfirmată',
    description: 'ă'.repeat(100),
    location: 'a; b',
  }

  test('gives the times of Bucharest in UTC, in winter and in summer', () => {
    const winter = calendarFile('ro', [event], saturdayNoon)
    expect(winter).toContain('DTSTART:20261125T070000Z\r\nDTEND:20261125T100000Z')
    const summer = calendarFile('ro', [{ ...event, day: '2027-06-16' }], saturdayNoon)
    expect(summer).toContain('DTSTART:20270616T060000Z')
  })

  test('has lines of 75 octets at most, which unfold to what was said', () => {
    const file = calendarFile('ro', [event], saturdayNoon)
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    // RFC 5546, 3.2.1: who says METHOD:PUBLISH names an ORGANIZER.
    expect(file).not.toContain('METHOD')
    const unfolded = file.replaceAll('\r\n ', '')
    expect(unfolded).toContain(`DESCRIPTION:${'ă'.repeat(100)}`)
    expect(unfolded).toContain('SUMMARY:Oră dorită\\, neconfirmată')
    expect(unfolded).toContain('LOCATION:a\\; b')
  })
})
