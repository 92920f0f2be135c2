import { type TeamContent, teamSubject } from '../../team/team-subject.server.ts'
import { type KnownOfTeam, knownOfTeam, teamChanges, teamWarnings } from './pending-team.server.ts'
import type { PublishedSubject } from './published-subject.ts'

export const adminTeamSubject: PublishedSubject<TeamContent, KnownOfTeam> = {
  subject: teamSubject,
  page: 'admin/doctors',
  source: 'team',
  known: knownOfTeam,
  changes: (before, after, _, texts) => teamChanges(before, after, texts),
  warnings: teamWarnings,
  explain: ({ rule }, _, { adminTeam }) => (rule === 'team_members_shown' ? adminTeam.problems.nobody : null),
  wordsIn: ({ adminTeam }) => ({ ...adminTeam, published: adminTeam.notices.published }),
}
