import { scripts } from 'virtual:browser-scripts'
import { sprites } from 'virtual:sprite'
import { Hono } from 'hono'
import { clientBuild } from '../../build/client-build.ts'
import { type OfflineShell, offline } from '../../features/offline/offline-config.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { offlinePage } from '../../http/error-page.ts'
import { securityHeaders } from '../../http/security-headers.ts'
import { joinLocale, locales } from '../../locale.ts'
import { href } from '../../routes.ts'

const { missing, always } = offline

/** The service worker, and the page it shows when there is no copy. */
export function offlineFiles(): Hono<AppEnv> {
  const files = new Hono<AppEnv>()
  files.get(offline.script, async () => {
    const text = `const siteShell=${JSON.stringify(await shell())};${scripts.serviceWorker.text}`
    return new Response(text, { headers })
  })
  for (const locale of locales) files.get(joinLocale(locale, missing), () => offlinePage(locale))
  return files
}

/** A service worker is under the policy of its own response: it may fetch from this origin only. */
const headers = {
  ...securityHeaders,
  'content-security-policy': `${securityHeaders['content-security-policy']}; connect-src 'self'`,
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
}

/** The drawn mouth is on a page that is not kept. */
const drawings = [sprites.icons, sprites.treatments, sprites.stories, sprites.rooms, sprites.scenes]

async function shell(): Promise<OfflineShell> {
  const kept = await Promise.all(always.map(clientBuild.filesOf))
  // Parts too: what help in pain says of each symptom follows the hours, without a connection as well.
  const modules = kept.flatMap(({ modules, parts }) => [...modules, ...parts])
  const sheets = kept.flatMap(({ sheet }) => sheet ?? [])
  return {
    build: clientBuild.id,
    pages: locales.flatMap((locale) => always.map((id) => href(id, locale))),
    files: [
      ...new Set([
        clientBuild.entry,
        clientBuild.afterHydration,
        ...modules,
        ...sheets,
        ...clientBuild.fonts,
        ...drawings,
        '/favicon.svg',
      ]),
    ],
  }
}
