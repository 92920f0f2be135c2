-- An old address may be told from others of its path by its query: /?p=123, /articol?id=5. A row without one holds for whatever
-- follows the path, unless a row names it. Nobody sees the marks that nobody can type.
alter table public.redirects
  drop constraint if exists redirects_from_path,
  add constraint redirects_from_path check (coalesce(
    length(from_path) between 2 and 300
    and from_path ~ ('^((/[^/?#%\\[:space:][:cntrl:]]+)+|/(?=[?]))'
      '([?][^?#%\\[:space:][:cntrl:]&=]+=[^?#%\\[:space:][:cntrl:]&=]*'
      '(&[^?#%\\[:space:][:cntrl:]&=]+=[^?#%\\[:space:][:cntrl:]&=]*)*)?$')
    and from_path = private.readable(from_path)
    and from_path !~ '[A-ZĂÂÎȘȚ]'
    and from_path !~ '(^|/)\.\.?(/|[?]|$)'
    and from_path !~ '^/(ro|api|assets|admin|_data)(/|[?]|$)', false)) not valid;
