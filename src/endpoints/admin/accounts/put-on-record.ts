import { reportError } from '../../../http/log.ts'
import { requestIdOf } from '../../../http/request-id.ts'
import type { AdminContext } from '../admin-context.ts'

/** What is done stays done, and is answered so, when it could not be put on record. `effect`: for the log. */
export async function putOnRecord(
  c: AdminContext,
  recording: Promise<unknown>,
  effect: string,
): Promise<void> {
  await recording.catch((error: unknown) => {
    reportError(error, { requestId: requestIdOf(c), effect })
  })
}
