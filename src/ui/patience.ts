const patienceMs = 15_000

/** For a call of the browser: no answer by then is none, and whoever waits is told what to do. */
export function patience(ms = patienceMs): AbortSignal {
  return AbortSignal.timeout(ms)
}
