import { palette } from '../../src/content/colours/palette.ts'
import { type ColourName, colour, type Palette, type Scheme } from '../../src/content/colours/shades.ts'
import { contrast, readColour, toHex, toOklch } from '../../src/format/colour.ts'

type Names = keyof Palette['light']
/** Some of the colours, or none: the rest stays. */
export type GivenColours = { [scheme in Scheme]?: { [name in Names]?: string | undefined } | undefined }

/**
 * The palette with these colours in it. Who names a colour for the light scheme alone gets the dark one in the same hue,
 * as light as it was.
 */
export function wholePalette({ light = {}, dark = {} }: GivenColours): Palette {
  const darkened = Object.fromEntries(
    Object.entries(light).flatMap(([name, value]) =>
      isName(name) && value !== undefined && value !== palette.light[name]
        ? [[name, inHueOf(value, palette.dark[name])]]
        : [],
    ),
  )
  return {
    light: { ...palette.light, ...written(light) },
    dark: { ...palette.dark, ...darkened, ...written(dark) },
  }
}

/** Pairs of colours that are too similar, in words; none if all differ enough. */
export function closePairs(colours: Palette): string[] {
  return schemes.flatMap((scheme) =>
    pairs(scheme).flatMap((pair) => {
      const { on, text, needs, what } = pair
      const reached = reach(pair, scheme, colours)
      if (reached >= needs) return []
      return [
        `${scheme} scheme: ${what} (${text}) on ${on} reaches ${reached.toFixed(2)}:1 and needs ${needs}:1`,
      ]
    }),
  )
}

/**
 * For each colour that is too similar, the nearest shade of its hue with enough contrast, also to the shades
 * proposed before.
 */
export function nearShades(colours: Palette): string[] {
  let proposed = colours
  return schemes.flatMap((scheme) =>
    Object.keys(palette.light)
      .filter(isName)
      .filter((name) => colours[scheme][name] !== palette[scheme][name])
      .flatMap((name) => {
        const near = nearShade(proposed, scheme, name)
        if (near === null) return []
        proposed = withColour(proposed, scheme, name, near)
        return [`${scheme} scheme: ${name} would do as ${near}`]
      }),
  )
}

/** Null where the colour will do as it is, or no lightness of it would. */
function nearShade(colours: Palette, scheme: Scheme, name: Names): string | null {
  const from = readColour(colours[scheme][name])
  if (from === null) return null
  const shade = (lightness: number) => toHex({ ...from, lightness })
  const by = (value: string) => withColour(colours, scheme, name, value)
  const [dark, light] = [by(shade(0)), by(shade(1))]
  const touched = pairs(scheme).filter((pair) => reach(pair, scheme, dark) !== reach(pair, scheme, light))
  const isTold = (changed: Palette) => touched.every((pair) => reach(pair, scheme, changed) >= pair.needs)
  if (isTold(colours)) return null
  const found = Array.from({ length: 200 }, (_, step) => step / 200)
    .flatMap((away) => [from.lightness - away, from.lightness + away])
    .filter((lightness) => lightness >= 0 && lightness <= 1)
    .map(shade)
    .find((value) => isTold(by(value)))
  return found ?? null
}

function withColour(colours: Palette, scheme: Scheme, name: Names, value: string): Palette {
  return { ...colours, [scheme]: { ...colours[scheme], [name]: value } }
}

function reach({ on, text, textScheme }: Pair, scheme: Scheme, colours: Palette): number {
  return contrast(colour(text, textScheme ?? scheme, colours), colour(on, scheme, colours))
}

const schemes = ['light', 'dark'] as const
const grounds = ['paper', 'paper-warm', 'paper-cool', 'paper-raised', 'paper-sun', 'paper-urgent'] as const
const words = ['ink', 'ink-soft', 'brand', 'brand-strong', 'danger'] as const

type Pair = { on: ColourName; text: ColourName; needs: number; what: string; textScheme?: Scheme }

/** WCAG 2.2, 1.4.3 and 1.4.11: what stands on what. */
export function pairs(scheme: Scheme): readonly Pair[] {
  const text = { needs: 4.5, what: 'text' }
  const button = { needs: 4.5, what: 'the words of a button' }
  return [
    ...grounds.flatMap((on) => words.map((name) => ({ on, text: name, ...text }))),
    ...grounds.map((on) => ({ on, text: 'edge' as const, needs: 3, what: 'the frame of a field' })),
    { on: 'ill-ground', text: 'ink', ...text },
    { on: 'ink', text: 'paper', ...text },
    { on: 'brand', text: 'on-brand', ...button },
    { on: 'brand', text: 'paper', ...button },
    { on: 'brand-strong', text: 'on-brand', ...button },
    { on: 'accent', text: 'on-accent', ...button },
    { on: 'accent-strong', text: 'on-accent', ...button },
    { on: 'danger', text: 'paper', ...text },
    // The footer is dark in either scheme.
    { on: 'paper-deep', text: 'ink', textScheme: 'dark', ...text },
    ...(scheme === 'dark' ? [{ on: 'paper-deep', text: 'ink-soft', ...text } as const] : []),
  ]
}

function inHueOf(light: string, dark: string): string {
  const [from, like] = [readColour(light), readColour(dark)]
  if (from === null || like === null) return dark
  return toOklch({ ...like, hue: from.hue, chroma: Math.min(like.chroma, from.chroma) })
}

function written(colours: object): object {
  return Object.fromEntries(Object.entries(colours).filter(([, value]) => value !== undefined))
}

function isName(name: string): name is Names {
  return name in palette.light
}
