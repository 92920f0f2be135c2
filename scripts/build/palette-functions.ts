import { hex, isColourName, type Scheme } from '../../src/content/colours/shades.ts'

/**
 * Style sheets take colours by name: `--colour(brand)` is that of the scheme (`tokens.css`), `--colour(brand light)` one
 * of the two, `--colour(veil / 0.5)` lets through what is below.
 */
export const paletteFunctions = {
  postcssPlugin: 'palette',
  Declaration(declaration: { value: string }) {
    const value = withColours(declaration.value)
    if (value !== declaration.value) declaration.value = value
  },
}

const call = /--colour\(\s*([\w-]+)(?: (light|dark))?(?: \/ ([\d.]+))?\s*\)/g

function withColours(value: string): string {
  const written = value.replace(call, (_, name: string, scheme: Scheme | undefined, alpha?: string) => {
    if (!isColourName(name)) throw new Error(`src/content/colours/shades.ts has no colour "${name}"`)
    const share = alpha === undefined ? 1 : Number(alpha)
    if (scheme !== undefined) return hex(name, scheme, share)
    const [light, dark] = [hex(name, 'light', share), hex(name, 'dark', share)]
    return light === dark ? light : `var(--light, ${light}) var(--dark, ${dark})`
  })
  if (written.includes('--colour('))
    throw new Error(`"${value}" is not written --colour(name), --colour(name dark) or --colour(name / 0.5)`)
  return written
}
