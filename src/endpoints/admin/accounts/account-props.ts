import type { Admin, OpenSession } from '../../../features/admin/account/account-store.server.ts'
import type { AdminTexts } from '../../../features/admin/frame/texts.server.ts'
import { formatDate, formatTime } from '../../../format/dates.ts'
import { fill } from '../../../format/fill.ts'
import type { Locale } from '../../../locale.ts'
import type { AdminAccountProps } from '../../../pages/admin/account/page.tsx'
import { href } from '../../../routes.ts'
import type { AnswerWith } from '../admin-context.ts'
import { pageNotices, type StateOf, told } from '../notices.ts'

/** What the page shows beside the account itself. */
export type ShownAccount = Partial<
  Pick<AdminAccountProps, 'notice' | 'passwordErrors' | 'invited' | 'inviteError'>
> & { factor?: Partial<AdminAccountProps['factor']> }

export type AnswerAccount = AnswerWith<ShownAccount>

/** What it was opened with, since when, and when it was used last. */
export function sessionText(
  { device, since, used }: OpenSession,
  { locale, adminAccount: { sessions: texts } }: AdminTexts,
): string {
  const at = (moment: string) => `${formatDate(new Date(moment), locale)}, ${formatTime(new Date(moment))}`
  const name = device === null ? texts.unknownDevice : fill(texts.device, device)
  return fill(texts.session, { device: name, since: at(since), used: at(used) })
}

/** Who has access, as the page lists them. */
export function shownAdmin(
  { account, email, since, last_sign_in, hasFactor }: Admin,
  own: string,
  { locale, adminAccount: { admins: texts }, adminSecondFactor: factor }: AdminTexts,
): AdminAccountProps['admins'][number] {
  const day = (text: string) => formatDate(new Date(text), locale)
  const seen = last_sign_in === null ? texts.notYet : fill(texts.signedIn, { date: day(last_sign_in) })
  return {
    id: account,
    email,
    text: `${fill(texts.since, { date: day(since) })}, ${seen}, ${hasFactor ? factor.has : factor.hasNot}`,
    removal: fill(texts.remove.lead, { email }),
    factorRemoval: hasFactor && account !== own ? fill(factor.remove.lead, { email }) : null,
    isYou: account === own,
  }
}

/** Of the page of one's own account, and of who else is an admin. */
export const accountNotices = pageNotices({
  password: ({ adminAccount }) => told(adminAccount.password.changed),
  'session-ended': ({ adminAccount }) => told(adminAccount.sessions.ended),
  invited: ({ adminAccount }) => told(adminAccount.admins.notices.invited),
  removed: ({ adminAccount }) => told(adminAccount.admins.notices.removed),
  'code-on': ({ adminSecondFactor }) => told(adminSecondFactor.notices.on),
  'code-off': ({ adminSecondFactor }) => told(adminSecondFactor.notices.off),
  'code-removed': ({ adminSecondFactor }) => told(adminSecondFactor.notices.removed),
})

export function backToAccount(locale: Locale, state: StateOf<typeof accountNotices>): Response {
  return accountNotices.back(href('admin/account', locale), state)
}
