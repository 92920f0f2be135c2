import type { Locale } from '../../../locale.ts'
import type { CasePhoto } from '../../stories/stories.ts'
import type { TeamMember } from '../../team/members.ts'
import type { PhotoWords } from './ro.ts'

/** Describes a photograph for a difference: alternative text, focus, and the beginning of the file's name. */
export function describePhoto(
  photo: CasePhoto | TeamMember['photo'],
  { locale, adminPhoto }: { locale: Locale; adminPhoto: PhotoWords },
): string {
  if (photo === null) return ''
  const alt = 'picture' in photo ? photo.alt[locale] : photo.src
  const name = 'picture' in photo ? photo.picture.slice(0, 6) : ''
  return [alt, adminPhoto.focuses[photo.focus], name].filter((part) => part !== '').join(', ')
}
