import type { SqlSession } from './postgres.ts'

/** What is in a database and what it says: `column public.redirects.note` → `text not null default ''::text`. */
export type Catalog = ReadonlyMap<string, string>

/** Whatever the site has in the schemas `public` and `private`, and the rows that are there from the beginning. */
export async function catalogOf(session: Pick<SqlSession, 'rows'>): Promise<Catalog> {
  const found = new Map<string, string>()
  for (const query of queries) {
    for (const row of await session.rows(query)) {
      const { what, says } = entryOf(row)
      if (found.has(what)) throw new Error(`The catalog has two entries for ${what}.`)
      found.set(what, says)
    }
  }
  return found
}

/** One line for each entry that the two do not share: what it is, what each of them says. */
export function catalogDifferences(schemas: Catalog, migrations: Catalog): string[] {
  const all = [...new Set([...schemas.keys(), ...migrations.keys()])].sort()
  return all.flatMap((what) => {
    const [declared, made] = [schemas.get(what), migrations.get(what)]
    if (declared === made) return []
    return [`${what}\n  schemas:    ${declared ?? 'missing'}\n  migrations: ${made ?? 'missing'}`]
  })
}

function entryOf(row: unknown): { what: string; says: string } {
  if (typeof row === 'object' && row !== null && 'what' in row && 'says' in row)
    return { what: String(row.what), says: String(row.says) }
  throw new Error('A query of the catalog has other columns than "what" and "says".')
}

const ours = `('public'::regnamespace, 'private'::regnamespace)`
const extended = (oid: string) =>
  `exists (select from pg_depend x where x.objid = ${oid} and x.deptype = 'e')`
const owned = (column: string) => `'owned by ' || ${column}::regrole`
/** Without a grant an object has the rights that its kind begins with. The order of grants says nothing. */
const granted = (acl: string, kind: string, owner: string) =>
  `(select string_agg(g::text, ' ' order by g::text) from unnest(coalesce(${acl}, acldefault('${kind}', ${owner}))) g)`
const kinds = `case c.relkind when 'r' then 'table' when 'p' then 'table' when 'v' then 'view'
  when 'm' then 'view' when 'S' then 'sequence' else 'relation' end`

