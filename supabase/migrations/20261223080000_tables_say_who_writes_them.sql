-- The tables that had no comment: who writes them, and when their rows go.
comment on table public.price_categories is
  'The categories of the price list. Written by publications and with the secret key; a row goes when a publication is without it.';
comment on table public.price_items is
  'The price list. Written by publications and with the secret key; a row goes when a publication is without it.';
comment on table public.news_articles is
  'Articles, in the languages they have. Written by publications and with the secret key.';
comment on table public.redirects is
  'The owner''s old addresses. Written by publications, by admins and with the secret key; a row goes when a publication is without it.';
