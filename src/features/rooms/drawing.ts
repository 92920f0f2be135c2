import type { RoomKind } from '../../content/vocabulary.ts'

/** The illustration that stands until there is a photograph. */
export function drawingOf(kind: RoomKind): string {
  return kind === 'map' ? 'map' : `room_${kind}`
}

/** The illustration of the surroundings as they are, where the build knows them. */
export const drawnMap = 'room_map'
