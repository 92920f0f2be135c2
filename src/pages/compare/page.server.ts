import type { Comparand } from '../../content/comparisons.ts'
import { loadTextsWith } from '../../content/texts.ts'
import { titled } from '../../content/titled.ts'
import { mapDeferred } from '../../deferred.ts'
import { instalmentsWords } from '../../features/instalments/words.server.ts'
import { offerReductions } from '../../features/offer/offer-notes.server.ts'
import type { PriceList } from '../../features/prices/schema.ts'
import { pricesWords } from '../../features/prices/words.server.ts'
import { compareWords } from '../../features/treatments/compare/words.server.ts'
import {
  comparand,
  comparandName,
  comparandsOf,
  compareHref,
  comparison,
  pairLinks,
  pairNames,
} from '../../features/treatments/compare-data.server.ts'
import { courseLineWords } from '../../features/treatments/course/words.server.ts'
import { periodWords } from '../../features/whole-treatments/periods/words.server.ts'
import { fill } from '../../format/fill.ts'
import { layoutWords } from '../../layout/words.server.ts'
import { href } from '../../routes.ts'
import type { PageServer } from '../page-server.ts'
import type { CompareProps } from './props.ts'

export default {
  id: 'compare',
  async load({ locale, query, now, data }) {
    const texts = await loadTextsWith(
      locale,
      {
        compare: compareWords,
        courseTexts: courseLineWords,
        instalments: instalmentsWords,
        layout: layoutWords,
        periods: periodWords,
        prices: pricesWords,
      },
      'treatmentTexts',
      'wholeTexts',
    )
    const { compare, layout } = texts
    const known = data.knownPrices()
    const pair = askedPair(query, known)
    const name = (key: Comparand) => comparandName(texts, key)
    const names = pair && pairNames(texts, pair)
    const here = pair ? [compareHref(locale, ...pair), compareHref(locale, pair[1], pair[0])] : []
    const { first, second, choose, button, lines, equal, less, more, print, note } = compare
    return {
      title: names ? fill(compare.pairTitle, names) : compare.title,
      lead: names ? null : compare.lead,
      trail: [{ label: layout.nav.treatments, href: href('treatments', locale) }],
      print: names ? print : null,
      choice: {
        form: { first, second, choose, button },
        options: comparandsOf(known).map((key) => ({ key, name: name(key) })),
        chosen: [comparand(query.get('a'), known) ?? '', comparand(query.get('b'), known) ?? ''],
        problem: pair === null && (query.has('a') || query.has('b')) ? compare.same : null,
      },
      pairs: {
        title: compare.pairs,
        links: pairLinks(texts, known).filter(({ href }) => !here.includes(href)),
      },
      labels: {
        lines,
        equal,
        less,
        more,
        note,
        table: names ? fill(compare.table, names) : '',
      },
      comparison:
        pair &&
        mapDeferred(data.prices(), (list) => comparison(texts, list, pair, offerReductions(list, now))),
    }
  },
  inDocument: 'nothing',
  async meta(_, { locale, query, data }) {
    const texts = await loadTextsWith(locale, { compare: compareWords }, 'treatmentTexts')
    const { meta, pairMeta } = texts.compare
    const pair = askedPair(query, data.knownPrices())
    if (pair === null) return meta
    return { ...meta, title: titled(fill(pairMeta, pairNames(texts, pair))) }
  },
  jsonLd: ({ title, trail }) => ({ name: title, trail }),
  picture: async ({ locale, nav }) => ({
    title: (await compareWords(locale)).title,
    section: nav.treatments,
    illustration: 'fatete_dentare',
  }),
} satisfies PageServer<'compare', CompareProps>

function askedPair(query: URLSearchParams, list: PriceList): readonly [Comparand, Comparand] | null {
  const [a, b] = [comparand(query.get('a'), list), comparand(query.get('b'), list)]
  return a === null || b === null || a === b ? null : [a, b]
}
