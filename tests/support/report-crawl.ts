import { writeFileSync } from 'node:fs'
import { crawl } from './crawl.ts'
import { startSite } from './site.ts'

// Crawls the built site of the folder it is run in and writes what was found into the file it is given.
const site = await startSite()
try {
  const pages = await crawl(site.url)
  const sitemap = await (await site.fetch('/sitemap.xml')).text()
  const errors = site.logs().filter(({ level }) => level === 'error')
  writeFileSync(process.argv[2] ?? '', JSON.stringify({ pages, sitemap, errors }))
} finally {
  await site.close()
}
