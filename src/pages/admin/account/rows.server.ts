import type { Admin, OpenSession } from '../../../features/admin/account/account-store.server.ts'
import { formatTime } from '../../../format/dates.ts'
import { formatDate } from '../../../format/dates-in-words.ts'
import { fill } from '../../../format/fill.ts'
import type { Locale } from '../../../locale.ts'
import type { AdminAccountProps } from './page.tsx'
import type { AccountWords } from './ro.ts'

/** What it was opened with, since when, and when it was used last. */
export function sessionInWords(
  { device, since, used }: OpenSession,
  words: AccountWords['sessions'],
  locale: Locale,
): string {
  const at = (moment: string) => `${formatDate(new Date(moment), locale)}, ${formatTime(new Date(moment))}`
  const name = device === null ? words.unknownDevice : fill(words.device, device)
  return fill(words.session, { device: name, since: at(since), used: at(used) })
}

/** Who has access, as the page lists them. */
export function adminInWords(
  { account, email, since, last_sign_in, hasFactor }: Admin,
  own: string,
  { admins: words, factor }: AccountWords,
  locale: Locale,
): AdminAccountProps['admins'][number] {
  const day = (text: string) => formatDate(new Date(text), locale)
  const seen = last_sign_in === null ? words.notYet : fill(words.signedIn, { date: day(last_sign_in) })
  return {
    id: account,
    email,
    text: `${fill(words.since, { date: day(since) })}, ${seen}, ${hasFactor ? factor.has : factor.hasNot}`,
    removal: fill(words.remove.lead, { email }),
    factorRemoval: hasFactor && account !== own ? fill(factor.remove.lead, { email }) : null,
    isYou: account === own,
  }
}
