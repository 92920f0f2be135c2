import { reportError } from '../../../http/log.ts'

/** If an action cannot be recorded, it is not undone and its answer stays a success; the log says so. `effect`: for the log. */
export async function putOnRecord(
  requestId: string,
  recording: Promise<unknown>,
  effect: string,
): Promise<void> {
  await recording.catch((error: unknown) => {
    reportError(error, { requestId, effect })
  })
}
