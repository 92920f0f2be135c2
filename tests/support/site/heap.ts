type Usage = { usedSize: number; backingStorageSize?: number }

/** What an isolate of a workerd with an open inspector holds after a collection, in MiB: objects, and bytes beside them. */
export async function heapOf(inspectorPort: number): Promise<{ objects: number; bytes: number }> {
  const targets: { webSocketDebuggerUrl: string }[] = await (
    await fetch(`http://127.0.0.1:${inspectorPort}/json`)
  ).json()
  const [target] = targets
  if (target === undefined) throw new Error('The inspector names no isolate')
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', () => reject(new Error('The inspector does not answer')), { once: true })
  })
  const context = new Promise<number>((resolve) =>
    socket.addEventListener('message', ({ data }) => {
      const said: { method?: string; params?: { context?: { id: number } } } = JSON.parse(String(data))
      if (said.method === 'Runtime.executionContextCreated') resolve(said.params?.context?.id ?? 0)
    }),
  )
  let calls = 0
  const call = (method: string, params: object = {}) =>
    new Promise<Usage>((resolve, reject) => {
      calls += 1
      const id = calls
      socket.addEventListener('message', ({ data }) => {
        const said: { id?: number; result?: Usage; error?: { message: string } } = JSON.parse(String(data))
        if (said.id !== id) return
        if (said.result === undefined) reject(new Error(`${method}: ${said.error?.message}`))
        else resolve(said.result)
      })
      socket.send(JSON.stringify({ id, method, params }))
    })
  await call('Runtime.enable')
  // The inspector's own way to a collection is never answered by workerd. Bytes beside the objects are given back a moment
  // after a collection, and those of answers by the one after it.
  for (let round = 0; round < 3; round += 1) {
    await call('Runtime.evaluate', { expression: 'gc()', contextId: await context })
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  const { usedSize, backingStorageSize = 0 } = await call('Runtime.getHeapUsage')
  socket.close()
  const mebibytes = (size: number) => Math.round((size / 2 ** 20) * 10) / 10
  return { objects: mebibytes(usedSize), bytes: mebibytes(backingStorageSize) }
}
