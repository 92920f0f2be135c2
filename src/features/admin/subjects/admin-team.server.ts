import { plural } from '../../../format/plurals.ts'
import { type TeamContent, teamSubject } from '../../team/team-subject.server.ts'
import type { AdminSubject } from './admin-subject.ts'
import { type KnownOfTeam, readPendingTeam, teamChanges, teamWarnings } from './pending-team.server.ts'

export const adminTeamSubject: AdminSubject<TeamContent, KnownOfTeam> = {
  subject: teamSubject,
  page: 'admin/doctors',
  source: 'team',
  readPending: readPendingTeam,
  changes: (before, after, _, texts) => teamChanges(before, after, texts),
  warnings: teamWarnings,
  inWords(before, after, texts) {
    const [first, ...more] = teamChanges(before, after, texts)
    return first !== undefined && more.length === 0
      ? first.title
      : plural(more.length + (first === undefined ? 0 : 1), texts.adminTeam.more, texts.locale)
  },
  explain: ({ rule }, _, { adminDrafts, adminTeam }) =>
    rule === 'team_members_shown' ? adminTeam.problems.nobody : adminDrafts.publish.refused,
}
