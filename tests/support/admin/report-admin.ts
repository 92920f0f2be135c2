import { writeFileSync } from 'node:fs'
import { startSite } from '../site/site.ts'
import { adminAtWork } from './admin.ts'

// Asks the built site of the folder it is run in for addresses, as an admin, and writes the answers into the file it is given.
const [file = '', ...addresses] = process.argv.slice(2)
const site = await startSite({ database: true })
try {
  const { get } = await adminAtWork(site)
  // The first request of a busy machine can outlast the patience of the admin pages.
  await get('/admin')
  const answers: { address: string; status: number; html: string }[] = []
  for (const address of addresses) {
    const answer = await get(address)
    answers.push({ address, status: answer.status, html: await answer.text() })
  }
  writeFileSync(file, JSON.stringify(answers))
} finally {
  await site.close()
}
// The embedded database leaves an exit code of its own.
process.exit(0)
