-- As before, but what is published is read once for each subject: the planner compared every version of a draft with
-- it, because it takes a call of a function for cheaper than the search for the newest version.
create or replace function public.unpublished_subjects() returns setof text
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.acting_admin();
  return query
    select newest.subject
    from (select distinct d.subject from public.drafts d) drafted
    cross join lateral (
      -- Nothing is moved past a limit.
      select d.subject, d.content from public.drafts d
      where d.subject = drafted.subject order by d.version desc limit 1
    ) newest
    where newest.content is distinct from private.published_content(newest.subject);
end
$$;

-- As before, but a list in which nothing is due is only read: it was written again, row by row, whenever an admin page
-- asked what is published.
create or replace function private.current_prices() returns jsonb
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  list jsonb := private.price_list();
  due jsonb := private.prices_on(list, private.today());
begin
  if due is distinct from list then
    perform private.apply_price_list(due);
    return private.price_list();
  end if;
  return list;
end
$$;
