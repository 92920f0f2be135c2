import { getCookie } from 'hono/cookie'
import { serialize } from 'hono/utils/cookie'
import { randomToken, type Signer, sha256, toHex } from '../../../http/signer.ts'
import type { Sender } from './sender.ts'
import { deviceCookie, ofSignIn } from './session-cookies.ts'

const purpose = 'known device'
const knownForSeconds = 180 * 24 * 3600

/** An account as rate limits know it: a digest, so that no address leaves the site. */
export async function accountKey(email: string): Promise<string> {
  return toHex(await sha256(email.trim().toLowerCase()))
}

/** The device of an earlier sign-in to the account, or null. It only grants attempts of its own, never access. */
export async function knownDevice({ c, signer }: Sender, account: string): Promise<string | null> {
  const [, id = '', issued = '', signature = ''] =
    /^([\w-]{16})\.([0-9a-z]{7,10})\.([\w-]{43})$/.exec(getCookie(c, deviceCookie) ?? '') ?? []
  if (id === '' || !(await signer.verify(purpose, signedText(account, id, issued), signature))) return null
  const ageSeconds = (Date.now() - Number.parseInt(issued, 36)) / 1000
  return ageSeconds < knownForSeconds ? id : null
}

/** The cookie of a device that has just signed in. It outlives the session on purpose. */
export async function rememberDevice(signer: Signer, account: string, known: string | null): Promise<string> {
  const id = known ?? randomToken(12)
  const issued = Date.now().toString(36)
  const signature = await signer.sign(purpose, signedText(account, id, issued))
  return serialize(deviceCookie, `${id}.${issued}.${signature}`, {
    ...ofSignIn,
    maxAge: knownForSeconds,
  })
}

function signedText(account: string, id: string, issued: string): string {
  return `${account}\n${id}\n${issued}`
}
