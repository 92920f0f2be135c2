import { newId } from '../../../features/admin/drafts/new-id.ts'
import { type ItemFlash, itemFlashes } from '../../../features/admin/frame/flashes.ts'
import { shownPhoto } from '../../../features/pictures/shown-photo.ts'
import { drawingOf } from '../../../features/rooms/drawing.ts'
import type { RoomsContent } from '../../../features/rooms/rooms-subject.server.ts'
import { href } from '../../../routes.ts'
import type { PublishingPage } from '../../admin-page.ts'
import { moveActions } from '../../item-actions.server.ts'
import type { AdminRoomsProps } from './page.tsx'
import type { RoomsAdminWords } from './ro.ts'
import { roomList, subject } from './subject.server.ts'

type Of = { props: AdminRoomsProps; words: RoomsAdminWords; flash: ItemFlash; content: RoomsContent }

/** Pictures of the clinic: their order, and publishing what is drafted of all. */
export default {
  id: 'admin/rooms',
  title: ({ words }) => words.metaTitle,
  publishes: subject,
  flashes: itemFlashes,
  actions: moveActions('which', roomList),

  load({ locale, texts }, _, { content }) {
    const { title, lead, list } = texts.words
    return {
      texts: { title, lead, list, errorPrefix: texts.adminDrafts.errorPrefix },
      rooms: content.rooms.map((room) => ({
        id: room.id,
        href: href('admin/rooms/room', locale, { slug: room.id }),
        caption: room[locale].caption,
        kind: texts.rooms.kinds[room.kind],
        drawing: drawingOf(room.kind),
        image: room.photo && shownPhoto(room.photo, 240, locale),
        isHidden: room.hidden,
      })),
      addHref: href('admin/rooms/room', locale, { slug: newId }),
    }
  },
} satisfies PublishingPage<Of>
