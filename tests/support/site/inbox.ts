import type { Site } from './site.ts'

type Asked = { reference: string; name: string; phone?: string; message?: string }

/** A request as a visitor would have sent it just now. */
export async function addContactRequest(
  { db }: Pick<Site, 'db'>,
  { reference, name, phone = '+40712034567', message = 'Aș dori o consultație' }: Asked,
): Promise<void> {
  await db?.sql.query(
    `insert into contact_requests (idempotency_key, reference, locale, answer_locale, name, phone, message)
     values (gen_random_uuid(), $1, 'ro', 'ro', $2, $3, $4)`,
    [reference, name, phone, message],
  )
}
