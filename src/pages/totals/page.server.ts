import { loadTextsWith } from '../../content/texts.ts'
import { mapDeferred } from '../../deferred.ts'
import { instalmentsWords } from '../../features/instalments/words.server.ts'
import { offerReductions } from '../../features/offer/offer-notes.server.ts'
import { pricesWords } from '../../features/prices/words.server.ts'
import { wholeLines } from '../../features/whole-treatments/whole-lines-data.server.ts'
import { totalsWords } from '../../features/whole-treatments/words.server.ts'
import { layoutWords } from '../../layout/words.server.ts'
import { href } from '../../routes.ts'
import type { PageServer } from '../page-server.ts'
import type { TotalsProps } from './props.ts'

export default {
  id: 'totals',
  async load({ locale, now, data }) {
    const texts = await loadTextsWith(
      locale,
      { instalments: instalmentsWords, layout: layoutWords, prices: pricesWords, totals: totalsWords },
      'wholeTexts',
    )
    const { title, lead, note, none, help, bill } = texts.totals
    return {
      title,
      lead,
      trail: [{ label: texts.layout.nav.prices, href: href('prices', locale) }],
      note,
      none,
      prices: bill.prices,
      help,
      sums: mapDeferred(data.prices(), (list) => wholeLines(texts, list, offerReductions(list, now))),
    }
  },
  inDocument: 'nothing',
  meta: async (_, { locale }) => (await totalsWords(locale)).meta,
  jsonLd: ({ title, trail }) => ({ name: title, trail, type: 'CollectionPage' }),
  lastModified: ({ prices }) => prices.published_on,
  picture: async ({ locale, nav }) => ({
    title: (await totalsWords(locale)).title,
    section: nav.prices,
    illustration: 'implant_dentar',
  }),
} satisfies PageServer<'totals', TotalsProps>
