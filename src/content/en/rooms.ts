import type { BuiltRoomId } from '../rooms.ts'
import type { RoomText } from '../schema.ts'

/** What stands under each picture of the clinic. */
export const roomTexts = {
  intrarea: { caption: 'The entrance from the street, without steps' },
  receptia: { caption: 'The reception, where you wait' },
  cabinetul: { caption: 'A treatment room' },
  sterilizarea: { caption: 'The sterilisation room, with a class B autoclave' },
  tomograful: { caption: 'The CBCT scanner, for images in three dimensions' },
  harta: { caption: 'The surroundings of the clinic' },
} satisfies Record<BuiltRoomId, RoomText>
