// The widths in scripts/fonts/fallbacks.ts, measured anew: fonts of devices, or such as are as wide and may be had from
// the npm registry (Gelasio is as wide as Georgia, Arimo as Arial). Run by hand: node scripts/fonts/local-fonts.ts
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { npm } from '../program.ts'
import { type AtWeight, measureWidths } from './width.ts'

const work = mkdtempSync(join(tmpdir(), 'fonts-'))
const variable = ['gelasio', 'noto-serif', 'arimo', 'roboto']
const fonts: (AtWeight & { name: string })[] = [
  ...variable.flatMap((name) => {
    const font = unpack(`@fontsource-variable/${name}@5.3.0`, `files/${name}-latin-wght-normal.woff2`)
    return [400, 700].map((weight) => ({ name: `${name} ${weight}`, font, weight }))
  }),
  ...['DejaVuSerif', 'DejaVuSerif-Bold', 'DejaVuSans', 'DejaVuSans-Bold'].map((name) => ({
    name,
    font: unpack('dejavu-fonts-ttf@2.37.3', `ttf/${name}.ttf`),
    weight: null,
  })),
]
const widths = await measureWidths(fonts)
for (const [index, { name }] of fonts.entries()) console.log(`${name}: ${widths[index]}`)
rmSync(work, { recursive: true })

function unpack(name: string, file: string): Buffer {
  const [command, ...words] = npm()
  const packed = execFileSync(command, [...words, 'pack', '--silent', name], {
    cwd: work,
    encoding: 'utf8',
  }).trim()
  execFileSync('tar', ['xzf', packed.split('\n').at(-1) ?? '', `package/${file}`], { cwd: work })
  return readFileSync(join(work, 'package', file))
}
