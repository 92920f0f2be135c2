-- Photographs in the text of an article: a Markdown image whose address is `<name>-<width>x<height>` of a stored one.
-- Visitors get no article with a photograph that is not kept, that a patient agrees to no more, or that says nothing
-- to those who do not see it. What keeps a photograph from being tidied away reads drafts and publications already.

create or replace function private.check_article_pictures() returns trigger
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  body text;
begin
  if not new.published then
    return new;
  end if;
  foreach body in array array[new.ro ->> 'body', new.en ->> 'body'] loop
    if exists (
      select from regexp_matches(body, '([0-9a-f]{32})-([0-9]{1,4})x([0-9]{1,5})', 'g') m(parts)
      where not exists (
          select from public.pictures p
          where p.name = parts[1] and p.width = parts[2]::integer and p.height = parts[3]::integer)
        or public.is_withheld_picture(parts[1])) then
      raise exception 'a photograph of the article is not kept: constraint "news_articles_pictures"'
        using errcode = '23514', constraint = 'news_articles_pictures';
    end if;
    if body ~ '!\[\s*\]\(\s*<?[0-9a-f]{32}-' then
      raise exception 'a photograph of the article says nothing: constraint "news_articles_picture_words"'
        using errcode = '23514', constraint = 'news_articles_picture_words';
    end if;
  end loop;
  return new;
end
$$;

revoke all on function private.check_article_pictures() from public, anon, authenticated, service_role;

drop trigger if exists news_articles_pictures on public.news_articles;
create trigger news_articles_pictures before insert or update of ro, en, published on public.news_articles
  for each row execute function private.check_article_pictures();
