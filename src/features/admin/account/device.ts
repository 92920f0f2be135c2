export type Device = { browser: string; system: string }

/** More than one may match, for browsers name those they descend from: the first counts. */
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b((Headless)?Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+ .*\bSafari\//],
] as const

const systems = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows NT\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const

/**
 * The browser and system that a `User-Agent` names, as people call them; null where either is unknown. It is what a browser
 * says of itself, an iPad often `Mac`: enough to tell one's own sessions apart, and never a proof.
 */
export function deviceOf(userAgent: string): Device | null {
  const [browser] = browsers.find(([, form]) => form.test(userAgent)) ?? []
  const [system] = systems.find(([, form]) => form.test(userAgent)) ?? []
  return browser === undefined || system === undefined ? null : { browser, system }
}
