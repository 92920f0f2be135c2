-- Everything is closed until a grant opens it. Hosted projects open every new table, sequence and function of the
-- schema public to their API keys, and PostgreSQL opens every new function to everybody.

-- The API does not see this schema.
create schema private;
grant usage on schema private to anon, authenticated, service_role;

alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

-- Row policies call auth.uid(). Hosted projects have granted this already, and let nobody grant it again.
do $$
begin
  grant usage on schema auth to anon, authenticated, service_role;
exception when insufficient_privilege then
  raise notice 'usage on schema auth is left as the platform has set it';
end
$$;
