import { z } from 'zod'
import { answerOf } from '../../../database/answer-of.ts'
import { parseNamed } from '../../../database/read-rows.ts'
import { storeError } from '../../../database/store-error.ts'
import { byLocale } from '../../../format/by-locale.ts'
import { defaultLocale, type Locale, locales, writtenLocales } from '../../../locale.ts'
import type { AdminDatabase } from '../../publishing/subject.ts'

/** What is written in a language. */
const written = z.object({ subject: z.string(), body: z.string() })
export type Written = z.infer<typeof written>
export type WrittenTexts = Record<Locale, Written>

const row = z.object({
  id: z.uuid(),
  state: z.enum(['draft', 'sending', 'paused', 'stopped', 'sent']),
  revision: z.number(),
  texts: z.record(z.string(), written),
  updated_by: z.string(),
  started_at: z.string().nullable(),
})
export type Newsletter = z.infer<typeof row>

/** In the order of the page. */
export const outcomes = ['sent', 'waiting', 'left', 'bounced', 'failed', 'unsure'] as const
export type Outcome = (typeof outcomes)[number]
/** Outcomes stored by another version of the site are left out. */
const counted = z.array(z.object({ newsletter: z.uuid(), counts: z.record(z.string(), z.number()) }))
export type Counts = Partial<Record<Outcome, number>>

export const longest = { subject: 150, body: 20_000 } as const

/**
 * The draft, what is being sent, and what was sent before, newest first, with what became of the mails. `unread`: subjects
 * of what cannot be read any more.
 */
export async function readNewsletters(database: AdminDatabase) {
  const [read, called] = await Promise.all([
    database
      .from('newsletters')
      .select(`*, subject:texts->${defaultLocale}->>subject`)
      .order('started_at', { ascending: false, nullsFirst: true })
      .limit(30),
    database.rpc('newsletter_counts'),
  ])
  if (read.error) throw storeError('newsletters', read.status, { code: read.error.code })
  if (called.error) throw storeError('newsletter_counts', called.status, { code: called.error.code })
  const { rows: all, unread } = parseNamed('newsletters', row, read.data, 'subject')
  const counts = new Map<string, Counts>(
    counted.parse(called.data).map(({ newsletter, counts }) => [newsletter, counts]),
  )
  const sent = all.flatMap((letter) =>
    letter.state === 'draft' ? [] : [{ ...letter, state: letter.state, counts: counts.get(letter.id) ?? {} }],
  )
  return { draft: all.find(({ state }) => state === 'draft') ?? null, sent, unread }
}

/** Named by its subject in the default language, or in another one that has a subject. */
export function nameOf({ texts }: Pick<Newsletter, 'texts'>): string {
  const languages = [defaultLocale, ...writtenLocales]
  return languages.map((locale) => texts[locale]?.subject ?? '').find((subject) => subject !== '') ?? ''
}

export function writtenIn(letter: Newsletter | null): WrittenTexts {
  return byLocale((locale) => letter?.texts[locale] ?? { subject: '', body: '' })
}

/** How many have confirmed, by language. */
export async function countSubscribers(database: AdminDatabase): Promise<Record<Locale, number>> {
  const counts = byLocale(() => 0)
  await Promise.all(
    locales.map(async (locale) => {
      const { count, error, status } = await database
        .from('newsletter_subscribers')
        .select('id', { count: 'exact', head: true })
        .eq('status', 'confirmed')
        .eq('locale', locale)
      if (error) throw storeError('newsletter_subscribers', status, { code: error.code })
      counts[locale] = count ?? 0
    }),
  )
  return counts
}

/** The new revision; null when the draft has changed since it was seen. */
export async function saveNewsletter(
  database: AdminDatabase,
  seen: number,
  new_texts: WrittenTexts,
): Promise<number | null> {
  return z
    .number()
    .nullable()
    .parse(await answerOf('save_newsletter', database.rpc('save_newsletter', { seen, new_texts })))
}

export async function discardNewsletter(database: AdminDatabase, seen: number): Promise<boolean> {
  return z.boolean().parse(await answerOf('discard_newsletter', database.rpc('discard_newsletter', { seen })))
}

export async function startNewsletter(
  database: AdminDatabase,
  seen: number,
  languages: Locale[],
  anyway: boolean,
): Promise<'done' | 'stale' | 'busy' | 'empty' | 'nobody' | 'recent'> {
  const outcome = await answerOf(
    'start_newsletter',
    database.rpc('start_newsletter', { seen, languages, anyway }),
  )
  return z.enum(['done', 'stale', 'busy', 'empty', 'nobody', 'recent']).parse(outcome)
}

export type Step = 'pause' | 'resume' | 'stop'

/** False when what was asked for is not possible any more. */
export async function steerNewsletter(database: AdminDatabase, letter: string, step: Step): Promise<boolean> {
  const outcome = await answerOf('steer_newsletter', database.rpc('steer_newsletter', { letter, step }))
  return z.boolean().parse(outcome)
}

export async function recordTrial(database: AdminDatabase): Promise<void> {
  await answerOf('record_newsletter_trial', database.rpc('record_newsletter_trial'))
}
