import {
  countSubscribers,
  readRequests,
  readSteps,
  requestFilters,
} from '../../../features/admin/requests/request-store.server.ts'
import { shownTeam } from '../../../features/team/shown-team.server.ts'
import { fill } from '../../../format/fill.ts'
import { plural } from '../../../format/plurals.ts'
import type { AdminPage } from '../../admin-page.ts'
import { done } from '../../outcome.ts'
import { requestsFile } from './file.server.ts'
import { addressOf, listIn, onAPage, openList, queryOf, selectionOf } from './list.server.ts'
import type { Of } from './props.ts'
import { requestProps } from './request-props.server.ts'
import { stepIn, stepProps, withStep } from './step.server.ts'
import { requestActions } from './work.server.ts'

/** Visitors' requests. They may reveal health data: they are shown here and nowhere else. */
export default {
  id: 'admin/requests',
  title: ({ words }) => words.metaTitle,
  actions: requestActions,
  calls: { file: { respond: requestsFile } },

  async load(request, { refused = null }) {
    const { database, locale, account, texts, query, data } = request
    const { words, adminRecords, adminDrafts } = texts
    const list = refused === null ? listIn(query) : { ...openList, reference: refused.reference }
    const step = refused === null ? stepIn(query) : null
    const { filter, search, reference, page } = list
    const isSearch = reference === null && search !== ''
    const address = (page: number) => addressOf(locale, { ...list, page })
    const [{ requests, count }, confirmed, pending, before, hours, { members }] = await Promise.all([
      readRequests(database, selectionOf(list, account.id), { from: (page - 1) * onAPage, limit: onAPage }),
      countSubscribers(database, 'confirmed'),
      countSubscribers(database, 'pending'),
      step && stepProps(step, request),
      data.hours(),
      data.team(),
    ])
    // A bookmarked page may no longer exist: requests leave the list.
    if (count === null || (page > 1 && requests.length === 0))
      return done(null, { at: step === null ? address(1) : withStep(address(1), step) })
    const steps = Map.groupBy(
      await readSteps(
        database,
        requests.map(({ id }) => id),
      ),
      ({ request }) => request,
    )
    const inbox = { account: account.id, texts: { ...texts, team: shownTeam(texts, members) }, hours }
    return {
      texts: words,
      errorPrefix: adminDrafts.errorPrefix,
      step: before,
      noticeAt: refused?.reference ?? step?.reference ?? null,
      search,
      found: isSearch ? fill(words.search.found, { words: search }) : null,
      none: isSearch ? fill(words.noneFound, { words: search }) : words.none,
      filters: requestFilters.map((each) => ({
        href: addressOf(locale, { ...openList, filter: each }),
        text: words.filters[each],
        current: reference === null && !isSearch && each === filter,
      })),
      count: plural(count, words.count, locale),
      requests: await Promise.all(
        requests.map((each) => {
          const tried = refused?.reference === each.reference ? refused : null
          return requestProps(each, { steps: steps.get(each.id) ?? [], refused: tried }, inbox)
        }),
      ),
      back: address(page),
      exportHref: `/api/admin/requests.csv?${queryOf(list)}&locale=${locale}`,
      newerHref: page > 1 ? address(page - 1) : null,
      olderHref: page * onAPage < count ? address(page + 1) : null,
      newsletter: [
        plural(confirmed, adminRecords.subscribers, locale),
        plural(pending, words.newsletter.pending, locale),
      ],
    }
  },
} satisfies AdminPage<Of>
