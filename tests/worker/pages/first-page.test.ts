import { expect, test } from 'vitest'
import { homeDrawing } from '../../../src/content/clinic.ts'
import { layoutWords } from '../../../src/layout/words.server.ts'
import { locales } from '../../../src/locale.ts'
import { href } from '../../../src/routes.ts'
import { openSharedSite } from '../../support/site/open-site.ts'

const here = openSharedSite()

test.each(locales)(
  'the first page in %s has the drawing and the logo the words of the content',
  async (locale) => {
    const html = await (await here.site.fetch(href('home', locale))).text()
    const hero = /<div class="home-hero-picture">.*?<\/div>/s.exec(html)?.[0]
    expect(hero).toContain(`#${homeDrawing}"`)
    const kind = /<span class="wordmark-kind">([^<]*)</.exec(html)?.[1] ?? null
    expect(kind).toBe((await layoutWords(locale)).clinicKind)
  },
)
