import type { Context } from 'hono'
import { z } from 'zod'
import { knownSite } from '../../features/insights/referrers.ts'
import { insightSink } from '../../features/insights/sink.server.ts'
import type { SiteIndex } from '../../features/redirects/lookup.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { bodyLimits } from '../../http/body-limits.ts'
import { securityHeaders } from '../../http/security-headers.ts'
import { splitLocale } from '../../locale.ts'
import { matchRoute, routes } from '../../routes.ts'
import { notAReport, readReport } from '../read-report.ts'

const route = z.enum(Object.values(routes).map(({ path }) => path))

const viewReport = z
  .strictObject({
    route,
    path: z.string().max(300),
    /** The site that the visit came from. */
    from: z
      .string()
      .max(100)
      .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)
      .optional(),
  })
  .refine(({ route, path }) => route === patternOf(path), { error: 'The path is not of this route' })

const vital = (largest: number) => z.number().min(0).max(largest).optional()
const anHour = 3_600_000

const vitalsReport = z.strictObject({
  route,
  vitals: z.strictObject({
    CLS: vital(1_000),
    FCP: vital(anHour),
    INP: vital(anHour),
    LCP: vital(anHour),
    TTFB: vital(anHour),
  }),
})

/** `POST /_insights/view`: a page view of a visitor who consented to statistics. */
export function countView(siteIndex: SiteIndex) {
  return async function countView(c: Context<AppEnv>): Promise<Response> {
    const report = await readInsight(c, viewReport)
    if (report instanceof Response) return report
    if (!(await isPublicPage(report.path, siteIndex))) return notAReport()
    const { route, path, from } = report
    const { locale } = splitLocale(path)
    const sink = insightSink(c.env)
    sink.write({ kind: 'view', route, path, locale })
    if (from !== undefined) sink.write({ kind: 'referrer', route, host: knownSite(from) })
    return new Response(null, { status: 204, headers: securityHeaders })
  }
}

/** `POST /_insights/call`: such a visitor pressed the phone number. */
export function countCall(siteIndex: SiteIndex) {
  return async function countCall(c: Context<AppEnv>): Promise<Response> {
    const report = await readInsight(c, viewReport)
    if (report instanceof Response) return report
    if (!(await isPublicPage(report.path, siteIndex))) return notAReport()
    const { locale } = splitLocale(report.path)
    insightSink(c.env).write({ kind: 'call', route: report.route, locale })
    return new Response(null, { status: 204, headers: securityHeaders })
  }
}

/** `POST /_speed/vitals`: how fast a page was for such a visitor. */
export async function recordVitals(c: Context<AppEnv>): Promise<Response> {
  const report = await readInsight(c, vitalsReport)
  if (report instanceof Response) return report
  const sink = insightSink(c.env)
  for (const [name, value] of Object.entries(report.vitals))
    if (value !== undefined) sink.write({ kind: 'vital', route: report.route, name, value })
  return new Response(null, { status: 204, headers: securityHeaders })
}

function readInsight<T>(c: Context<AppEnv>, schema: z.ZodType<T>): Promise<T | Response> {
  const { INSIGHTS_LIMIT: limit } = c.env
  return readReport(c.req.raw, { limit, largestBytes: bodyLimits.insights, schema })
}

/** Pages that do not exist are counted under the not-found page, never under the requested path. */
function patternOf(path: string): string | null {
  if (path === routes.notFound.path) return path
  const match = matchRoute(splitLocale(path).path)
  return match && routes[match.id].path
}

/**
 * Below some routes a path may say anything: only the path of an existing page is counted, so that no personal
 * address is ever stored. An isolate that does not know the articles yet asks for them.
 */
async function isPublicPage(path: string, siteIndex: SiteIndex): Promise<boolean> {
  const shared = splitLocale(path)
  if (shared.path === routes.notFound.path) return true
  if (/^\/admin(\/|$)/.test(shared.path)) return false
  const match = matchRoute(shared.path)
  const isLive = () => siteIndex.isLive(match, shared.locale)
  if (isLive()) return true
  await siteIndex.settle?.()
  return isLive()
}
