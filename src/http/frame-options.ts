/**
 * No page may be shown in a frame, with one exception: the admin's editor embeds the preview of the price page,
 * same-origin. `holds` is for the editor, `held` for the preview.
 */
export function allowFrames(response: Response, part: 'holds' | 'held'): Response {
  const { headers } = response
  const policy = headers.get('content-security-policy') ?? ''
  if (part === 'holds') headers.set('content-security-policy', withFrameSource(policy))
  else {
    headers.set('content-security-policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"))
    headers.set('x-frame-options', 'SAMEORIGIN')
  }
  return response
}

function withFrameSource(policy: string): string {
  return policy.includes('frame-src ')
    ? policy.replace('frame-src ', "frame-src 'self' ")
    : `${policy}; frame-src 'self'`
}
