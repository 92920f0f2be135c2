import { Features, transform } from 'lightningcss'
import { styleTargets } from './oldest-browsers.ts'

/** Styles that have been written for the oldest browsers already, with fewer bytes. */
export function minifyStyles(text: string): string {
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(text),
    minify: true,
    targets: styleTargets,
    exclude: Features.LightDark | Features.VendorPrefixes,
  })
  return code.toString()
}
