import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { createElement, type ReactElement, type ReactNode } from 'react'
import satori, { type Font } from 'satori'
import subsetFont from 'subset-font'
import { clinic } from '../../src/content/clinic.ts'
import { hex } from '../../src/content/colours/shades.ts'
import { formatPhone } from '../../src/format/phone.ts'
import type { SharePicture } from '../../src/rendering/share-pictures.ts'
import { chosenFamilies, filesFor, fontFolder, type Role } from '../fonts/chosen.ts'
import { alphabet } from '../fonts/letters.ts'
import { readPlainPicture } from './sprite.ts'

// Each picture is drawn once; later builds find it under the hash of everything it is made of.
const cache = 'node_modules/.cache/og-images'
const weight = 600
const size = { width: 1200, height: 630 }

const colours = {
  paper: hex('paper', 'light'),
  sun: hex('paper-sun', 'light'),
  ink: hex('ink', 'light'),
  soft: hex('ink-soft', 'light'),
  brand: hex('brand', 'light'),
  accent: hex('accent', 'light'),
}

export type DrawnPicture = { address: string; fileName: string; png: Buffer }

/** PNG pictures of 1200 × 630 for the cards of messengers and networks, in the order asked for. */
export async function drawPictures(pictures: readonly SharePicture[]): Promise<DrawnPicture[]> {
  mkdirSync(cache, { recursive: true })
  const made = createHash('sha256')
    .update(await ingredients())
    .digest('hex')
  const drawn: DrawnPicture[] = []
  for (const picture of pictures) {
    const svg = illustration(picture.illustration)
    const key = createHash('sha256')
      .update(JSON.stringify([made, picture, svg]))
      .digest('hex')
      .slice(0, 20)
    const file = join(cache, `${key}.png`)
    if (!existsSync(file)) writeFileSync(file, await draw(picture, svg))
    drawn.push({
      address: picture.address,
      fileName: `assets/og/${key.slice(0, 12)}.png`,
      png: readFileSync(file),
    })
  }
  return drawn
}

/** What all pictures share: this file, the fonts, the mark, the facts of the clinic. */
async function ingredients(): Promise<string> {
  const files = [
    import.meta.filename,
    'src/ui/illustrations/icons/logo_mark.svg',
    ...faces.map(({ file }) => file),
  ]
  return JSON.stringify([
    clinic.name,
    clinic.phone,
    clinic.origin,
    colours,
    ...files.map((file) => hashOf(readFileSync(file))),
  ])
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

async function draw(picture: SharePicture, svg: string): Promise<Buffer> {
  const drawing = await satori(card(picture, svg), { ...size, fonts: await loadFonts() })
  return new Resvg(drawing, { font: { loadSystemFonts: false } }).render().asPng()
}

/** The files of both families that have the weight, each under its own name: the renderer searches them. */
const faces = chosenFamilies().flatMap((family) =>
  filesFor(family, weight).map(({ file, hasAxis }, index) => ({
    role: family.role,
    name: `${family.role} ${index}`,
    file: join(fontFolder, file),
    hasAxis,
  })),
)

function stack(role: Role): string {
  return faces
    .filter((face) => face.role === role)
    .map(({ name }) => `"${name}"`)
    .join(', ')
}

let fonts: Promise<Font[]> | null = null

/** The site's fonts, unpacked at one weight: the renderer reads neither WOFF2 nor variable fonts. */
function loadFonts(): Promise<Font[]> {
  fonts ??= Promise.all(
    faces.map(async ({ name, file, hasAxis }) => ({
      name,
      weight,
      style: 'normal' as const,
      data: await subsetFont(readFileSync(file), alphabet, {
        targetFormat: 'sfnt',
        ...(hasAxis && { variationAxes: { wght: weight } }),
      }),
    })),
  )
  return fonts
}

type Style = Record<string, string | number>

function box(style: Style, children?: ReactNode): ReactElement {
  return createElement('div', { style: { display: 'flex', ...style } }, children)
}

/** A warm background, the heading, and below it the clinic and how to reach it. */
function card({ title, section }: SharePicture, svg: string): ReactElement {
  return box({ ...size, backgroundColor: colours.paper, fontFamily: stack('text'), color: colours.ink }, [
    box({
      position: 'absolute',
      left: 706,
      top: -110,
      width: 720,
      height: 720,
      borderRadius: 360,
      backgroundColor: colours.sun,
    }),
    picture(svg, { position: 'absolute', left: 706, top: 118, borderRadius: 24 }, 448, 336),
    box(
      {
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: 700,
        padding: '56px 36px 52px 64px',
      },
      [
        box({ flexDirection: 'column' }, [
          box({ fontSize: 28, color: colours.brand, marginBottom: 22 }, section),
          box({ ...heading, fontSize: headingSize(title) }, title),
        ]),
        box({ alignItems: 'center' }, [
          picture(illustration('logo_mark'), {}, 52, 52),
          box({ ...heading, fontSize: 36, marginLeft: 14 }, clinic.name),
          box({ fontSize: 26, color: colours.soft, marginLeft: 28 }, formatPhone(clinic.phone)),
        ]),
      ],
    ),
    box({
      position: 'absolute',
      left: 64,
      bottom: 0,
      width: 112,
      height: 8,
      backgroundColor: colours.accent,
    }),
  ])
}

const heading = {
  fontFamily: stack('display'),
  fontWeight: 600,
  lineHeight: 1.1,
  letterSpacing: -0.8,
  textWrap: 'balance',
}

/** The largest of four sizes at which a heading keeps to four lines. */
function headingSize(title: string): number {
  const longestWord = Math.max(...title.split(/\s+/).map((word) => word.length))
  if (title.length <= 26 && longestWord <= 13) return 84
  if (title.length <= 48 && longestWord <= 16) return 70
  return title.length <= 72 ? 60 : 52
}

function picture(svg: string, style: Style, width: number, height: number): ReactElement {
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  return createElement('img', { src, width, height, style })
}

function illustration(name: string): string {
  return readPlainPicture(name).replaceAll('currentColor', colours.ink)
}
