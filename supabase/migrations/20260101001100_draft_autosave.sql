-- The form of prices saves by itself while somebody types. Those saves are versions like any other, but undoing one
-- at a time would take a person back by letters: they may name the version that undoing leads to, as undoing does.

alter table public.price_drafts drop constraint if exists price_drafts_step;
alter table public.price_drafts add constraint price_drafts_step check (coalesce(
  step in ('start', 'edit', 'autosave', 'scenario', 'import', 'undo', 'rollback', 'discard'), false));

-- The next version of the draft: its number, or null when the draft is not at the version that was seen any more.
-- `new_undo_to` counts for the steps 'undo' and 'autosave'. With 0 there is nothing left to undo after 'undo', and
-- 'autosave' is a step of its own.
create or replace function public.save_price_draft(
  seen_version integer, new_content jsonb, new_step text, new_undo_to integer default 0
) returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.begin_price_change();
  current_version integer := coalesce((select max(d.version) from public.price_drafts d), 0);
begin
  if seen_version is distinct from current_version then
    return null;
  end if;
  if current_version = 0 then
    insert into public.price_drafts (version, content, step, saved_by, saved_by_email)
    values (1, private.price_list(), 'start', (select auth.uid()), author);
    current_version := 1;
  end if;
  insert into public.price_drafts (version, content, undo_to, step, saved_by, saved_by_email)
  values (current_version + 1, new_content,
    case new_step
      when 'undo' then nullif(new_undo_to, 0)
      when 'autosave' then coalesce(nullif(new_undo_to, 0), current_version)
      else current_version
    end,
    new_step, (select auth.uid()), author);
  delete from public.price_drafts d where d.version < current_version - 400;
  return current_version + 1;
end
$$;