const queries = [
  `select 'extension ' || e.extname as what, 'in ' || e.extnamespace::regnamespace as says
    from pg_extension e where e.extname <> 'plpgsql'`,

  `select 'schema ' || n.nspname as what, concat_ws(', ', ${owned('n.nspowner')}, ${granted('n.nspacl', 'n', 'n.nspowner')}) as says
    from pg_namespace n where n.oid in ${ours}`,

  `select concat('default rights on ', d.defaclobjtype, ' of ') || d.defaclrole::regrole || ' in '
      || coalesce(nullif(d.defaclnamespace, 0)::regnamespace::text, 'every schema') as what,
    ${granted('d.defaclacl', 'r', 'd.defaclrole')} as says
    from pg_default_acl d`,

  `select ${kinds} || ' ' || c.oid::regclass as what,
    concat_ws(', ', ${owned('c.relowner')}, case c.relkind when 'S' then ${granted('c.relacl', 's', 'c.relowner')} else ${granted('c.relacl', 'r', 'c.relowner')} end, concat('persistence ', c.relpersistence),
      case when c.relrowsecurity then 'row-level security' end, case when c.relforcerowsecurity then 'forced' end,
      c.reloptions::text, case when c.relkind in ('v', 'm') then pg_get_viewdef(c.oid) end,
      (select concat_ws(' ', format_type(s.seqtypid, null), s.seqstart, s.seqincrement, s.seqmin, s.seqmax, s.seqcycle)
        from pg_sequence s where s.seqrelid = c.oid)) as says
    from pg_class c where c.relnamespace in ${ours} and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f') and not ${extended('c.oid')}`,

  `select 'column ' || c.oid::regclass || '.' || a.attname as what,
    concat_ws(' ', format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end,
      case a.attgenerated when 's' then 'generated' else case when a.atthasdef then 'default' end end,
      pg_get_expr(d.adbin, d.adrelid), case when a.attidentity <> '' then concat('identity ', a.attidentity) end,
      case when a.attcollation <> t.typcollation then a.attcollation::regcollation::text end, ${granted('a.attacl', 'c', 'c.relowner')}) as says
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relnamespace in ${ours} and c.relkind in ('r', 'p', 'v', 'm', 'f', 'c') and a.attnum > 0 and not a.attisdropped
      and not ${extended('c.oid')}`,

  `select 'constraint ' || k.conname || ' of '
      || case when k.conrelid <> 0 then k.conrelid::regclass::text else k.contypid::regtype::text end as what,
    concat_ws(' ', pg_get_constraintdef(k.oid), case when not k.convalidated then 'unchecked' end) as says
    from pg_constraint k where k.connamespace in ${ours} and k.contype <> 'n'`,

  `select 'index ' || i.indexrelid::regclass as what, pg_get_indexdef(i.indexrelid) as says
    from pg_index i join pg_class c on c.oid = i.indexrelid where c.relnamespace in ${ours}`,

  `select 'function ' || p.oid::regprocedure as what,
    concat_ws(', ', ${owned('p.proowner')}, ${granted('p.proacl', 'f', 'p.proowner')}, pg_get_functiondef(p.oid)) as says
    from pg_proc p where p.pronamespace in ${ours} and p.prokind in ('f', 'p') and not ${extended('p.oid')}`,

  `select 'policy ' || p.polname || ' of ' || p.polrelid::regclass as what,
    concat_ws(' ', 'for', p.polcmd, 'to', (select string_agg(r::regrole::text, ', ' order by r::regrole::text) from unnest(p.polroles) r),
      case when not p.polpermissive then 'restrictive' end, 'using', pg_get_expr(p.polqual, p.polrelid),
      'with check', pg_get_expr(p.polwithcheck, p.polrelid)) as says
    from pg_policy p join pg_class c on c.oid = p.polrelid where c.relnamespace in ${ours}`,

  `select 'trigger ' || t.tgname || ' of ' || t.tgrelid::regclass as what,
    concat(pg_get_triggerdef(t.oid), ' ', t.tgenabled) as says
    from pg_trigger t join pg_class c on c.oid = t.tgrelid where not t.tgisinternal and c.relnamespace in ${ours}`,

  // Those of tables and arrays say nothing that the tables do not.
  `select 'type ' || t.oid::regtype as what,
    concat_ws(', ', ${owned('t.typowner')}, ${granted('t.typacl', 'T', 't.typowner')}, t.typtype::text, format_type(nullif(t.typbasetype, 0), t.typtypmod),
      case when t.typnotnull then 'not null' end, t.typdefault,
      (select string_agg(e.enumlabel, ' ' order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid)) as says
    from pg_type t left join pg_class c on c.oid = t.typrelid
    where t.typnamespace in ${ours} and t.typelem = 0 and coalesce(c.relkind = 'c', true) and not ${extended('t.oid')}`,

  `select 'comment on ' || pg_describe_object(d.classoid, d.objoid, d.objsubid) as what, d.description as says
    from pg_description d, lateral pg_identify_object(d.classoid, d.objoid, d.objsubid) o
    where o.schema in ('public', 'private') or o.identity in ('private')
      or (o.type in ('policy', 'trigger', 'table constraint') and o.identity ~ '(public|private)[.]')`,

  `select 'rows of ' || c.oid::regclass as what,
    query_to_xml(format('select to_jsonb(t) as row from %s t order by 1', c.oid::regclass), true, false, '')::text as says
    from pg_class c where c.relkind = 'r' and c.relnamespace in ${ours} and not ${extended('c.oid')}`,
]
