import { Hono } from 'hono'
import type { SiteIndex } from '../../features/redirects/lookup.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { onFirstCall } from '../on-first-call.ts'
import { serveSpeedScript, serveViewsScript } from './scripts.ts'

/** First-party statistics: two scripts, and what they send. */
export function insightsRoutes(siteIndex: SiteIndex): Hono<AppEnv> {
  const view = async () => (await import('./insights.ts')).countView(siteIndex)
  const call = async () => (await import('./insights.ts')).countCall(siteIndex)
  const vitals = async () => (await import('./insights.ts')).recordVitals
  return new Hono<AppEnv>()
    .get('/_insights/script.js', serveViewsScript)
    .post('/_insights/view', onFirstCall(view))
    .post('/_insights/call', onFirstCall(call))
    .get('/_speed/script.js', serveSpeedScript)
    .post('/_speed/vitals', onFirstCall(vitals))
}
