import { entriesOf, listsOfTheBuild } from '../features/redirects/collections.ts'
import { layoutWords } from '../layout/words.server.ts'
import { joinLocale, type Locale, locales } from '../locale.ts'
import { loadPageServer } from '../pages/load-page-server.server.ts'
import { fillPath, type PageId, pageIds, route } from '../routes.ts'

/** The content of a share picture: heading, section, and an illustration by name. */
export type SharePicture = {
  address: string
  locale: Locale
  title: string
  section: string
  illustration: string
}

/** Every public page the build knows. The first of a language is the home page, which stands in for all others. */
export async function sharePictures(): Promise<SharePicture[]> {
  const pages = locales.flatMap((locale) => pageIds.map((id) => picturesOf(id, locale)))
  return (await Promise.all(pages)).flat()
}

async function picturesOf(id: PageId, locale: Locale): Promise<SharePicture[]> {
  const { path, sitemap, collection } = route(id)
  if (sitemap === null) return []
  const { picture } = await loadPageServer(id)
  if (picture === undefined) throw new Error(`src/pages/${id}/page.server.ts declares no picture`)
  const { nav, clinicName } = await layoutWords(locale)
  const lists = listsOfTheBuild(new Date())
  const slugs = collection === undefined ? [''] : entriesOf(collection, lists).map(({ slug }) => slug)
  const drawn = slugs.map(async (slug) => {
    const found = await picture({ locale, params: { slug }, nav })
    if (found === null) return []
    const own = new Map<string, string>(Object.entries(nav)).get(id)
    const section = found.section ?? (own === undefined || own === found.title ? clinicName : own)
    return { ...found, section, locale, address: joinLocale(locale, fillPath(path, { slug })) }
  })
  return (await Promise.all(drawn)).flat()
}
