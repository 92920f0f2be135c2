/**
 * Asks a Worker and follows no redirect, by a connection of its own: workerd closes one that was idle for five seconds,
 * and a process that was busy for as long would still send by it.
 */
export function askWorker(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('connection', 'close')
  return fetch(url, { redirect: 'manual', ...init, headers })
}
