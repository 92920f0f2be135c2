import { rowsOf } from '../site/forms.ts'
import type { Site } from '../site/site.ts'
import { adminAtWork } from './admin.ts'

/** An admin erases somebody by name, who has sent a request: what is answered, and how many of their requests are left. */
export async function eraseByName(site: Site): Promise<{ status: number; left: number }> {
  const who = 'Dana Petrescu'
  await rowsOf(
    site.db,
    `insert into contact_requests (idempotency_key, reference, locale, answer_locale, name, phone)
      values (gen_random_uuid(), 'NAME-7777', 'ro', 'ro', '${who}', '+40712000777')`,
  )
  const { post } = await adminAtWork(site)
  const erased = await post('/admin/people', { who, intent: 'erase', reason: 'asked', confirmed: 'yes' })
  const left = await rowsOf(site.db, "select reference from contact_requests where reference = 'NAME-7777'")
  return { status: erased.status, left: left.length }
}
