import type { IncomingMessage } from 'node:http'

/** What a request brings, or null when its sender gives up meanwhile: nobody waits for an answer then. */
export async function requestBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of request) chunks.push(chunk)
  } catch (error) {
    if (request.destroyed && !request.complete) return null
    throw error
  }
  return Buffer.concat(chunks)
}
