import { called } from '../../content/en/called.ts'
import { titled } from '../../content/titled.ts'
import type { NewsPageWords } from './ro.ts'

export const words = {
  meta: {
    title: titled('News and advice from the dentist'),
    description: `Advice on looking after your teeth and news from ${called}. Medical texts are checked by our dentists.`,
    keywords: ['dental advice', 'dental news', 'looking after teeth', 'dental treatment articles'],
  },
  title: 'News',
  lead: 'Advice, explanations and news from the clinic. Every medical article is read by a dentist before it is published.',
  filter: 'Subject',
  categories: { all: 'All', sfaturi: 'Advice', tratamente: 'Treatments', clinica: 'From the clinic' },
  count: { one: '{count} article', other: '{count} articles' },
  readingTime: { one: '{count}-minute read', other: '{count}-minute read' },
  paging: {
    label: 'Pages of the list',
    newer: 'Newer articles',
    older: 'Older articles',
    page: 'Page {page} of {pages}',
    title: '{title}, page {page}',
  },
  onlyElsewhere: { notice: 'Available only in Romanian', link: 'Read it in Romanian' },
  published: 'Published on {date}',
  updated: 'Updated on {date}',
  reviewed: 'Medically reviewed by {name}',
  prepared: 'Prepared by {name}',
  contents: 'In this article',
  empty: 'We have no articles on this subject yet.',
  lastKnown: 'We could not check the list just now. You are seeing the latest articles we know of.',
  related: 'Related articles',
  treatments: 'Related treatments',
  back: 'All news',
  medical:
    'This article informs and does not replace an examination. For your own situation, ask the dentist.',
  general:
    'This article informs and does not replace a contract, the law or professional advice. Ask us about your own situation.',
  feed: 'News by RSS',
} satisfies NewsPageWords
