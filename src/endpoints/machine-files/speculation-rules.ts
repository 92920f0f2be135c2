import { joinLocale, locales } from '../../locale.ts'
import { pageIds, routes } from '../../routes.ts'

const privatePaths = pageIds
  .filter((id) => routes[id].sitemap === null)
  .flatMap((id) => locales.map((locale) => joinLocale(locale, routes[id].path)))

/**
 * Which documents a browser may fetch when a visitor is about to follow a link: pages of ours, nothing that is
 * private, no answers of an interface, no files. Once React is there it fetches less than a document for the next
 * page, so from then on no link asks for one.
 */
export const speculationRules = {
  prefetch: [
    {
      source: 'document',
      eagerness: 'moderate',
      where: {
        and: [
          { href_matches: '/*' },
          { selector_matches: 'html:not([data-hydrated]) a:not([download], [rel~="nofollow"])' },
          {
            not: {
              href_matches: [
                ...locales.map((locale) => joinLocale(locale, '/admin/*')),
                ...privatePaths,
                '/api/*',
                '/_*',
                '/*.*',
                '/*\\?*lang=*',
              ],
            },
          },
        ],
      },
    },
  ],
}
