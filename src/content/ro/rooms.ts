import type { BuiltRoomId } from '../rooms.ts'
import type { RoomText } from '../schema.ts'

/** What stands under each picture of the clinic. */
export const roomTexts = {
  intrarea: { caption: 'Intrarea, din stradă, fără trepte' },
  receptia: { caption: 'Recepția, unde așteptați' },
  cabinetul: { caption: 'Un cabinet de tratament' },
  sterilizarea: { caption: 'Sterilizarea, cu autoclav de clasa B' },
  tomograful: { caption: 'Tomograful CBCT, pentru imagini în trei dimensiuni' },
  harta: { caption: 'Împrejurimile clinicii' },
} satisfies Record<BuiltRoomId, RoomText>
