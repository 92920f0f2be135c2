import {
  type Counts,
  type Newsletter,
  nameOf,
  outcomes,
  type WrittenTexts,
} from '../../../features/admin/newsletter/newsletter-store.server.ts'
import type { PlaceTexts } from '../../../features/admin/subjects/published-subject.ts'
import { unreadRows } from '../../../features/admin/subjects/unread.server.ts'
import { formatDate } from '../../../format/dates-in-words.ts'
import { fill } from '../../../format/fill.ts'
import { plural } from '../../../format/plurals.ts'
import { type Locale, locales } from '../../../locale.ts'
import { href } from '../../../routes.ts'
import type { FrameProps } from '../../admin-page.ts'
import type { View } from '../../outcome.ts'
import { claimsIn } from './form.server.ts'
import type { AdminNewsletterProps, NewsletterView } from './props.ts'
import type { NewsletterWords } from './ro.ts'

type Sent = Omit<Newsletter, 'state'> & {
  state: Exclude<Newsletter['state'], 'draft'>
  counts: Counts
}

const monthMs = 31 * 24 * 3600 * 1000

export function newsletterProps(
  given: {
    draft: Newsletter | null
    sent: Sent[]
    unread: string[]
    written: WrittenTexts
    subscribers: Record<Locale, number>
  },
  { version, chosen, confirming }: View<Partial<NewsletterView>>,
  { locale, adminFrame, adminDrafts, words: texts }: PlaceTexts<NewsletterWords>,
): Omit<AdminNewsletterProps, keyof FrameProps> {
  const { draft, sent, unread, written, subscribers } = given
  const { title, lead, list, write, send, current, history } = texts
  const counted = (count: number) => plural(count, send.subscribers, locale)
  const day = (text: string | null) => formatDate(new Date(text ?? 0), locale)
  const counts = (of: Counts) =>
    outcomes.flatMap((each) => {
      const count = of[each] ?? 0
      return count === 0 ? [] : [plural(count, texts.counts[each], locale)]
    })
  const open = sent.find(({ state }) => state === 'sending' || state === 'paused')
  const all = Object.values(open?.counts ?? {}).reduce((sum, count) => sum + count, 0)
  const done = all - (open?.counts.waiting ?? 0)
  const last = sent[0]
  const isRecent = last?.started_at != null && Date.now() - Date.parse(last.started_at) < monthMs
  return {
    texts: {
      title,
      lead,
      errorPrefix: adminDrafts.errorPrefix,
      list,
      write,
      send,
      current,
      history,
      formatting: adminFrame.formatting,
    },
    unread: unreadRows(unread, { adminDrafts }),
    revision: version ?? draft?.revision ?? 0,
    hasDraft: draft !== null,
    languages: locales.map((each) => ({
      locale: each,
      name: texts.languages[each],
      ...written[each],
      claims: claimsIn(written[each], each),
      subscribers: fill(send.to, { language: texts.languages[each], count: counted(subscribers[each]) }),
      isChosen: chosen?.includes(each) ?? subscribers[each] > 0,
      preview: `${href('admin/newsletter', locale)}/preview?locale=${each}`,
      previewTitle: fill(write.preview, { language: texts.languages[each] }),
    })),
    confirmation:
      confirming === undefined
        ? null
        : {
            languages: confirming,
            text: fill(send.confirm, {
              count: counted(confirming.reduce((sum, each) => sum + subscribers[each], 0)),
            }),
            recent: isRecent ? fill(send.recent, { date: day(last.started_at) }) : null,
          },
    open:
      open === undefined
        ? null
        : {
            id: open.id,
            name: nameOf(open),
            state: texts.states[open.state],
            isPaused: open.state === 'paused',
            done,
            all,
            progress: fill(current.progress, { done: String(done), all: String(all) }),
            counts: counts(open.counts),
          },
    sent: sent
      .filter(({ state }) => state === 'sent' || state === 'stopped')
      .map((letter) => ({
        id: letter.id,
        name: nameOf(letter),
        text: `${texts.states[letter.state]}, ${fill(history.started, {
          date: day(letter.started_at),
          email: letter.updated_by,
        })}`,
        counts: counts(letter.counts),
      })),
  }
}
