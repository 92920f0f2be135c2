import { env } from 'cloudflare:workers'
import { Hono } from 'hono'
import { legacyRedirects } from './src/redirects/middleware.server.ts'
import { legacyRedirects as table } from './src/redirects/table.ts'
import { answerFailure } from './src/server/answer-failure.ts'
import type { AppEnv } from './src/server/app-env.ts'
import { clientErrors } from './src/server/client-errors.ts'
import { connectData } from './src/server/data.ts'
import { parseSettings } from './src/server/env.ts'
import { PageCache } from './src/server/page-cache.ts'
import { pageData } from './src/server/page-data.ts'
import { pages } from './src/server/pages.ts'
import { publicFiles } from './src/server/public-files.ts'
import { refuseBadRequests } from './src/server/refuse-bad-requests.ts'
import { site } from './src/server/site.ts'

const data = connectData(parseSettings(env))
const cache = new PageCache()

const app = new Hono<AppEnv>()
app.use(legacyRedirects(table, site))
app.use(refuseBadRequests)
app.post('/api/client-errors', clientErrors)
app.get('/_data/*', pageData(data))
app.use(publicFiles)
app.all('*', pages(cache, data))
app.onError(answerFailure)

export default app
