import type { Site } from '../site/site.ts'
import { adminAtWork } from './admin.ts'

export type AdminAnswer = { address: string; status: number; html: string }

/** What an admin of a site with a database is answered at these addresses. */
export async function askAsAdmin(site: Site, addresses: readonly string[]): Promise<AdminAnswer[]> {
  const { get } = await adminAtWork(site)
  // The first request of a busy machine can outlast the patience of the admin pages.
  await get('/admin')
  const answers: AdminAnswer[] = []
  for (const address of addresses) {
    const answer = await get(address)
    answers.push({ address, status: answer.status, html: await answer.text() })
  }
  return answers
}
