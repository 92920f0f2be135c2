import type { Given } from './subset.ts'

/** The budget of all fonts together, which `tests/matrix/worker/budgets.test.ts` checks. */
const mostBytes = 60_000

/** Why the files cannot be taken; nothing if they can. */
export function refusal(
  fonts: readonly Given[],
  letters: readonly string[],
  newName: string | undefined,
): string[] {
  const reserved = fonts.map(({ names }) => reservedName(names)).find((name) => name !== null)
  return [
    ...(letters.length === 0
      ? []
      : [
          `The font has no ${letters.join(' ')}: words with them would be set in two fonts. ` +
            (letters.includes('ș') || letters.includes('ț')
              ? 'Romanian letters are often in a second file (latin-ext): give both files. A font that has only ş and ţ, with a cedilla, is not made for Romanian.'
              : 'Give a file that has them beside this one, or take another font.'),
        ]),
    ...(reserved === undefined || reserved === null || newName !== undefined
      ? []
      : [
          `The licence reserves the name “${reserved}”, and a font of which letters were taken out may not carry it: ` +
            'give it another, --name "Clinic Sans".',
        ]),
  ]
}

function reservedName(names: ReadonlyMap<number, string>): string | null {
  const text = `${names.get(0) ?? ''} ${names.get(13) ?? ''}`
  return /Reserved Font Names?[\s:]*["'“‘]?([\w][\w -]*?)["'”’.,;]/i.exec(text)?.[1] ?? null
}

type Taken = {
  fonts: readonly Given[]
  name: string
  before: string | undefined
  signs: readonly string[]
  bytes: readonly number[]
}

/** What to do next, in plain words. */
export function advice({ fonts, name, before, signs, bytes }: Taken): string[] {
  const sum = bytes.reduce((total, each) => total + each, 0)
  const [{ names } = { names: new Map<number, string>() }] = fonts
  const licence = [names.get(0), names.get(13), names.get(14)].filter((text) => text !== undefined)
  const boldest = Math.max(...fonts.map(({ max }) => max))
  const lines = [
    `Licence: ${licence.length > 0 ? `the file says „${licence.join(' ').replace(/\s+/g, ' ')}”` : 'the file does not name one'}. ` +
      `It has to allow a website and a copy with fewer letters. Write ${name} into src/ui/fonts/LICENSES.md` +
      (before === undefined || before === name ? '' : `, and take ${before} out`) +
      '; npx biome check --write lines its table up.',
    boldest >= 600
      ? null
      : `Weight: the boldest is ${boldest}, and titles are set at 600: browsers would smear it. Give the bold file too, or one with an axis of weights.`,
    signs.length === 0
      ? null
      : `Letters: ${signs.join(' ')} are not in it and come from the device's own font, which is fine for signs.`,
    sum <= mostBytes
      ? null
      : `Size: all fonts together are ${sum} bytes, and ${mostBytes} are the limit of npm test. A file with fewer weights or styles is smaller.`,
    'Look: npm run dev. Then npm test -- tests/matrix/browser/fonts.test.ts tests/matrix/worker/budgets.test.ts: text must not move when the font arrives.',
  ]
  return ['Next:', ...lines.filter((line) => line !== null).map((line, index) => `  ${index + 1}. ${line}`)]
}
