/** Delays some outcomes to the end of a time step, so that the duration does not reveal the outcome. */
export async function hideTiming<T>(
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
