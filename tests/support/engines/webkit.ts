import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { findWebKit } from '../../../scripts/other-engines.ts'
import type { Engine } from './engine.ts'
import { freePort } from './free-port.ts'

type Found = NonNullable<ReturnType<typeof findWebKit>>

/** WebKitGTK by its WebDriver (https://www.w3.org/TR/webdriver2/), on a screen that nobody sees. */
export async function openWebKit({ driver, screen }: Found): Promise<Engine> {
  const display = spawn(screen, ['-displayfd', '1', '-screen', '0', '1100x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [name] = await once(createInterface({ input: display.stdout }), 'line')
  const port = await freePort()
  const running = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${name}`, TZ: 'Europe/Bucharest', LANGUAGE: 'ro_RO:ro' },
  })
  const ask = await beginSession(`http://127.0.0.1:${port}`)
  const run = (script: string, ...args: string[]) => ask('POST', '/execute/sync', { script, args })
  const find = async (selector: string) => {
    const found = await ask('POST', '/element', { using: 'css selector', value: selector })
    return `/element/${Object.values(found).at(0)}`
  }
  return {
    tab: {
      open: (url) => ask('POST', '/url', { url }),
      ask: (question, given = '') => run(`return (${question})(...arguments)`, given),
      press: async (selector) => ask('POST', `${await find(selector)}/click`, {}),
      type: async (selector, text) => ask('POST', `${await find(selector)}/value`, { text }),
      resize: (width, height) => ask('POST', '/window/rect', { width, height }),
      // The driver waits for a page to load, which one that comes as it was left never does.
      back: () => run('setTimeout(() => history.back())'),
    },
    async close() {
      await ask('DELETE', '')
      await Promise.all([end(running), end(display)])
    },
  }
}

/** Commands to a new session. What the driver answers with an error is thrown with its reason. */
async function beginSession(address: string) {
  const command = async (method: string, path: string, body?: Record<string, unknown>) => {
    const answer = await fetch(address + path, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`)
    return value
  }
  const started = Date.now()
  const isUp = () =>
    fetch(`${address}/status`).then(
      () => true,
      (cause) => {
        // It listens a moment after it has begun. One that never does is told of instead of waited for.
        if (Date.now() - started > 30_000) throw new Error(`No WebKit driver at ${address}`, { cause })
        return false
      },
    )
  while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, 50))
  const { sessionId } = await command('POST', '/session', {
    capabilities: { alwaysMatch: { acceptInsecureCerts: true } },
  })
  return (method: string, path: string, body?: Record<string, unknown>) =>
    command(method, `/session/${sessionId}${path}`, body)
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill()
  await ended
}
