import { article, dentist } from '../samples/examples.ts'

const text = {
  title: 'Un articol despre nimic anume',
  description: 'O descriere destul de lungă pentru a fi primită, care nu spune nimic despre nimic anume.',
  keywords: ['unu', 'doi', 'trei'],
  body: 'Un text destul de lung. '.repeat(20),
}
const texts = JSON.stringify({ ro: text, en: text })

/** Adds the article of the examples where a clinic has published none. */
export const insertArticle = `insert into public.news_articles
  (slug, category, published_on, updated_on, reviewed_by, texts, published)
  values ('${article}', 'clinica', '2026-01-01', '2026-01-01', '${dentist.id}', '${texts}', true)
  on conflict do nothing`
