import { joinLocale, locales } from '../../locale.ts'
import { pageIds, routes } from '../../routes.ts'

const privatePaths = pageIds
  .filter((id) => routes[id].sitemap === null)
  .flatMap((id) => locales.map((locale) => joinLocale(locale, routes[id].path)))

/**
 * Which documents a browser may prefetch when a visitor is about to follow a link: public pages of this site;
 * nothing private, no API, no files. Once React is running it fetches page data, which is smaller, so links ask for
 * no document from then on.
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
