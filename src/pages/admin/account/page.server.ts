import { listAdmins, mySessions } from '../../../features/admin/account/account-store.server.ts'
import { success } from '../../../features/admin/frame/flashes.ts'
import { fill } from '../../../format/fill.ts'
import type { AdminPage } from '../../admin-page.ts'
import { invite, remove } from './admins.server.ts'
import type { Of } from './of.ts'
import { changeOwnPassword } from './password.server.ts'
import { adminInWords, sessionInWords } from './rows.server.ts'
import { beginCode, confirmCode, removeCode, stopCode } from './second-factor.server.ts'
import { endSessions } from './sessions.server.ts'

/** One's own password, second factor and sessions, and who else is an admin. */
export default {
  id: 'admin/account',
  title: ({ words }) => words.metaTitle,
  holdsSecrets: true,
  actions: {
    password: changeOwnPassword,
    session: endSessions,
    invite,
    remove,
    'code-begin': beginCode,
    'code-confirm': confirmCode,
    'code-stop': stopCode,
    'code-remove': removeCode,
  },
  flashes: {
    password: ({ words }) => success(words.password.changed),
    'session-ended': ({ words }) => success(words.sessions.ended),
    invited: ({ words }) => success(words.admins.notices.invited),
    removed: ({ words }) => success(words.admins.notices.removed),
    'code-on': ({ words }) => success(words.factor.notices.on),
    'code-off': ({ words }) => success(words.factor.notices.off),
    'code-removed': ({ words }) => success(words.factor.notices.removed),
  },

  async load({ account, database, locale, texts: { words } }, view) {
    const [sessions, admins] = await Promise.all([mySessions(database), listAdmins(database)])
    const { errors: _, changed: __, ...password } = words.password
    const { title, off, begin, setUp, on, back, end } = words.factor
    return {
      texts: {
        title: words.title,
        errorPrefix: words.errorPrefix,
        password,
        sessions: words.sessions,
        admins: words.admins,
        factorRemoval: words.factor.remove,
      },
      lead: fill(words.lead, { email: account.email }),
      email: account.email,
      passwordErrors: view.passwordErrors ?? {},
      factor: {
        texts: { title, off, begin, setUp, on, back, end },
        isOn: account.factor !== null,
        setUp: view.setUp ?? null,
        error: view.factorError ?? null,
      },
      sessions: sessions.map((open) => ({
        id: open.session,
        text: sessionInWords(open, words.sessions, locale),
        isCurrent: open.is_current,
      })),
      admins: admins.map((admin) => adminInWords(admin, account.id, words, locale)),
      invited: view.invited ?? '',
      inviteError: view.inviteError ?? null,
    }
  },
} satisfies AdminPage<Of>
