import { draftNotices, pageNotices, told } from '../notices.ts'

/** Of the list of articles. */
export const newsNotices = pageNotices({ sters: ({ adminNews }) => told(adminNews.notices.dropped) })

/** Of the page of an article. */
export const articleNotices = draftNotices({
  inceput: ({ adminNews }) => told(adminNews.notices.written),
  publicat: ({ adminNews }) => told(adminNews.notices.published),
  retras: ({ adminNews }) => told(adminNews.notices.withdrawn),
  mutat: ({ adminNews }) => told(adminNews.notices.renamed),
  neschimbat: ({ adminNews }) => told(adminNews.notices.sameAddress),
  fotografie: ({ adminNews }) => told(adminNews.pictures.added),
})
