import { newId } from '../../../features/admin/drafts/member-form.server.ts'
import { adminTeamSubject } from '../../../features/admin/subjects/admin-team.server.ts'
import { draftProps } from '../../../features/admin/subjects/draft-props.server.ts'
import { readPending } from '../../../features/publishing/pending.server.ts'
import { photoOf } from '../../../features/team/shown-team.server.ts'
import adminDoctorsPage from '../../../pages/admin/doctors/page.server.ts'
import type { AdminDoctorsProps } from '../../../pages/admin/doctors/page.tsx'
import { subjectTexts } from '../../../pages/load-words.server.ts'
import { answerPage } from '../../../rendering/answer-page.ts'
import type { PageStatus } from '../../../rendering/load-payload.ts'
import { href } from '../../../routes.ts'
import type { AdminContext, AdminServices, AdminSession } from '../admin-context.ts'
import { listNotices } from '../notices.ts'
import { listEndpoint } from '../publishing/list-endpoint.ts'
import type { Refused } from '../publishing/publish-result.ts'
import { sharedBar } from '../shared-bar.ts'

/** Of either page of the team. */
export const teamNotices = listNotices(({ adminTeam }) => adminTeam, {})

/** Who works here: the order, and publishing what is drafted of everybody. */
export function doctorsEndpoint(services: AdminServices) {
  return listEndpoint(services, {
    id: 'admin/doctors',
    adminSubject: adminTeamSubject,
    notices: teamNotices,
    row: 'cine',
    reordered: ({ members }, reorder) => ({ members: reorder(members) }),
    answer,
  })

  async function answer(
    c: AdminContext,
    session: AdminSession,
    shown: Partial<Refused>,
    status: PageStatus,
  ): Promise<Response> {
    const { database, locale, texts } = session
    const pending = await readPending(adminTeamSubject, database)
    const { adminTeam } = texts
    const [draft, bar] = await Promise.all([
      draftProps(session, adminTeamSubject, pending, await subjectTexts(adminTeamSubject, texts)),
      sharedBar(session),
    ])
    const { title, lead, list } = adminTeam
    const props: AdminDoctorsProps = {
      bar,
      texts: { title, lead, list, errorPrefix: texts.adminDrafts.errorPrefix },
      notice: null,
      ...draft,
      members: pending.content.members.map((member) => ({
        id: member.id,
        href: href('admin/doctor', locale, { slug: member.id }),
        nume: member[locale].nume,
        functie: member[locale].functie,
        isHidden: member.hidden,
        image: photoOf(member.photo, 240, member[locale].nume, locale),
      })),
      addHref: href('admin/doctor', locale, { slug: newId }),
      ...shown,
    }
    return answerPage(c, adminDoctorsPage, { locale, params: {}, props, status }, services.data)
  }
}
