import { z } from 'zod'
import type { Supabase } from '../database/supabase.ts'
import { pictureFiles } from '../features/pictures/shown-photo.ts'
import { log, reportError } from '../http/log.ts'

/** What has expired, by the retention periods of the privacy policy. Those stand in `supabase/schemas`, in the files named beside each. */
export const expiries = [
  'expire_contact_requests', // contact_requests
  'expire_newsletter_subscribers', // newsletter_subscriptions
  'expire_newsletters', // newsletters
  'expire_consent', // consent_erasures
  'expire_audit_entries', // audit
  'expire_used_codes', // second_factor
  'expire_code_tries', // wrong_codes
  'expire_stories', // story_expiry
] as const

/** The nightly purge. A failing one does not stop the others, and is retried the next night. */
export async function purgeExpired(supabase: Supabase | null): Promise<void> {
  if (supabase === null) return
  const service = await supabase.asService()
  for (const name of expiries) {
    const { data, error, status } = await service.rpc(name)
    const gone = z.number().int().safeParse(data)
    if (error || !gone.success)
      reportError(new Error(`${name}: ${status} ${error?.code ?? 'no count'}`), { during: 'schedule' })
    else log('info', 'expired', { what: name, rows: gone.data })
  }
  await purgePictures(supabase).catch((error: unknown) => reportError(error, { during: 'schedule' }))
}

/** Photographs that nothing refers to any more. Files first: a row without files is found again the next night. */
async function purgePictures(supabase: Supabase): Promise<void> {
  const service = await supabase.asService()
  const { data, error, status } = await service.rpc('orphaned_pictures')
  if (error) throw new Error(`orphaned_pictures: ${status} ${error.code}`)
  const names = z.array(z.string()).parse(data)
  if (names.length === 0) return
  await (await supabase.storage()).remove(names.flatMap(pictureFiles))
  const forgotten = await service.rpc('forget_pictures', { names })
  if (forgotten.error) throw new Error(`forget_pictures: ${forgotten.status} ${forgotten.error.code}`)
  log('info', 'expired', { what: 'pictures', rows: names.length })
}
