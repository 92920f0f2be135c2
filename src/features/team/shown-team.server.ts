import type { Member, MemberText, WholeMemberText } from '../../content/schema.ts'
import { type MemberId, team } from '../../content/team.ts'
import type { Texts } from '../../content/texts.ts'
import { typesetAll } from '../../format/typeset.ts'
import { type PictureWidth, type ShownPhoto, shownPhoto } from '../pictures/shown-photo.ts'
import type { PublishedTeam, TeamMember } from './members.ts'

/** A member as visitors see them, in one language. */
export type ShownMember = Pick<
  TeamMember,
  'id' | 'kind' | 'register' | 'own_page' | 'since' | 'filters' | 'languages' | 'treatments'
> &
  WholeMemberText & {
    /** The colleagues whose reviewed texts they have taken over. */
    takesOver: TeamMember['takes_over']
    /** For a frame of about that many pixels; null where the drawn portrait stands. */
    photoAt(width: PictureWidth): ShownPhoto | null
  }

const built: readonly (Member & { id: MemberId })[] = team

/** The published team, or until one is published the build's. */
export function shownTeam(texts: Texts<'teamTexts'>, published: PublishedTeam): ShownMember[] {
  const { locale, teamTexts } = texts
  if (published.length > 0)
    return published
      .filter(({ hidden }) => !hidden)
      .map((member) => ({
        ...factsOf(member),
        takesOver: member.takes_over,
        ...typesetAll(member[locale]),
        photoAt: (width) => photoOf(member.photo, width, member[locale].nume, locale),
      }))
  return built.map((member) => {
    const { introduction = '', for_whom = [], ...text }: MemberText = teamTexts[member.id]
    const { photo = null, register = '', own_page = false, ...facts } = member
    return {
      ...{ ...facts, register, own_page },
      ...{ ...text, introduction, for_whom },
      takesOver: [],
      photoAt: (width) => photoOf(photo, width, text.nume, locale),
    }
  })
}

function factsOf({ id, kind, register, own_page, since, filters, languages, treatments }: TeamMember) {
  return { id, kind, register, own_page, since, filters, languages, treatments }
}

export function photoOf(
  photo: TeamMember['photo'],
  width: PictureWidth,
  name: string,
  locale: Texts<never>['locale'],
): ShownPhoto | null {
  if (photo === null) return null
  return 'picture' in photo ? shownPhoto(photo, width, locale) : { ...photo, alt: name }
}
