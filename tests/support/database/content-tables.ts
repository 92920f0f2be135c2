import { createClient } from '@supabase/supabase-js'
import { beforeEach, expect } from 'vitest'
import { article, dentist, offerRow, otherCategory } from '../samples/examples.ts'
import { insertArticle } from './article.ts'
import { openTables } from './tables.ts'

export const tables = ['price_categories', 'price_items', 'news_articles', 'redirects'] as const
export const rowOf: Record<(typeof tables)[number], Record<string, unknown>> = {
  price_categories: {
    slug: 'noua',
    position: 20,
    title: { ro: 'Nouă', en: 'New' },
    description: { ro: 'O categorie', en: 'A category' },
  },
  price_items: {
    id: 'nou',
    category: otherCategory,
    position: 30,
    title: { ro: 'Rând nou', en: 'New row' },
    unit: 'tooth',
    kind: 'fixed',
    amount_min: 10000,
    vat: 'included',
    included: { ro: [], en: [] },
    not_included: { ro: [], en: [] },
    valid_from: '2026-11-21',
    hidden: false,
  },
  news_articles: {
    slug: 'nou',
    category: 'clinica',
    published_on: '2026-11-01',
    updated_on: '2026-11-01',
    reviewed_by: dentist.id,
    texts: { ro: text() },
    published: true,
  },
  redirects: { from_path: '/vechi', to_path: '/contact' },
}
export const keyOf = {
  price_categories: 'slug',
  price_items: 'id',
  news_articles: 'slug',
  redirects: 'from_path',
} as const
export const changeOf = {
  price_categories: { position: 1 },
  price_items: { amount_min: 1 },
  news_articles: { category: 'sfaturi' },
  redirects: { to_path: '/echipa' },
} as const

/** The tables that visitors read, with the seed something hidden in each. */
export function contentTables() {
  const open = openTables(createClient, { seeded: true })
  const { service, query } = open
  type Client = ReturnType<typeof service>
  beforeEach(() =>
    open.exec(`
      insert into public.redirects (from_path, to_path, active, note) values
        ('/oferta-veche', '/preturi', true, 'din campania de vară'), ('/oprita', '/contact', false, '');
      update public.price_items set hidden = true where id = '${offerRow}';
      ${insertArticle};
      update public.news_articles set published = false where slug = '${article}';`),
  )

  async function ids(client: Client, table: string, key: string): Promise<string[]> {
    const { data, error } = await client.from(table).select(key)
    if (error) throw new Error(error.message)
    return data.map((row) => Object.values(row).join()).sort()
  }

  async function dump(table: string): Promise<string> {
    return JSON.stringify((await query(`select * from public.${table} order by 1`)).rows)
  }

  /** The codes by which everybody who may write to the table is refused, which leaves it as it was. */
  async function refusedByAll(table: (typeof tables)[number], values: object): Promise<string> {
    const before = await dump(table)
    const codes = new Set<string>()
    // Rows come past the table only with the secret key, or through a publication.
    codes.add((await service().from(table).insert(values)).error?.code ?? 'it was taken')
    expect(await dump(table)).toBe(before)
    return [...codes].join()
  }

  return { ...open, ids, dump, refusedByAll }
}

export function text() {
  return {
    title: 'Un articol despre nimic anume',
    description: 'O descriere destul de lungă pentru a fi primită, care nu spune nimic despre nimic anume.',
    keywords: ['unu', 'doi', 'trei'],
    body: 'Un text destul de lung. '.repeat(20),
  }
}
