import { webFaces, webFamilies } from './web-faces.ts'

/**
 * Loads the web fonts after the first paint. They replace the fallbacks at once if they come soon and nothing in view
 * moves; otherwise the returned function does it, on the next navigation.
 */
export async function fetchFonts(): Promise<() => void> {
  if (getComputedStyle(document.documentElement).getPropertyValue('--web-fonts') === 'none') return () => {}
  const faces = webFaces.map(
    ({ family, file, weight, unicodeRange }) =>
      new FontFace(family, `url(${file}) format('woff2')`, { weight, unicodeRange }),
  )
  // All together: text with one web font and one fallback would be laid out twice.
  await Promise.all(faces.map((face) => face.load()))
  // Read before anything changes: afterwards it would cost a layout of everything.
  const stacks = stacksOf(webFamilies)
  if (sinceFirstPaint() < latestSwapMs) {
    const before = placesInView()
    put(faces, stacks)
    if (!hasMoved(before)) return () => {}
    takeBack(faces)
  }
  let waiting = true
  return () => {
    if (waiting) put(faces, stacks)
    waiting = false
  }
}

/**
 * Who has read for that long keeps the letters under the eye, as with `font-display: optional`; and a device or a
 * connection that took so long would stand still while all of the text is laid out again.
 */
const latestSwapMs = 1_000

function sinceFirstPaint(): number {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  return performance.now() - (paint?.startTime ?? 0)
}

const root = document.documentElement.style

type Stack = { property: string; families: string }

function stacksOf(families: typeof webFamilies): Stack[] {
  const fallbacks = getComputedStyle(document.documentElement)
  return families.map(({ family, property }) => ({
    property,
    families: `"${family}", ${fallbacks.getPropertyValue(property)}`,
  }))
}

function put(faces: readonly FontFace[], stacks: readonly Stack[]): void {
  for (const face of faces) document.fonts.add(face)
  for (const { property, families } of stacks) root.setProperty(property, families)
}

function takeBack(faces: readonly FontFace[]): void {
  for (const face of faces) document.fonts.delete(face)
  for (const { property } of webFamilies) root.removeProperty(property)
}

type Place = { at: Element | Range; top: number; left: number }

/**
 * The positions of everything in view, texts too: in the middle of a line they move where their element does not. Reading
 * others would force their layout.
 */
function placesInView(): Place[] {
  const places: Place[] = []
  const note = (at: Element | Range) => {
    const begin = beginningOf(at)
    if (begin) places.push({ at, top: begin.top, left: begin.left })
  }
  const visit = (element: Element) => {
    const { top, bottom, height } = element.getBoundingClientRect()
    if (height > 0 && (bottom < 0 || top > innerHeight)) return
    note(element)
    for (const child of element.childNodes) {
      if (child instanceof Element) visit(child)
      else if (child instanceof Text) note(rangeOf(child))
    }
  }
  visit(document.body)
  return places
}

function rangeOf(text: Text): Range {
  const range = document.createRange()
  range.selectNodeContents(text)
  return range
}

function beginningOf(at: Element | Range): { top: number; left: number } | undefined {
  return at.getClientRects()[0]
}

/** A letter or a word may change its width; a line that breaks elsewhere moves what follows. */
const allowance = { vertical: 2, horizontal: 4 }

function hasMoved(places: readonly Place[]): boolean {
  return places.some(({ at, top, left }) => {
    const now = beginningOf(at)
    return (
      !now || Math.abs(now.top - top) > allowance.vertical || Math.abs(now.left - left) > allowance.horizontal
    )
  })
}
