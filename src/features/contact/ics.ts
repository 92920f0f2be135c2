import { bucharestMoment, type IsoDate } from '../../format/dates.ts'
import { withoutJoiners } from '../../format/typeset.ts'
import type { Locale } from '../../locale.ts'

export type CalendarEvent = {
  uid: string
  day: IsoDate
  /** Bucharest time. */
  from: string
  to: string
  summary: string
  description: string
  location: string
}

/**
 * A calendar (RFC 5545) of the wishes: tentative, and never shown as busy. It is no message of a scheduling system, which
 * would have a METHOD and an ORGANIZER (RFC 5546, 3.2.1).
 */
export function calendarFile(locale: Locale, events: readonly CalendarEvent[], made: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//dental-clinic-website//contact//${locale.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    ...events.flatMap((event) => eventLines(event, made)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(withoutJoiners(line))}\r\n`).join('')
}

function eventLines(
  { uid, day, from, to, summary, description, location }: CalendarEvent,
  made: Date,
): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(made)}`,
    `DTSTART:${utc(bucharestMoment(day, from))}`,
    `DTEND:${utc(bucharestMoment(day, to))}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `LOCATION:${escaped(location)}`,
    'STATUS:TENTATIVE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

function utc(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d{3}/g, '')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')
}

/** Lines of at most 75 octets; continuations begin with a space. */
function fold(line: string): string {
  const pieces: string[] = []
  let piece = ''
  let size = 0
  for (const character of line) {
    const octets = encoder.encode(character).length
    if (size + octets > 74) {
      pieces.push(piece)
      piece = ''
      size = 0
    }
    piece += character
    size += octets
  }
  return [...pieces, piece].join('\r\n ')
}

const encoder = new TextEncoder()
