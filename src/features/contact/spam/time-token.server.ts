import { randomToken, type Signer } from '../../../http/signer.ts'

/** People need a few seconds to fill in a form, and nobody leaves one open for more than a day. */
const shortestMs = 3_000
const longestMs = 24 * 60 * 60 * 1000

const purpose = 'contact form'

export type TokenState = { status: 'good'; id: string } | { status: 'early' | 'expired' | 'forged' }

/** Signed proof of when the form was shown; its random part identifies that form. */
export async function issueTimeToken(signer: Signer, now: Date): Promise<string> {
  const text = `${now.getTime().toString(36)}.${randomToken(12)}`
  return `${text}.${await signer.sign(purpose, text)}`
}

/** For a form that was sent and is shown again: its visitor has already had the time. */
export function renewTimeToken(signer: Signer, now: Date): Promise<string> {
  return issueTimeToken(signer, new Date(now.getTime() - shortestMs))
}

export async function readTimeToken(signer: Signer, token: string, now: Date): Promise<TokenState> {
  const [, text = '', issued = '', id = '', signature = ''] =
    /^(([0-9a-z]{7,10})\.([\w-]{16}))\.([\w-]{43})$/.exec(token) ?? []
  if (text === '' || !(await signer.verify(purpose, text, signature))) return { status: 'forged' }
  const age = now.getTime() - Number.parseInt(issued, 36)
  if (age < shortestMs) return { status: 'early' }
  return age > longestMs ? { status: 'expired' } : { status: 'good', id }
}
