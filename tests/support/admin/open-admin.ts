import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type Mailbox, openMailbox } from '../site/mailbox.ts'
import { type Site, type SiteOptions, startSite } from '../site/site.ts'
import { type Admin, adminAtWork, waitForAdmin } from './admin.ts'

type OpenAdminOptions = Omit<SiteOptions, 'database'> & {
  /** Every test finds the seed and a new admin, not what the test before it left. */
  freshEachTest?: boolean
}

/** A site with its database and a mailbox for the tests of one file, and an admin who has signed in to it. */
export function openAdmin({ freshEachTest = false, vars, ...options }: OpenAdminOptions = {}) {
  let opened: { site: Site; mailbox: Mailbox } | null = null
  let admin: Admin | null = null
  beforeAll(async () => {
    const mailbox = await openMailbox()
    const site = await startSite({ database: true, vars: { ...mailbox.vars, ...vars }, ...options })
    opened = { site, mailbox }
    await waitForAdmin(site)
    if (!freshEachTest) admin = await adminAtWork(site)
  })
  if (freshEachTest)
    beforeEach(async () => {
      const { site } = open()
      await site.db?.reset()
      admin = await adminAtWork(site)
    })
  afterAll(async () => {
    await opened?.site.close()
    await opened?.mailbox.close()
  })
  const open = () => {
    if (opened === null) throw new Error('The site opens before the first test')
    return opened
  }
  return {
    get site() {
      return open().site
    },
    get mailbox() {
      return open().mailbox
    },
    get admin() {
      if (admin === null) throw new Error('The admin signs in before the first test')
      return admin
    },
  }
}
