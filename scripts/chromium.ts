import { findProgram, present } from './find-program.ts'

const variable = 'CHROMIUM_PATH'

/** The path of a Chromium for the browser tests, installed on Debian and Ubuntu if need be. Throws with what to do. */
export function findChromium(): string {
  const found = findProgram({
    variable,
    places: [
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/snap/bin/chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    // Ubuntu has no package of the second.
    packages: ['chromium', 'chromium-headless-shell'],
    purpose: 'the browser tests',
  })
  if (found === null)
    throw new Error(
      'The browser tests need Chromium. Install it, or set CHROMIUM_PATH to a Chromium or Chrome you have.',
    )
  return found
}

/**
 * Chromium without windows where there is one and nobody has named another: a page takes a quarter less of the processor and
 * renders the same. It has no back/forward cache and reads no settings of its owner.
 */
export function findHeadlessShell(): string {
  return present([process.env[variable], '/usr/bin/chromium-headless-shell']) ?? findChromium()
}

/** What a browser that tests, measures or takes pictures is started with. */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium would start a renderer for its own address bar in every window. The last of such lists counts, so what
  // playwright turns off for steadiness is named again.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,HttpsUpgrades,PaintHolding,Translate',
]
