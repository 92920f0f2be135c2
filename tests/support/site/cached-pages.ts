import { expect } from 'vitest'
import type { Site } from './site.ts'

type Answering = Pick<Site, 'fetch'>

/** Which of these pages are answered as they were rendered before. */
export async function cachedPages(site: Answering, paths: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(paths.map((path) => site.fetch(path)))
  await Promise.all(answers.map((answer) => answer.text()))
  return paths.filter((_, at) => !/cache;desc=miss/.test(answers[at]?.headers.get('server-timing') ?? ''))
}

/** Resolves once all of them are: a page whose data came late is rendered again. */
export async function fillPageCache(site: Answering, paths: readonly string[]): Promise<void> {
  await expect.poll(() => cachedPages(site, paths), { timeout: 20_000 }).toEqual(paths)
}
