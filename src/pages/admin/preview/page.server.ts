import { plural } from '../../../format/plurals.ts'
import { Address } from '../../../http/address.ts'
import { otherLocales } from '../../../locale.ts'
import { href, route } from '../../../routes.ts'
import type { AdminPage, AdminRequest } from '../../admin-page.ts'
import type { DraftedSite } from '../../drafted-site.ts'
import { draftedPrices } from './drafted-prices.server.ts'
import type { AdminPreviewProps } from './page.tsx'
import type { PreviewWords } from './ro.ts'

type Of = { props: AdminPreviewProps; words: PreviewWords }
type Request = AdminRequest<PreviewWords>

/** The price list from the draft, or another public page, with the components and the props that visitors get. */
export default {
  id: 'admin/preview',
  title: ({ words }) => words.metaTitle,
  calls: {
    // What an open preview needs to follow the draft.
    prices: {
      async respond(_, { drafted, texts }) {
        const { prices } = await drafted()
        return { outcome: 'json', json: draftedPrices(prices, texts, []), status: 200 }
      },
    },
  },
  frames: ({ framed }) => (framed === null ? 'holds' : 'held'),

  async load(request) {
    const { locale, texts, query } = request
    const whole = query.get('address')
    if (whole !== null) {
      const address = readAddress(whole)
      return address === null ? { outcome: 'missing' } : { outcome: 'drafted page', address }
    }
    const site = await request.drafted()
    const framed = query.get('frame')
    const chosen = readAddress(query.get('page') ?? '')
    return {
      texts: texts.words,
      others: otherLocales(locale).map((other) => ({
        href: href('admin/preview', other),
        text: texts.adminFrame.pageIn[other],
      })),
      framed,
      touched: framed === null ? await touched(site, request) : null,
      chosen: chosen && {
        title: await site.titleOf(chosen),
        src: previewOf({ address: chosen.pathname }, request),
      },
      page: draftedPrices(site.prices, texts, query.getAll('row')),
    }
  },
} satisfies AdminPage<Of>

/** A public page's, or null for whatever else an address may say. */
function readAddress(path: string): Address | null {
  const address = new Address(path, '')
  const { match } = address.resolved
  return path.startsWith('/') && match !== null && route(match.id).sitemap !== null ? address : null
}

async function touched(site: DraftedSite, request: Request): Promise<AdminPreviewProps['touched']> {
  const pages = await site.touched()
  return (
    pages && {
      title: plural(pages.length, request.texts.words.touched, request.locale),
      pages: pages.map(({ path, title }) => ({ title, href: previewOf({ page: path }, request) })),
    }
  )
}

function previewOf(query: Record<string, string>, { locale }: Request): string {
  return `${href('admin/preview', locale)}?${new URLSearchParams(query)}`
}
