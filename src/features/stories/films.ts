import { modules } from '../../content/clinic.ts'
import { type Video, type VideoId, videos } from '../../content/stories/videos.ts'
import type { Locale } from '../../locale.ts'
import { hasPage, href } from '../../routes.ts'

export type Film = Video & { id: VideoId }

/** The films of patients, where the clinic shows any. */
export const films: readonly Film[] = hasPage('stories') && modules.videos ? videos : []

/** What the choice of films is called in the address of the stories. */
export const filmChoice = 'film'

/** All films, or one of them. */
export function filmsHref(locale: Locale, film?: VideoId): string {
  const list = `${href('stories', locale)}?categorie=${filmChoice}`
  return film === undefined ? list : `${list}#${film}`
}
