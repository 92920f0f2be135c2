import lighthouse from 'lighthouse'
import { openChromium } from './phone.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const port = 9_333

/** Lighthouse's scores for each page as on a phone, and the first audits that keep one below a hundred. */
export async function scorePages(site: string, paths: readonly string[]) {
  const browser = await openChromium([`--remote-debugging-port=${port}`])
  try {
    const rows = []
    for (const path of paths) rows.push(await score(site, path))
    return rows
  } finally {
    await browser.close()
  }
}

async function score(site: string, path: string) {
  const result = await lighthouse(site + path, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
    ignoreStatusCode: true,
    // The not-found page is meant to be answered with 404 and not indexed.
    skipAudits: path.endsWith('/nu-exista') ? ['http-status-code', 'is-crawlable'] : null,
  })
  if (!result) throw new Error(`Lighthouse has nothing to say about ${path}`)
  const { lhr } = result
  const scores = categories.map((each) => [each, Math.round((lhr.categories[each]?.score ?? 0) * 100)])
  const failed = Object.values(lhr.audits)
    .filter((audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary')
    .map(({ id }) => id)
  return { page: path, ...Object.fromEntries(scores), failed: failed.slice(0, 4).join(', ') }
}
