import { choosableTreatments } from '../../../../content/offered-treatments.ts'
import { roomKinds } from '../../../../content/vocabulary.ts'
import { newId } from '../../../../features/admin/drafts/new-id.ts'
import { failure, type ItemFlash, itemFlashes } from '../../../../features/admin/frame/flashes.ts'
import { photoValues } from '../../../../features/admin/pictures/photo-change.server.ts'
import type { PhotoErrors, PhotoValues } from '../../../../features/admin/pictures/photo-form.tsx'
import { shownPhoto } from '../../../../features/pictures/shown-photo.ts'
import { readDraft } from '../../../../features/publishing/draft-store.server.ts'
import type { FieldErrors } from '../../../../features/publishing/fields.ts'
import { drawingOf } from '../../../../features/rooms/drawing.ts'
import { type RoomsContent, roomsSubject } from '../../../../features/rooms/rooms-subject.server.ts'
import { fill } from '../../../../format/fill.ts'
import { defaultLocale } from '../../../../locale.ts'
import { href } from '../../../../routes.ts'
import type { AdminPage } from '../../../admin-page.ts'
import { freeId, removeItem, saveItem } from '../../../item-actions.server.ts'
import { done } from '../../../outcome.ts'
import type { RoomsAdminWords } from '../ro.ts'
import { type RoomTexts, roomForm, roomList, subject } from '../subject.server.ts'
import type { AdminRoomProps, RoomValues } from './form.tsx'

type Of = {
  props: AdminRoomProps
  words: RoomsAdminWords
  view: { values: RoomValues; errors: FieldErrors; photoValues: PhotoValues; photoErrors: PhotoErrors }
  flash: ItemFlash
  content: RoomsContent
}

/** One picture of the clinic: what it shows, the text below it, and the photograph. */
export default {
  id: 'admin/rooms/room',
  title: ({ words }, { name }) => fill(words.one.metaTitle, { name }),
  edits: subject,
  flashes: itemFlashes,
  actions: {
    save: (sent, request) =>
      saveItem(roomList, sent, request, ({ caption }, { rooms }) =>
        freeId(caption[defaultLocale], 'imagine', rooms),
      ),
    remove: (sent, request) => removeItem(roomList, sent, request),
  },
  photos: (id) => [
    {
      prefix: '',
      photoIn: ({ rooms }) => rooms.find((room) => room.id === id)?.photo ?? null,
      replacedBy:
        (photo) =>
        ({ rooms }) => ({ rooms: rooms.map((room) => (room.id === id ? { ...room, photo } : room)) }),
      view: (sent) => sent,
    },
  ],

  async load({ database, locale, slug: asked, texts }, view) {
    const { content, version } = await readDraft(database, roomsSubject)
    const room = content.rooms.find(({ id }) => id === asked) ?? null
    // Somebody has removed it meanwhile: saving the form adds it again.
    const isGone = room === null && asked !== newId
    if (isGone && view.values === undefined) return done('missing', { at: href('admin/rooms', locale) })
    const { words, adminDrafts, adminPhoto } = texts
    const { inLanguage, errorPrefix } = adminDrafts
    const { one, fields, photo } = words
    const values = view.values ?? roomForm.values(room)
    return {
      texts: {
        one,
        fields,
        inLanguage,
        errorPrefix,
        conflicts: { ...adminDrafts.conflict, title: words.conflict },
      },
      ...(isGone && { notice: failure(words.notices.gone) }),
      conflict: view.conflict ?? null,
      name: room?.[locale].caption ?? one.added,
      address: href('admin/rooms/room', locale, { slug: isGone ? newId : asked }),
      version: view.version ?? version,
      values,
      errors: view.errors ?? {},
      choices: choicesOf(texts, values.treatments),
      photo: room && {
        drawing: drawingOf(room.kind),
        texts: {
          ...adminPhoto,
          inLanguage,
          title: photo.title,
          none: photo.none,
          fields: { ...adminPhoto.fields, alt: photo.alt },
        },
        image: room.photo && shownPhoto(room.photo, 640, locale),
        values: view.photoValues ?? photoValues(room.photo),
        errors: view.photoErrors ?? {},
      },
    }
  },
} satisfies AdminPage<Of>

function choicesOf(
  { rooms, treatmentTexts }: RoomTexts,
  chosen: readonly string[],
): AdminRoomProps['choices'] {
  return {
    kind: roomKinds.map((value) => ({ value, text: rooms.kinds[value] })),
    treatments: choosableTreatments(chosen).map((key) => ({ value: key, text: treatmentTexts[key].title })),
  }
}
