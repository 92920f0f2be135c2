export function withCookies(answer: Response, cookies: readonly string[]): Response {
  const headers = new Headers(answer.headers)
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(answer.body, { status: answer.status, headers })
}
