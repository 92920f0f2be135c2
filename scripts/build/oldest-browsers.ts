/**
 * The oldest browsers in which all of the site works, by their versions. The build writes styles and scripts for them, a
 * test refuses what one of them lacks, and the README names them. Below them a page is HTML with the styles it can take.
 */
export const oldestBrowsers = {
  safari: '16.4',
  ios: '16.4',
  chrome: '111',
  firefox: '115',
  samsung: '23',
} as const

/** As Vite wants them. It has no word for Samsung Internet, whose version 23 is Chromium 115. */
export const buildTargets = Object.entries(oldestBrowsers).flatMap(([name, version]) =>
  name === 'samsung' ? [] : `${name}${version}`,
)

/** As lightningcss wants them: a byte for each number of a version. */
export const styleTargets = {
  safari: packed(oldestBrowsers.safari),
  ios_saf: packed(oldestBrowsers.ios),
  chrome: packed(oldestBrowsers.chrome),
  firefox: packed(oldestBrowsers.firefox),
  samsung: packed(oldestBrowsers.samsung),
}

function packed(version: string): number {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return (major << 16) | (minor << 8)
}
