import { Hono } from 'hono'
import type { AppEnv } from '../../http/app-env.ts'
import { onFirstCall } from '../../http/on-first-call.ts'
import { serveSpeedScript, serveViewsScript } from './scripts.ts'

/** First-party statistics: two scripts, and what they send. */
export const insightsRoutes = new Hono<AppEnv>()
  .get('/_insights/script.js', serveViewsScript)
  .post(
    '/_insights/view',
    onFirstCall(async () => (await import('./insights.ts')).countView),
  )
  .get('/_speed/script.js', serveSpeedScript)
  .post(
    '/_speed/vitals',
    onFirstCall(async () => (await import('./insights.ts')).recordVitals),
  )
