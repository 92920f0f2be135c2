import { beforeEach } from 'vitest'
import { eventually } from '../eventually.ts'
import { rowsOf, sendForm } from './forms.ts'
import type { ReceivedLetter } from './mailbox.ts'
import { openSiteWithMailbox } from './with-mailbox.ts'

/** The path of the first link of a letter to that page, as a person would open it. */
export function linkIn({ text }: ReceivedLetter, page: string): string {
  const [link = ''] = new RegExp(`https?://\\S+${page}\\?token=\\S+`).exec(text) ?? []
  const { pathname, search } = new URL(link)
  return pathname + search
}

/** A site with nobody subscribed before each test, and everybody's mailbox. */
export function openNewsletter() {
  const here = openSiteWithMailbox()
  /** Another one for each test: a letter of the test before may still be on its way. */
  let address = ''
  let addresses = 0
  beforeEach(() => {
    addresses += 1
    address = `ana${addresses}@exemplu.ro`
  })

  const subscribe = (email = address, locale = 'ro') =>
    sendForm(here.site, '/api/newsletter', { email, locale })
  const subscribers = () =>
    rowsOf<{ email: string; status: string }>(here.site.db, 'select * from newsletter_subscribers')

  const letters = (to = address) => here.mailbox.letters.filter((each) => each.to[0] === to)

  async function letter(number = 1): Promise<ReceivedLetter> {
    await eventually(() => letters().length >= number, 20)
    const found = letters()[number - 1]
    if (!found) throw new Error('No such letter')
    return found
  }

  /** Resolves when a letter asked for now has arrived: what was asked for before had its time. */
  async function mailGoesOut(): Promise<void> {
    const other = `alta.${address}`
    await subscribe(other)
    await eventually(() => letters(other).length === 1)
  }

  function press(link: string): Promise<Response> {
    const { pathname, searchParams } = new URL(link, here.site.url)
    return sendForm(here.site, pathname, { token: searchParams.get('token') ?? '' })
  }

  async function confirmed(): Promise<ReceivedLetter> {
    await subscribe()
    await press(linkIn(await letter(), 'confirmare'))
    return letter(2)
  }

  return {
    get site() {
      return here.site
    },
    get mailbox() {
      return here.mailbox
    },
    /** Whoever subscribes in this test. */
    get address() {
      return address
    },
    ...{ subscribe, subscribers, letters, letter, mailGoesOut, press, confirmed },
  }
}
