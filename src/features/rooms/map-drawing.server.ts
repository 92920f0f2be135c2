import { clinic } from '../../content/clinic.ts'
import { type Landmark, type Street, surroundings } from '../../content/surroundings.ts'

/** The paper of the drawn map, and the margin in which names have room. */
const sheet = { width: 480, height: 360, margin: 56 }
/** Metres that people still walk. */
const walk = 1500
/** A degree of latitude, in metres. */
const degree = 111_320

type Place = { latitude: number; longitude: number }
type Point = { x: number; y: number }

export type MapDrawing = {
  entrance: Point
  /** `path`: as an SVG path has it. `at`: where its name stands. */
  streets: { name: string; path: string; at: Point & { isBeside: boolean } }[]
  landmarks: (Point & Pick<Landmark, 'kind' | 'name'> & { metres: number })[]
  /** As long on the paper as `metres` are on the ground. */
  scale: { length: number; metres: number }
}

/** The surroundings with the entrance, to scale, north at the top; null where nothing near it is known. */
export function mapDrawing(
  entrance: Place = clinic.coordinates,
  { streets, landmarks }: { streets: readonly Street[]; landmarks: readonly Landmark[] } = surroundings,
): MapDrawing | null {
  const near = landmarks.filter((landmark) => distance(entrance, landmark) <= walk)
  const passing = streets.filter(({ along }) =>
    passesBy(along.map((point) => metresFrom(entrance, placeOf(point)))),
  )
  if (near.length === 0 && passing.length === 0) return null
  const marked = [entrance, ...near].map((place) => metresFrom(entrance, place))
  // Streets lead out of the paper; what is marked stands on it.
  const [left, right] = [Math.min(...marked.map(({ x }) => x)), Math.max(...marked.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...marked.map(({ y }) => y)), Math.max(...marked.map(({ y }) => y))]
  const unit = Math.min(
    (sheet.width - 2 * sheet.margin) / Math.max(right - left, 500),
    (sheet.height - 2 * sheet.margin) / Math.max(bottom - top, 300),
  )
  const onPaper = (place: Place): Point => {
    const { x, y } = metresFrom(entrance, place)
    return {
      x: Math.round(sheet.width / 2 + (x - (left + right) / 2) * unit),
      y: Math.round(sheet.height / 2 + (y - (top + bottom) / 2) * unit),
    }
  }
  const metres = [500, 200, 100, 50].find((each) => each * unit <= 160) ?? 50
  return {
    entrance: onPaper(entrance),
    streets: passing.map(({ name, along }) => {
      const points = along.map((point) => onPaper(placeOf(point)))
      return { name, path: `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`, at: nameAt(points) }
    }),
    landmarks: near.map((landmark) => ({
      ...onPaper(landmark),
      kind: landmark.kind,
      name: landmark.name,
      metres: Math.round(distance(entrance, landmark) / 50) * 50,
    })),
    scale: { length: Math.round(metres * unit), metres },
  }
}

/** From the entrance, as the crow flies, in metres. */
function distance(entrance: Place, place: Place): number {
  const { x, y } = metresFrom(entrance, place)
  return Math.hypot(x, y)
}

/** East and south of the entrance. Over a walk the earth is flat. */
function metresFrom(entrance: Place, { latitude, longitude }: Place): Point {
  const east = degree * Math.cos((entrance.latitude * Math.PI) / 180)
  return { x: (longitude - entrance.longitude) * east, y: (entrance.latitude - latitude) * degree }
}

/** Whether any stretch of a street comes within a walk of the entrance, which is where both coordinates are 0. */
function passesBy(points: readonly Point[]): boolean {
  return points.some((to, at) => {
    const from = points[at - 1] ?? to
    const [x, y] = [to.x - from.x, to.y - from.y]
    const length = x * x + y * y
    const nearest = length === 0 ? 0 : Math.min(1, Math.max(0, -(from.x * x + from.y * y) / length))
    return Math.hypot(from.x + nearest * x, from.y + nearest * y) <= walk
  })
}

function placeOf([latitude, longitude]: Street['along'][number]): Place {
  return { latitude, longitude }
}

/** A street across has its name at the end of it, on the paper; one that goes up or down beside its middle. */
function nameAt(points: readonly Point[]): MapDrawing['streets'][number]['at'] {
  const [first, last] = [points[0] ?? { x: 0, y: 0 }, points.at(-1) ?? { x: 0, y: 0 }]
  if (Math.abs(last.y - first.y) > Math.abs(last.x - first.x))
    return {
      x: Math.round((first.x + last.x) / 2) + 18,
      y: Math.round((first.y + last.y) / 2),
      isBeside: true,
    }
  return {
    x: Math.min(Math.max(first.x, last.x), sheet.width) - 12,
    y: Math.min(Math.max(last.y, 40), sheet.height - 12) - 14,
    isBeside: false,
  }
}
