import { clinic } from '../../../src/content/clinic.ts'
import { openingFrom } from '../../../src/features/clinic/opening.ts'
import { openDays, openSpans } from '../../../src/features/contact/days.ts'
import { eventually } from '../eventually.ts'
import { dentist, keyOf } from '../samples/examples.ts'
import { rowsOf, sendForm, tokenOfAge } from './forms.ts'
import { openSiteWithMailbox } from './with-mailbox.ts'

const opening = openingFrom({ week: clinic.hours, days: [] }, new Date())
/** Days with a morning: a clinic may have afternoons alone on some. */
const [firstDay = '', secondDay = ''] = openDays(opening, new Date())
  .slice(1)
  .filter((day) => openSpans(day, 'morning', opening, new Date()).length > 0)
const treatment = keyOf('implant_dentar')

/** A site that takes requests, empty before each test, and the mailbox of the clinic. */
export function openRequests() {
  const here = openSiteWithMailbox()

  async function request(fields: Record<string, string> = {}): Promise<Record<string, string>> {
    return {
      token: await tokenOfAge(60),
      name: 'Ana Ionescu',
      phone: '0712 034 567',
      email: '',
      answer_locale: 'ro',
      treatment,
      doctor: dentist.id,
      day1: firstDay,
      part1: '',
      message: 'Mă doare o măsea.',
      ...fields,
    }
  }

  const send = async (fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    sendForm(here.site, '/contact', await request(fields), headers)
  const stored = () =>
    rowsOf<{ reference: string; name: string }>(
      here.site.db,
      'select * from contact_requests order by created_at',
    )

  /** The clinic's letters about what is stored now: one of the test before may still be on its way. */
  async function notices() {
    const references = (await stored()).map(({ reference }) => reference)
    return here.mailbox.letters.filter(
      ({ to, subject }) =>
        to.includes(clinic.email) && references.some((reference) => subject.includes(reference)),
    )
  }
  const noticed = (seconds = 10) => eventually(async () => (await notices()).length === 1, seconds)

  return {
    get site() {
      return here.site
    },
    get mailbox() {
      return here.mailbox
    },
    ...{ opening, firstDay, secondDay, treatment, request, send, stored, notices, noticed },
  }
}
