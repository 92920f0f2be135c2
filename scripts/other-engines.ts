import { findProgram } from './find-program.ts'

/** The path of a Firefox for the tests of its engine, or null where there is none and none can be installed. */
export function findFirefox(): string | null {
  return findProgram({
    variable: 'FIREFOX_PATH',
    places: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    packages: ['firefox-esr'],
    purpose: 'the tests in Firefox',
  })
}

/** WebKitGTK and the screen it draws on are made for Linux alone. */
const hasWebKit = process.platform === 'linux'

/** The driver of WebKitGTK, the engine of Safari as Debian builds it, with the screen it draws on; null likewise. */
export function findWebKit(): { driver: string; screen: string } | null {
  if (!hasWebKit) return null
  const program = {
    // WebKit plays films by what GStreamer has.
    packages: ['webkit2gtk-driver', 'xvfb', 'gstreamer1.0-plugins-good', 'gstreamer1.0-libav'],
    purpose: 'the tests in WebKit',
  }
  const driver = findProgram({
    ...program,
    variable: 'WEBKIT_DRIVER_PATH',
    places: ['/usr/bin/WebKitWebDriver'],
  })
  const screen = findProgram({ ...program, variable: 'XVFB_PATH', places: ['/usr/bin/Xvfb'] })
  return driver === null || screen === null ? null : { driver, screen }
}

/** What the tests run in beside Chromium, in words, and which of them are missing. */
export function otherEngines(): { said: string; missing: readonly string[] } {
  const engines = { Firefox: findFirefox(), WebKit: findWebKit() }
  const missing = Object.entries(engines).flatMap(([name, found]) => (found === null ? [name] : []))
  if (missing.length === 0) return { said: Object.keys(engines).join(', '), missing }
  const variables = hasWebKit ? 'FIREFOX_PATH, WEBKIT_DRIVER_PATH and XVFB_PATH name' : 'FIREFOX_PATH names'
  const said = `no ${missing.join(' and ')}: what is asked of it alone is skipped (${variables} yours).`
  return { said: hasWebKit ? said : `${said} WebKitGTK is made for Linux alone.`, missing }
}
