const patienceMs = 15_000

/** Ends a browser's call after this time; the visitor is then told what to do. */
export function patience(ms = patienceMs): AbortSignal {
  return AbortSignal.timeout(ms)
}
