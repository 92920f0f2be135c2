import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { basename, dirname, join, relative } from 'node:path'
import { clinic } from '../../src/content/clinic.ts'
import { compatibility } from '../build/wrangler-config.ts'

/** The binary that wrangler runs the Worker in as well. */
const workerd: string = createRequire(createRequire(import.meta.url).resolve('wrangler/package.json'))(
  'workerd',
).default

export type Running = { name: string; url: string; pid: number; stop(): void }

/**
 * What a Worker gets besides its modules: settings, a port for V8's inspector, the port of its data centre's cache.
 */
export type Extras = { settings?: Record<string, string>; inspectorPort?: number; cachePort?: number }

/**
 * A Worker in a workerd of its own, so that the time it takes can be read off the process. It has answered `first`.
 */
export async function start(
  name: string,
  file: string,
  dir: string,
  extras: Extras = {},
  first = '/',
): Promise<Running> {
  const port = await freePort()
  const child = serve(configure(file, dir, port, extras), extras)
  const url = `http://127.0.0.1:${port}`
  await answer(url + first)
  if (child.pid === undefined) throw new Error('workerd did not start')
  return { name, url, pid: child.pid, stop: () => child.kill('SIGKILL') }
}

/** As the platform hands it on: for the site's own host, by TLS. */
const asVisitors = ['-H', `Host: ${new URL(clinic.origin).host}`, '-H', 'X-Forwarded-Proto: https']

/** Requests per second, and milliseconds of CPU for each, over three seconds at sixteen at once. */
export function load({ url, pid }: Running, path: string): Promise<{ rate: number; cpu: number }> {
  const before = cpuMs(pid)
  return new Promise((resolve, reject) => {
    const wrk = spawn('wrk', ['-t1', '-c16', '-d3s', ...asVisitors, url + path])
    let output = ''
    wrk.stdout.on('data', (chunk) => {
      output += chunk
    })
    wrk.on('error', reject)
    wrk.on('close', () => {
      const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1])
      const requests = Number(/(\d+) requests in/.exec(output)?.[1])
      if (!rate || !requests || /Non-2xx or 3xx/.test(output))
        return reject(new Error(`${url}${path}: ${output}`))
      resolve({ rate, cpu: (cpuMs(pid) - before) / requests })
    })
  })
}

/** Milliseconds from starting workerd to its first answer, on the clock and of the processor. */
export async function coldStart(
  file: string,
  path: string,
  dir: string,
  extras: Extras = {},
): Promise<{ wall: number; cpu: number }> {
  const port = await freePort()
  const config = configure(file, dir, port, extras)
  const begin = performance.now()
  const child = serve(config, extras)
  await answer(`http://127.0.0.1:${port}${path}`)
  const wall = performance.now() - begin
  const cpu = child.pid === undefined ? Number.NaN : threadsCpuMs(child.pid)
  child.kill('SIGKILL')
  return { wall, cpu }
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/**
 * The file that workerd is started with, encoded as wrangler hands it over. As text, 2.6 MB of modules that nobody
 * imports took longer to read than a redirect to answer.
 */
function configure(
  file: string,
  dir: string,
  port: number,
  { settings = {}, inspectorPort, cachePort }: Extras,
): string {
  const config = join(dir, `${port}.capnp`)
  const { date, flags } = compatibility()
  writeFileSync(
    config,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  ${inspectorPort === undefined ? '' : 'v8Flags = ["--expose-gc"],'}
  services = [(name = "main", worker = (
    modules = [${modulesOf(file)
      .map((name) => `(name = "${name}", esModule = embed "${relative(dir, join(dirname(file), name))}")`)
      .join(', ')}],
    compatibilityDate = "${date}",
    compatibilityFlags = ${flags},
    bindings = [${Object.entries(settings)
      .map(([name, text]) => `(name = "${name}", text = ${JSON.stringify(text)})`)
      .join(', ')}],
    ${cachePort === undefined ? '' : 'cacheApiOutbound = "cache",'}
  )), ${cachePort === undefined ? '' : `(name = "cache", external = (address = "127.0.0.1:${cachePort}", http = ())),`}
  (name = "internet", network = (allow = ["public", "private"]))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (forwardedProtoHeader = "x-forwarded-proto"), service = "main")],
);`,
  )
  const encoded = `${config}.bin`
  writeFileSync(
    encoded,
    execFileSync(workerd, ['compile', '--config-only', config], { maxBuffer: 2 ** 26, stdio: 'pipe' }),
  )
  return encoded
}

function serve(config: string, { inspectorPort }: Extras): ChildProcess {
  const inspector = inspectorPort === undefined ? [] : [`--inspector-addr=127.0.0.1:${inspectorPort}`]
  return spawn(workerd, ['serve', '--binary', ...inspector, config], { stdio: 'ignore' })
}

/** The first module leads; the platform finds the others by their paths from it. */
function modulesOf(file: string): string[] {
  const first = basename(file)
  return [first, ...globSync('**/*.js', { cwd: dirname(file) }).filter((name) => name !== first)]
}

async function answer(url: string): Promise<void> {
  for (let attempt = 0; attempt < 4000; attempt++) {
    try {
      const response = await fetch(url, { redirect: 'manual' })
      await response.arrayBuffer()
      return
    } catch {
      // Not listening yet: retried at once, because the time to the first answer is what is measured.
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
  }
  throw new Error(`${url} does not answer`)
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}

/** Finer than the ticks of `cpuMs`: nanoseconds of each thread (proc(5), schedstat). */
function threadsCpuMs(pid: number): number {
  const threads = globSync(`/proc/${pid}/task/*/schedstat`)
  return threads.reduce((sum, file) => sum + Number(readFileSync(file, 'utf8').split(' ')[0]), 0) / 1e6
}

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

function cpuMs(pid: number): number {
  const [, , , , , , , , , , , , , user = '0', system = '0'] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/\(.*\)/, 'x')
    .split(' ')
  return ((Number(user) + Number(system)) * 1000) / ticksPerSecond
}
