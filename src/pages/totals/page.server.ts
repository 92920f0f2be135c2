import { layout as layoutEn } from '../../content/en/layout.ts'
import { totals as en } from '../../content/en/totals.ts'
import { layout as layoutRo } from '../../content/ro/layout.ts'
import { totals as ro } from '../../content/ro/totals.ts'
import { mapDeferred } from '../../deferred.ts'
import { wholeLines } from '../../features/bills/whole-lines-data.server.ts'
import { offerReductions } from '../../features/offer/offer-notes.server.ts'
import { href } from '../../routes.ts'
import type { PageServer } from '../page-server.ts'
import type { TotalsProps } from './props.ts'

const texts = { ro, en }
const navs = { ro: layoutRo.nav, en: layoutEn.nav }

export default {
  id: 'totals',
  load({ locale, now, data }) {
    const { title, lead, note, none, help, bill } = texts[locale]
    return {
      title,
      lead,
      trail: [{ label: navs[locale].prices, href: href('prices', locale) }],
      note,
      none,
      prices: bill.prices,
      help,
      lines: mapDeferred(data.prices(), (list) => wholeLines(locale, list, offerReductions(now))),
    }
  },
  meta: (_, { locale }) => texts[locale].meta,
  jsonLd: ({ title, trail }) => ({ name: title, trail, type: 'CollectionPage' }),
  lastModified: ({ prices }) => prices.published_on,
  picture: ({ locale, nav }) => ({
    title: texts[locale].title,
    section: nav.prices,
    illustration: 'implant_dentar',
  }),
} satisfies PageServer<'totals', TotalsProps>
