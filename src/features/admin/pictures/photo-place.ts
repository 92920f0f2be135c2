import type { OwnPhoto } from '../../pictures/photo.ts'
import type { CasePhoto } from '../../stories/stories.ts'
import type { TeamMember } from '../../team/members.ts'
import type { PhotoErrors, PhotoValues } from './photo-form.tsx'

/** A photograph that something drafted has. `View`: how its page shows what was sent for it. */
export type PhotoPlace<Content, View> = {
  /** Tells several photographs of one page apart; part of their fields' names and of what their buttons ask. */
  prefix: string
  /** The one in the draft, which may be one of the build's. */
  photoIn(content: Content): CasePhoto | TeamMember['photo']
  replacedBy(photo: OwnPhoto | null): (content: Content) => Content
  view(sent: { photoValues?: PhotoValues; photoErrors?: PhotoErrors }): View
}
