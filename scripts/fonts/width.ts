import { chromium } from 'playwright-core'
import { findChromium } from '../chromium.ts'

// The proportions of Romanian text. The letters with a breve or a comma are as wide as their bases.
const sample =
  'Inainte de orice tratament va explicam pasii, riscurile si cat costa: fatete, coroane, implanturi ' +
  'si aparat dentar, in ritmul dumneavoastra. O consultatie dureaza patruzeci de minute.'

/** Words of the texts that a title on a small phone has hardly any room for; in letters that every file of a font has. */
const longWords = 'dumneavoastra, Representative'
/** How wide they are in em in Petrona at 600, with which the sizes of `src/ui/styles/tokens.css` were chosen. */
const chosenFor = 14.04

/** How wide the sample is in em in Clinic Sans, with which the size of text on paper was chosen. */
const textChosenFor = 73.81

/** By how much long words are wider in a font than titles have room for; 1 where they are not. */
export async function measureBreadth(font: AtWeight): Promise<number> {
  const [width = 0] = await measureWidths([font], longWords)
  return breadth(width, chosenFor)
}

/** By how much a font in which the sample is that wide, in em, is wider than the one of the sample clinic; 1 at least. */
export function textBreadth(width: number): number {
  return breadth(width, textChosenFor)
}

function breadth(width: number, chosen: number): number {
  return Math.max(1, Math.ceil((width / chosen) * 100) / 100)
}

export type AtWeight = { font: Buffer; weight: number | null }

/** How wide the sample is in each of these fonts, in em and with kerning; null is a font without an axis of weights. */
export async function measureWidths(fonts: readonly AtWeight[], text = sample): Promise<number[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    const widths: number[] = []
    for (const { font, weight } of fonts) {
      widths.push(await page.evaluate(widthOf, { text, font: font.toString('base64'), weight }))
    }
    return widths
  } finally {
    await browser.close()
  }
}

type Measured = { text: string; font: string; weight: number | null }

/** Runs in the page. */
async function widthOf({ text, font, weight }: Measured): Promise<number> {
  const face = new FontFace(
    'measured',
    `url(data:font/ttf;base64,${font})`,
    weight === null ? {} : { weight: '1 1000' },
  )
  document.fonts.add(await face.load())
  const brush = document.createElement('canvas').getContext('2d')
  if (brush === null) throw new Error('There is no canvas')
  brush.font = `${weight ?? 400} 100px measured`
  const { width } = brush.measureText(text)
  document.fonts.delete(face)
  return width / 100
}
