import { Hono } from 'hono'
import type { Supabase } from '../database/supabase.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { Data } from '../sources/data.ts'
import { onFirstCall } from './on-first-call.ts'

/** The API that the pages' scripts call; forms are in `form-routes.ts`. */
export function callRoutes(supabase: Supabase | null, data: Data): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const clientErrors = async () => (await import('./client-errors.ts')).clientErrors
  const consent = async () => (await import('./consent.ts')).recordConsent(supabase)
  app.post('/api/client-errors', onFirstCall(clientErrors))
  app.post('/api/consent', onFirstCall(consent))
  const texts = async () => import('./texts.ts')
  app.get(
    '/api/preferences/:locale',
    onFirstCall(async () => (await texts()).preferencesTextsOf),
  )
  app.get(
    '/api/instalment-texts/:locale',
    onFirstCall(async () => (await texts()).instalmentTextsOf),
  )
  app.get(
    '/api/search-words/:locale',
    onFirstCall(async () => (await texts()).searchWordsOf(data)),
  )
  return app
}
