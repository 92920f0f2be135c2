import { expect, test } from 'vitest'
import { mapDrawing } from '../../../src/features/rooms/map-drawing.server.ts'
import { some } from '../../support/some.ts'

const entrance = { latitude: 46.77, longitude: 23.59 }
const station = { kind: 'metro', name: 'Gara Nord', latitude: 46.774, longitude: 23.584 } as const
const street = {
  name: 'Str. Lungă',
  along: [
    [46.77, 23.57],
    [46.77, 23.61],
  ],
} as const

test('a map is drawn to scale around the entrance, north at the top', () => {
  const drawn = mapDrawing(entrance, { streets: [street], landmarks: [station] })
  if (drawn === null) throw new Error('Nothing was drawn')
  const [mark] = some(drawn.landmarks)
  if (mark === undefined) throw new Error('The station is missing')
  expect(mark.x).toBeLessThan(drawn.entrance.x)
  expect(mark.y).toBeLessThan(drawn.entrance.y)
  // 445 m north and 457 m west.
  expect(mark.metres).toBe(650)
  const onPaper = Math.hypot(mark.x - drawn.entrance.x, mark.y - drawn.entrance.y)
  expect((onPaper / drawn.scale.length) * drawn.scale.metres).toBeGreaterThan(610)
  expect((onPaper / drawn.scale.length) * drawn.scale.metres).toBeLessThan(670)
  for (const { x, y } of [drawn.entrance, mark]) {
    expect(x).toBeGreaterThan(20)
    expect(x).toBeLessThan(460)
    expect(y).toBeGreaterThan(40)
    expect(y).toBeLessThan(330)
  }
  expect(drawn.streets[0]?.path).toMatch(/^M-?\d+ -?\d+L-?\d+ -?\d+$/)
})

test('what is farther than a walk is left out, and without anything near there is no map', () => {
  const far = { ...station, latitude: 46.9 }
  expect(mapDrawing(entrance, { streets: [street], landmarks: [far] })?.landmarks).toEqual([])
  expect(mapDrawing(entrance, { streets: [], landmarks: [far] })).toBeNull()
  expect(mapDrawing(entrance, { streets: [], landmarks: [] })).toBeNull()
})
