import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { findChromium } from './chromium.ts'

// The PNG icons are committed; this is how they were made: the mark on the brand's paper, with the margin
// that maskable icons and iOS crop away. Run by hand with a Chromium at hand:
//   node scripts/icons.ts
const PUBLIC = new URL('../public/', import.meta.url)
const MARK = new URL('../src/ui/illustrations/icons/logo_mark.svg', import.meta.url)
const ICONS = [
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'apple-touch-icon.png', size: 180 },
]
const PAPER = '#fbf7ee'
const INK = '#1f4a4c'

const mark = readFileSync(MARK, 'utf8')
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  for (const { file, size } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    await page.setContent(
      `<style>body{margin:0;display:grid;place-items:center;height:100vh;background:${PAPER};color:${INK}}` +
        `svg{width:66%;translate:0 -1.5%}</style>${mark}`,
    )
    writeFileSync(new URL(file, PUBLIC), await page.screenshot())
    await page.close()
  }
} finally {
  await browser.close()
}
