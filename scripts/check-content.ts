import { staleContent } from './content/stale.ts'

/** Part of `npm run check`: what the content names that the clinic does not have, by file and line. */
const found = staleContent()
for (const { file, line, says } of found) console.error(`${file}:${line}: ${says}`)
process.exitCode = found.length === 0 ? 0 : 1
