import { type Colour, readColour, toHex } from '../../format/colour.ts'
import { mouthColours, palette } from './palette.ts'

export type Scheme = keyof typeof palette
type Named = keyof (typeof palette)['light']
export type Palette = Readonly<Record<Scheme, Readonly<Record<Named, string>>>>

/** How light: as which colour, and how much lighter; of what hue: of which colour, how strong, how far turned. */
type Shade = readonly [like: Named, lighter: number, of: Named, strength: number, turned: number]

/** The names of style sheets without their dashes. Those with one row look the same in both schemes. */
const shades = {
  'paper-warm': [
    ['paper', -0.028, 'paper', 2, -5],
    ['paper', 0.035, 'paper', 1.1111, 0],
  ],
  'paper-cool': [
    ['paper', -0.043, 'brand', 0.2133, -40],
    ['paper', 0.055, 'brand', 0.3467, 5],
  ],
  'paper-raised': [
    ['paper', 0.012, 'paper', 0.4444, 0],
    ['paper', 0.06, 'paper', 1.1111, 0],
  ],
  'paper-sun': [
    ['paper', -0.06, 'accent', 0.3913, 13],
    ['paper', 0.09, 'accent', 0.3043, 7],
  ],
  'paper-urgent': [
    ['paper', -0.04, 'danger', 0.1733, 0],
    ['paper', 0.08, 'danger', 0.4167, -2],
  ],
  'paper-deep': [['ink', 0, 'ink', 1.1429, 3]],
  'ink-soft': [
    ['ink', 0.15, 'ink', 0.8571, 0],
    ['ink', -0.15, 'ink', 1.3333, 45],
  ],
  line: [
    ['paper', -0.115, 'paper', 1.7778, 5],
    ['paper', 0.17, 'paper', 1.1111, 0],
  ],
  edge: [
    ['paper', -0.385, 'brand', 0.4, -5],
    ['paper', 0.41, 'brand', 0.4, 0],
  ],
  'brand-strong': [
    ['brand', -0.08, 'brand', 0.9333, 0],
    ['brand', 0.07, 'brand', 0.8, 0],
  ],
  'on-brand': [
    ['paper', 0, 'paper', 1, 0],
    ['paper', 0, 'paper', 1, 0],
  ],
  'accent-strong': [
    ['accent', -0.06, 'accent', 1.1304, -5],
    ['accent', 0.06, 'accent', 0.8696, 5],
  ],
  'on-accent': [['ink', -0.02, 'ink', 1, 0]],
  shadow: [
    ['ink', 0.03, 'ink', 0.8571, 0],
    ['paper', -1, 'paper', 0, 0],
  ],
  veil: [['ink', -0.07, 'ink', 0.8571, 0]],
  'ill-line': [
    ['brand', -0.0503, 'brand', 0.6339, -5.6],
    ['brand', -0.0702, 'brand', 0.8484, -6.9],
  ],
  'ill-tone': [
    ['paper', -0.0849, 'brand', 0.2888, -19],
    ['paper', 0.1512, 'brand', 0.5703, 9.7],
  ],
  'ill-shade': [
    ['paper', -0.1928, 'brand', 0.5322, -16.7],
    ['paper', 0.3034, 'brand', 0.7443, 3.8],
  ],
  'ill-accent': [
    ['accent', -0.0101, 'accent', 0.9357, -7.2],
    ['accent', -0.0141, 'accent', 0.9776, -8.4],
  ],
  'ill-paper': [
    ['paper', 0.0092, 'paper', 0.7696, 3.6],
    ['ink', 0.0109, 'ink', 1.118, 20.8],
  ],
  'ill-deep': [
    ['brand', -0.0503, 'brand', 0.6339, -5.6],
    ['paper', -0.018, 'paper', 1.2635, 11],
  ],
  'ill-ground': [
    ['paper', -0.0082, 'paper', 1.4042, 1.8],
    ['paper', 0.0262, 'paper', 1.4542, 4],
  ],
  /** The tooth of the icon in a tab, which knows no scheme. */
  'ill-sign': [['brand', 0.103, 'brand', 1.0049, -7.5]],
} as const satisfies Record<string, readonly [Shade] | readonly [Shade, Shade]>

const mouth = { 'ill-dull': 'dull', 'ill-lip': 'lip', 'ill-gum': 'gum', 'ill-tongue': 'tongue' } as const

export type ColourName = Named | keyof typeof shades | keyof typeof mouth

export const colourNames: readonly string[] = [
  ...Object.keys(palette.light),
  ...Object.keys(shades),
  ...Object.keys(mouth),
]

export function isColourName(name: string): name is ColourName {
  return colourNames.includes(name)
}

export function colour(name: ColourName, scheme: Scheme, colours: Palette = palette): Colour {
  if (isIn(mouth, name)) return read(mouthColours[scheme][mouth[name]])
  if (!isIn(shades, name)) return read(colours[scheme][name])
  const [light, dark] = shades[name]
  const [like, lighter, of, strength, turned] = scheme === 'dark' && dark !== undefined ? dark : light
  const from = colours[dark === undefined ? 'light' : scheme]
  const { chroma, hue } = read(from[of])
  const lightness = Math.min(Math.max(read(from[like]).lightness + lighter, 0), 1)
  return { lightness, chroma: chroma * strength, hue: (hue + turned + 360) % 360 }
}

/** As everything reads it, with or without an alpha from 0 to 1. */
export function hex(name: ColourName, scheme: Scheme, alpha = 1): string {
  return toHex(colour(name, scheme), alpha)
}

function read(text: string): Colour {
  const found = readColour(text)
  if (found === null)
    throw new Error(
      `src/content/colours/palette.ts: "${text}" is no colour. Write #1f4a4c or oklch(0.43 0.075 205).`,
    )
  return found
}

function isIn<T extends object>(table: T, name: PropertyKey): name is keyof T {
  return name in table
}
