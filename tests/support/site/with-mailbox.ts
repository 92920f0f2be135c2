import { afterAll, beforeAll, beforeEach } from 'vitest'
import { formSecret } from './forms.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { type Site, startSite } from './site.ts'

/** A site whose forms can be signed, with the seed alone before each test, and the mailbox that its mail comes to. */
export function openSiteWithMailbox() {
  let opened: { site: Site; mailbox: Mailbox } | null = null
  const get = () => {
    if (opened === null) throw new Error('The site opens before the first test')
    return opened
  }
  beforeAll(async () => {
    const mailbox = await openMailbox()
    const site = await startSite({ database: true, vars: { FORM_SECRET: formSecret, ...mailbox.vars } })
    opened = { site, mailbox }
  })
  beforeEach(async () => {
    const { site, mailbox } = get()
    await site.db?.reset()
    mailbox.refuse(null)
    site.clearLogs()
  })
  afterAll(async () => {
    await opened?.site.close()
    await opened?.mailbox.close()
  })
  return {
    get site() {
      return get().site
    },
    get mailbox() {
      return get().mailbox
    },
  }
}
