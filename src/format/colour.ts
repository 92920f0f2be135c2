/** A colour in OKLCH: lightness from 0 to 1, chroma, hue in degrees. */
export type Colour = { lightness: number; chroma: number; hue: number }

/** Reads `#1f4a4c` or `oklch(0.43 0.075 205)`; null is neither. */
export function readColour(text: string): Colour | null {
  const written = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(text.trim())
  if (written !== null) {
    const [lightness = 0, chroma = 0, hue = 0] = written.slice(1).map(Number)
    return { lightness, chroma, hue }
  }
  const bytes = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text.trim())
  if (bytes === null) return null
  const [red = 0, green = 0, blue = 0] = bytes.slice(1).map((byte) => linear(Number.parseInt(byte, 16) / 255))
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  }
}

/** As the palette has it. */
export function toOklch({ lightness, chroma, hue }: Colour): string {
  const [l, c] = [lightness.toFixed(3), chroma.toFixed(3)].map(Number)
  const h = c === 0 ? 0 : Number(hue.toFixed(1))
  return `oklch(${l} ${c} ${h})`
}

/** What every browser, mail program and drawing reads. What sRGB does not have is cut off. */
export function toHex(colour: Colour, alpha = 1): string {
  const shares = linearRgb(colour).map(gamma)
  const bytes = (alpha < 1 ? [...shares, alpha] : shares).map((share) => Math.round(share * 255))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** The ratio of WCAG 2.2, from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = linearRgb(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** https://bottosson.github.io/posts/oklab/ */
function linearRgb({ lightness, chroma, hue }: Colour): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map((share) => Math.min(Math.max(share, 0), 1))
}

const linear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)

const gamma = (share: number) => (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055)
