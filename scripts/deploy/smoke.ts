import { z } from 'zod'
import { legacyRedirects } from '../../src/features/redirects/table.ts'
import { locales } from '../../src/locale.ts'
import { href } from '../../src/routes.ts'

const health = z.object({ status: z.string(), build: z.string(), database: z.string() })

/**
 * Asks a deployed site what must be true of every deployment: its health, a page in each language, an old address.
 * Returns the problems in words; an empty list if there are none. `build` is the build that has to answer.
 */
export async function smokeTest(origin: string, build?: string): Promise<string[]> {
  const ask = (path: string) =>
    fetch(origin + path, { redirect: 'manual', signal: AbortSignal.timeout(15_000) })
  const problems: string[] = []

  const healthz = await ask('/healthz')
  const said = health.safeParse(await healthz.json().catch(() => null))
  if (!said.success) problems.push(`/healthz answers ${healthz.status} and not what it should`)
  else {
    if (said.data.database !== 'reachable') problems.push(`the database is ${said.data.database}`)
    if (build !== undefined && said.data.build !== build)
      problems.push(`build ${said.data.build} answers, not ${build}`)
  }

  for (const locale of locales) {
    const path = href('home', locale)
    const page = await ask(path)
    const html = await page.text()
    if (page.status !== 200 || !html.includes(`lang="${locale}"`) || !html.includes('</html>'))
      problems.push(`${path} answers ${page.status}, or not a whole page in ${locale}`)
  }

  // A clinic without old addresses has nothing to check here.
  const old = legacyRedirects[0]?.from[0]
  if (old !== undefined) {
    const { status } = await ask(old)
    if (status !== 301) problems.push(`the old address ${old} answers ${status} instead of 301`)
  }
  return problems
}
