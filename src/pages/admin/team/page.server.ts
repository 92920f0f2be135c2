import { newId } from '../../../features/admin/drafts/new-id.ts'
import { type ItemFlash, itemFlashes } from '../../../features/admin/frame/flashes.ts'
import { photoOf } from '../../../features/team/shown-team.server.ts'
import type { TeamContent } from '../../../features/team/team-subject.server.ts'
import { href } from '../../../routes.ts'
import type { PublishingPage } from '../../admin-page.ts'
import { moveActions } from '../../item-actions.server.ts'
import type { AdminTeamProps } from './page.tsx'
import type { TeamWords } from './ro.ts'
import { memberList, subject } from './subject.server.ts'

type Of = {
  props: AdminTeamProps
  words: TeamWords
  flash: ItemFlash
  content: TeamContent
  related: { vouching: readonly string[] }
}

/** Who works here: the order, and publishing what is drafted of everybody. */
export default {
  id: 'admin/team',
  title: ({ words }) => words.metaTitle,
  publishes: subject,
  flashes: itemFlashes,
  actions: moveActions('who', memberList),

  load({ locale, texts }, _, { content }) {
    const { title, lead, list } = texts.words
    return {
      texts: { title, lead, list, errorPrefix: texts.adminDrafts.errorPrefix },
      members: content.members.map((member) => ({
        id: member.id,
        href: href('admin/team/member', locale, { slug: member.id }),
        nume: member[locale].nume,
        functie: member[locale].functie,
        isHidden: member.hidden,
        image: photoOf(member.photo, 240, member[locale].nume, locale),
      })),
      addHref: href('admin/team/member', locale, { slug: newId }),
    }
  },
} satisfies PublishingPage<Of>
