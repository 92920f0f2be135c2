import { writeFileSync } from 'node:fs'
import { type Database, openEmbeddedSupabase } from '../embedded-supabase.ts'

type Column = {
  table: string
  column: string
  type: string
  nullable: boolean
  optional: boolean
  generated: boolean
}
type Relation = { table: string; name: string; columns: string[]; target: string; target_columns: string[] }
type Value = { name: string; type: string }
/** `columns`: of a function that returns a table. */
type Routine = {
  name: string
  arguments: Value[] | null
  columns: Value[] | null
  returns: string
  set: boolean
}

/** `src/database/database-types.ts`: what the tables and functions of the API look like, read from their own catalog. */
export async function databaseTypes(sql: Database): Promise<string> {
  const [columns, relations, routines] = await Promise.all([
    sql.query<Column>(columnsQuery),
    sql.query<Relation>(relationsQuery),
    sql.query<Routine>(routinesQuery),
  ])
  const tables = Object.entries(Object.groupBy(columns.rows, ({ table }) => table))
  return [
    '// biome-ignore-all format: made by `npm run db:types` from the migrations, change those',
    '',
    'type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]',
    '',
    'export type Database = {',
    '  public: {',
    '    Tables: {',
    ...tables.map(([name, own]) =>
      tableType(
        name,
        own ?? [],
        relations.rows.filter(({ table }) => table === name),
      ),
    ),
    '    }',
    '    Views: Record<never, never>',
    '    Functions: {',
    ...routines.rows.map(functionType),
    '    }',
    '  }',
    '}',
    '',
  ].join('\n')
}

function tableType(name: string, columns: readonly Column[], relations: readonly Relation[]): string {
  const row = columns.map((each) => `          ${each.column}: ${typeOf(each)}`)
  const insert = columns.map((each) =>
    each.generated
      ? `          ${each.column}?: never`
      : `          ${each.column}${each.optional ? '?' : ''}: ${typeOf(each)}`,
  )
  const update = columns.map(
    (each) => `          ${each.column}?: ${each.generated ? 'never' : typeOf(each)}`,
  )
  return [
    `      ${name}: {`,
    `        Row: {\n${row.join('\n')}\n        }`,
    `        Insert: {\n${insert.join('\n')}\n        }`,
    `        Update: {\n${update.join('\n')}\n        }`,
    relations.length === 0
      ? '        Relationships: []'
      : `        Relationships: [\n${relations.map(relationType).join('\n')}\n        ]`,
    '      }',
  ].join('\n')
}

function typeOf({ type, nullable }: Pick<Column, 'type' | 'nullable'>): string {
  return typescriptType(type) + (nullable ? ' | null' : '')
}

function relationType({ name, columns, target, target_columns }: Relation): string {
  return [
    '          {',
    `            foreignKeyName: '${name}'`,
    `            columns: [${columns.map((column) => `'${column}'`).join(', ')}]`,
    '            isOneToOne: false',
    `            referencedRelation: '${target}'`,
    `            referencedColumns: [${target_columns.map((column) => `'${column}'`).join(', ')}]`,
    '          },',
  ].join('\n')
}

function functionType({ name, arguments: given, columns, returns, set }: Routine): string {
  const result = columns ? objectType(columns) : typescriptType(returns)
  return `      ${name}: { Args: ${objectType(given ?? [])}; Returns: ${result}${set ? '[]' : ''} }`
}

function objectType(values: readonly Value[]): string {
  if (values.length === 0) return 'Record<never, never>'
  return `{ ${values.map(({ name, type }) => `${name}: ${typescriptType(type)}`).join('; ')} }`
}

/** As the API's JSON carries them. */
function typescriptType(type: string): string {
  if (type.endsWith('[]')) return `${typescriptType(type.slice(0, -2))}[]`
  if (['integer', 'bigint', 'smallint', 'numeric', 'double precision', 'real'].includes(type)) return 'number'
  if (type === 'boolean') return 'boolean'
  if (type === 'json' || type === 'jsonb' || type === 'record') return 'Json'
  return type === 'void' ? 'undefined' : 'string'
}

const columnsQuery = `
  select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type, not a.attnotnull as nullable,
    (not a.attnotnull or a.atthasdef or a.attidentity <> '') as optional, a.attgenerated <> '' as generated
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`

const relationsQuery = `
  select k.conrelid::regclass::text as table, k.conname as name, t.relname as target,
    array(select a.attname::text from unnest(k.conkey) with ordinality u(n, i)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.n order by u.i) as columns,
    array(select a.attname::text from unnest(k.confkey) with ordinality u(n, i)
      join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.n order by u.i) as target_columns
  from pg_constraint k join pg_class t on t.oid = k.confrelid
  where k.contype = 'f' and k.connamespace = 'public'::regnamespace and t.relnamespace = 'public'::regnamespace
  order by 1, 2`

const routinesQuery = `
  select p.proname as name, format_type(p.prorettype, null) as returns, p.proretset as set,
    (select jsonb_agg(jsonb_build_object('name', p.proargnames[i], 'type', format_type(p.proargtypes[i - 1], null))
      order by i) from generate_series(1, p.pronargs) i) as arguments,
    (select jsonb_agg(jsonb_build_object('name', p.proargnames[i], 'type', format_type(p.proallargtypes[i], null))
      order by i) from generate_series(1, cardinality(p.proargmodes)) i where p.proargmodes[i] = 't') as columns
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by p.proname`

if (import.meta.main) {
  const db = await openEmbeddedSupabase({ migrations: 'supabase/migrations' })
  writeFileSync('src/database/database-types.ts', await databaseTypes(db.sql))
  await db.close()
}
