/**
 * Lets some outcomes be known only at the end of a step of time, so that how long the work took tells nobody which way
 * it went.
 */
export async function inSteps<T>(
  stepMs: number,
  work: Promise<T>,
  isSecret: (outcome: T) => boolean,
): Promise<T> {
  const started = Date.now()
  const outcome = await work
  if (!isSecret(outcome)) return outcome
  const rest = stepMs - ((Date.now() - started) % stepMs)
  await new Promise((resolve) => setTimeout(resolve, rest))
  return outcome
}
