import type { Site } from './site.ts'

/** Which of these pages are answered as they were rendered before. */
export async function keptPages(site: Pick<Site, 'fetch'>, paths: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(paths.map((path) => site.fetch(path)))
  await Promise.all(answers.map((answer) => answer.text()))
  return paths.filter((_, at) => !/cache;desc=miss/.test(answers[at]?.headers.get('server-timing') ?? ''))
}
