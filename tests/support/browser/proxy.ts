import { connect, createServer, type Socket } from 'node:net'

/** A proxy between a browser and the site, with an address of its own. It can be cut, and then nothing gets through. */
export async function openProxy(siteUrl: string) {
  const { hostname, port } = new URL(siteUrl)
  const sockets = new Set<Socket>()
  let isHeld = false
  const server = createServer((browser) => {
    sockets.add(browser)
    if (isHeld) return
    const site = connect(Number(port), hostname)
    for (const socket of [browser, site]) {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
      // A connection that the other side gives up is nothing to report.
      socket.on('error', () => socket.destroy())
    }
    browser.pipe(site).pipe(browser)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    /** From now on nothing comes back, and nothing fails either. */
    hold() {
      isHeld = true
      for (const socket of sockets) socket.pause()
    },
    cut() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
