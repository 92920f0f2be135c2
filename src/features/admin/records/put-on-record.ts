import { reportError } from '../../../http/log.ts'

/** What is done stays done, and is answered so, when it could not be put on record. `effect`: for the log. */
export async function putOnRecord(
  requestId: string,
  recording: Promise<unknown>,
  effect: string,
): Promise<void> {
  await recording.catch((error: unknown) => {
    reportError(error, { requestId, effect })
  })
}
