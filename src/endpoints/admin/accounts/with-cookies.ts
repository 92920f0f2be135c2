import { sessionCookies, type Tokens } from '../../../features/admin/account/session.server.ts'
import { accessCookie } from '../../../features/admin/account/session-cookies.ts'

export function withCookies(answer: Response, cookies: readonly string[]): Response {
  const headers = new Headers(answer.headers)
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(answer.body, { status: answer.status, headers })
}

/** Goes on with a session, unless the answer has opened or ended one itself: that is newer. */
export function withSessionUnlessReplaced(answer: Response, tokens: Tokens): Response {
  const isReplaced = answer.headers.getSetCookie().some((cookie) => cookie.startsWith(`${accessCookie}=`))
  return isReplaced ? answer : withCookies(answer, sessionCookies(tokens))
}
