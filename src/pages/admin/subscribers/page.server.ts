import { readSubscribers, subscriberStates } from '../../../features/admin/records/subscriber-store.server.ts'
import { unreadRows } from '../../../features/admin/subjects/unread.server.ts'
import { formatDate } from '../../../format/dates-in-words.ts'
import { fill } from '../../../format/fill.ts'
import { plural } from '../../../format/plurals.ts'
import { href } from '../../../routes.ts'
import type { AdminPage } from '../../admin-page.ts'
import { done } from '../../outcome.ts'
import { momentOf, stateIn } from './filters.server.ts'
import type { AdminSubscribersProps } from './page.tsx'
import type { SubscribersWords } from './ro.ts'
import { subscriberSheet } from './sheet.server.ts'

type Of = { props: AdminSubscribersProps; words: SubscribersWords }

const onAPage = 50

/** Who gets the newsletter, page by page. */
export default {
  id: 'admin/subscribers',
  title: ({ words }) => words.metaTitle,
  calls: { file: { respond: subscriberSheet } },

  async load({ database, locale, query, texts }) {
    const { metaTitle: _, filters, counts, since, languages, sheet: __, ...words } = texts.words
    const state = stateIn(query)
    const page = Math.max(1, Number(/^\d{1,4}$/.exec(query.get('page') ?? '')?.[0] ?? 1))
    const filter = (each: typeof state) => `filter=${each}`
    const address = (each: typeof state, at = 1) =>
      `${href('admin/subscribers', locale)}?${filter(each)}${at > 1 ? `&page=${at}` : ''}`
    const { subscribers, unread, count } = await readSubscribers(database, state, {
      from: (page - 1) * onAPage,
      limit: onAPage,
    })
    if (count === null) return done(null, { at: address(state) })
    return {
      texts: words,
      unread: unreadRows(unread, texts),
      filters: subscriberStates.map((each) => ({
        href: address(each),
        text: filters[each],
        current: each === state,
      })),
      count: plural(count, counts, locale),
      subscribers: subscribers.map((subscriber) => {
        const date = formatDate(new Date(momentOf(subscriber, state)), locale)
        return {
          id: subscriber.id,
          email: subscriber.email,
          text: `${languages[subscriber.locale]}, ${fill(since[state], { date })}`,
        }
      }),
      exportHref: `/api/admin/subscribers.csv?${filter(state)}&locale=${locale}`,
      newerHref: page > 1 ? address(state, page - 1) : null,
      olderHref: page * onAPage < count ? address(state, page + 1) : null,
    }
  },
} satisfies AdminPage<Of>
