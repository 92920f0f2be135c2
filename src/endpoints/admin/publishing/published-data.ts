import { untold } from '../../../database/read-rows.ts'
import type { Supabase } from '../../../database/supabase.ts'
import { readHours } from '../../../features/clinic/hours.server.ts'
import { readArticles } from '../../../features/news/read-news.ts'
import { listOn } from '../../../features/prices/on-day.ts'
import { readPrices } from '../../../features/prices/read-prices.ts'
import type { Part } from '../../../features/publishing/parts.ts'
import { readPublishedStories } from '../../../features/stories/stories.ts'
import { readTeam } from '../../../features/team/members.ts'
import { isoDateOf } from '../../../format/dates.ts'
import type { Data } from '../../../sources/data.ts'
import { withNews } from '../../../sources/with-news.ts'
import { withPrices } from '../preview/draft-data.ts'

const readLimitMs = 5_000

/** What pages are made of at this moment: this part is read from the database and not from what an isolate remembers. */
export async function publishedData(part: Part, data: Data, supabase: Supabase): Promise<Data> {
  const database = await supabase.asVisitor()
  const signal = AbortSignal.timeout(readLimitMs)
  const today = isoDateOf(new Date())
  const live = { source: 'live', asOf: today } as const
  // The reader of visitors' pages tells of rows that it leaves out.
  const leftOut = untold
  switch (part) {
    case 'prices': {
      const list = listOn(await readPrices(database, signal, leftOut, today), today)
      return withPrices(data, list.categories, { ...list, ...live })
    }
    case 'hours': {
      const hours = await readHours(database, untold, signal)
      return { ...data, hours: async () => ({ ...hours, ...live }) }
    }
    case 'team': {
      const [members, articles] = await Promise.all([
        readTeam(database, leftOut, signal),
        readArticles(database, signal, leftOut),
      ])
      // Every article names who has checked it: read together, they are one question to the database.
      return { ...withNews(data, articles, today), team: async () => ({ members, ...live }) }
    }
    case 'news':
      return withNews(data, await readArticles(database, signal, leftOut), today)
    case 'stories': {
      const stories = await readPublishedStories(database, leftOut, signal)
      return { ...data, stories: async () => ({ stories, ...live }) }
    }
    case 'redirects':
      return data
    default:
      return part satisfies never
  }
}
