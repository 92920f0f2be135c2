/** The variable that tells every process of a run where `shared-server.ts` listens. */
export const runAddress = 'TEST_RUN_ADDRESS'

/** Whether this is a process of a run, and not a script that opens a site too. */
export const isRun = () => process.env[runAddress] !== undefined

/** What all processes of a run share, started when the first of them asks for it. */
export async function ofTheRun<Answer>(what: string): Promise<Answer> {
  const answer = await fetch(`${process.env[runAddress]}/${what}`)
  if (!answer.ok) throw new Error(`The run could not share ${what}: ${await answer.text()}`)
  return answer.json()
}
