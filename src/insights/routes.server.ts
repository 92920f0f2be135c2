import { Hono } from 'hono'
import type { AppEnv } from '../server/app-env.ts'
import { countView, recordVitals } from './endpoints.server.ts'
import { serveSpeedScript, serveViewsScript } from './scripts.server.ts'

/** First-party statistics: two scripts, and what they send. */
export const insightsRoutes = new Hono<AppEnv>()
  .get('/_insights/script.js', serveViewsScript)
  .post('/_insights/view', countView)
  .get('/_speed/script.js', serveSpeedScript)
  .post('/_speed/vitals', recordVitals)
