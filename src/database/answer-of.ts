import { storeError } from './store-error.ts'

type Answer = { data: unknown; error: { code: string } | null; status: number }

/** What a database function returned, unparsed. Throws by its name, without a message that could repeat what was sent. */
export async function answerOf(name: string, called: PromiseLike<Answer>): Promise<unknown> {
  const { data, error, status } = await called
  if (error) throw storeError(name, status, { code: error.code })
  return data
}
