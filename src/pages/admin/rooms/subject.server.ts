import { itemForm } from '../../../features/admin/fields/item-form.server.ts'
import { describePhoto } from '../../../features/admin/pictures/describe-photo.server.ts'
import { itemChanges, orderChanges } from '../../../features/admin/publications/field-changes.server.ts'
import type { Warnings } from '../../../features/admin/publications/publish-warnings.tsx'
import type { PlaceTexts } from '../../../features/admin/subjects/published-subject.ts'
import { nothingMore, type Pending } from '../../../features/publishing/pending.server.ts'
import { type ClinicRoom, clinicRoom, roomFields } from '../../../features/rooms/rooms.ts'
import { type RoomsContent, roomsSubject } from '../../../features/rooms/rooms-subject.server.ts'
import { fill } from '../../../format/fill.ts'
import type { ItemList } from '../../item-actions.server.ts'
import type { SiteSubject } from '../../site-subject.ts'
import type { RoomsAdminWords } from './ro.ts'

export const roomForm = itemForm(clinicRoom, roomFields, 1000)

export const roomList: ItemList<RoomsContent, ClinicRoom, typeof roomFields> = {
  subject: roomsSubject,
  of: ({ rooms }) => rooms,
  with: (rooms) => ({ rooms }),
  form: roomForm,
  unsaid: { photo: null },
  newComes: 'last',
  page: 'admin/rooms',
  itemPage: 'admin/rooms/room',
}

export type RoomTexts = PlaceTexts<RoomsAdminWords>

export const subject: SiteSubject<RoomsContent, object, RoomsAdminWords> = {
  subject: roomsSubject,
  page: 'admin/rooms',
  source: 'rooms',
  shows: (content) => content,
  related: nothingMore,
  changes: ({ rooms: before }, { rooms: after }, _, texts) => {
    const { fields: labels, order } = texts.words
    const titleOf = (room: ClinicRoom) => room[texts.locale].caption
    const keyOf = ({ id }: ClinicRoom) => id
    return [
      ...itemChanges(
        before,
        after,
        { fields: roomFields, labels, say: sayings(texts), keyOf, titleOf },
        texts,
      ),
      ...orderChanges(before, after, { title: order, titleOf }),
    ]
  },
  warnings,
}

function sayings(texts: RoomTexts) {
  return {
    kind: ({ kind }: ClinicRoom) => texts.rooms.kinds[kind],
    treatments: ({ treatments }: ClinicRoom) =>
      treatments.map((key) => texts.treatmentTexts[key].title).join(', '),
    photo: ({ photo }: ClinicRoom) => describePhoto(photo, texts),
  }
}

function warnings({ content }: Pending<RoomsContent>, { locale, words }: RoomTexts): Warnings {
  const { nothing, noTreatment } = words.problems
  const visible = content.rooms.filter(({ hidden }) => !hidden)
  const unused = visible.filter(({ kind, treatments }) => kind === 'equipment' && treatments.length === 0)
  return {
    refusals: [],
    questions: [
      ...(visible.length === 0 ? [nothing] : []),
      ...unused.map((room) => fill(noTreatment, { title: room[locale].caption })),
    ],
  }
}
