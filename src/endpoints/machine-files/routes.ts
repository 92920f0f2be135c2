import { type Context, Hono } from 'hono'
import { listsOf } from '../../features/redirects/collections.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { weakEtag } from '../../http/etag.ts'
import { securityHeaders } from '../../http/security-headers.ts'
import { joinLocale, locales } from '../../locale.ts'
import { hasPage } from '../../routes.ts'
import type { Data } from '../../sources/data.ts'
import { manifest } from './manifest.ts'
import { offlineFiles } from './offline-files.ts'
import { publicFiles } from './public-files.ts'
import { robots } from './robots.ts'
import { securityTxt } from './security-txt.ts'
import { speculationRules } from './speculation-rules.ts'

/** The files that search engines, feed readers, phones and browsers ask for, generated or from `public/`. */
export function machineFiles(data: Data): Hono<AppEnv> {
  const files = new Hono<AppEnv>()
  files.get('/robots.txt', () => file(robots, 'text/plain; charset=utf-8', aDay))
  files.get('/.well-known/security.txt', () =>
    file(securityTxt(new Date()), 'text/plain; charset=utf-8', aDay),
  )
  for (const locale of locales)
    files.get(joinLocale(locale, '/site.webmanifest'), async () =>
      file(JSON.stringify(await manifest(locale)), 'application/manifest+json', aDay),
    )
  files.get('/speculation-rules.json', () =>
    file(JSON.stringify(speculationRules), 'application/speculationrules+json', aDay),
  )
  files.get('/sitemap.xml', async () => {
    const { sitemap } = await import('./sitemap.ts')
    return file(await sitemap(await listsOf(data)), 'application/xml; charset=utf-8', aFewMinutes)
  })
  files.route('/', offlineFiles())
  for (const locale of hasPage('news') ? locales : [])
    files.get(joinLocale(locale, '/feed.xml'), async (c) => {
      const { feed } = await import('./feeds.ts')
      return fresh(c, await feed(locale, data, new Date()))
    })
  files.use(publicFiles)
  return files
}

const aDay = 86_400
const aFewMinutes = 600

function file(text: string, type: string, maxAge: number): Response {
  return new Response(text, {
    headers: { ...securityHeaders, 'content-type': type, 'cache-control': `public, max-age=${maxAge}` },
  })
}

/** Feed readers ask every hour or more often; mostly nothing has changed (304). */
async function fresh(c: Context<AppEnv>, text: string): Promise<Response> {
  const etag = await weakEtag(text)
  const response = file(text, 'application/atom+xml; charset=utf-8', aFewMinutes)
  response.headers.set('etag', etag)
  if (!c.req.header('if-none-match')?.includes(etag)) return response
  return new Response(null, { status: 304, headers: response.headers })
}
