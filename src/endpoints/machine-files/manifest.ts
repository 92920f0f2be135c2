import { clinic } from '../../content/clinic.ts'
import { loadTextsWith } from '../../content/texts.ts'
import { themeColours } from '../../features/seo/theme-colours.ts'
import { layoutWords } from '../../layout/words.server.ts'
import type { Locale } from '../../locale.ts'
import { href } from '../../routes.ts'

/** The web app manifest of a language. The icons have a margin for any mask. */
export async function manifest(locale: Locale) {
  const { home, layout } = await loadTextsWith(locale, { layout: layoutWords }, 'home')
  return {
    name: layout.clinicName,
    short_name: clinic.name,
    description: home.meta.description,
    lang: locale,
    dir: 'ltr',
    id: href('home', locale),
    start_url: href('home', locale),
    scope: '/',
    display: 'minimal-ui',
    background_color: themeColours.light,
    theme_color: themeColours.light,
    icons: ['any', 'maskable'].flatMap((purpose) =>
      [192, 512].map((size) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
    shortcuts: (['contact', 'prices', 'treatments'] as const).map((id) => ({
      name: layout.nav[id],
      url: href(id, locale),
    })),
  }
}
