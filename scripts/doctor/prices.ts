import { globSync, readFileSync } from 'node:fs'
import { createClient } from '@supabase/supabase-js'
import { clinic, modules } from '../../src/content/clinic.ts'
import { isVatCode } from '../../src/content/kind-of-clinic.ts'
import { offered } from '../../src/content/treatment-list.ts'
import { type WholeTreatment, wholeTreatments } from '../../src/content/whole-treatments.ts'
import type { Database } from '../../src/database/database-types.ts'
import { priceSnapshot } from '../../src/features/prices/snapshot.ts'
import { locales, writtenLocales } from '../../src/locale.ts'
import type { Settings } from '../../src/settings-schema.ts'
import { type Finding, fine, look, wrong } from './finding.ts'

type Row = { id: string; amount_min: number; vat: string; hidden: boolean }

/** The row of the list that texts call free. */
const firstConsultation = 'prima-consultatie'

/** Statements about prices that are not true of the published list, or of the build's list where there is no database. */
export async function checkListedPrices(supabase: Settings['supabase']): Promise<Finding[]> {
  if (supabase === null) return [...checkPrices(), ...checkTotals()]
  const client = createClient<Database>(supabase.url, supabase.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    db: { retry: false },
  })
  const { data, error } = await client.from('price_items').select('id, amount_min, vat, hidden')
  return error
    ? [wrong('prices', `cannot be read: ${error.message}`)]
    : [...checkPrices(data), ...checkTotals(data)]
}

/** Totals that lists leave out, because no row is listed of something that they count. */
export function checkTotals(
  rows: readonly Pick<Row, 'id' | 'hidden'>[] = priceSnapshot.items,
  totals: readonly WholeTreatment[] = wholeTreatments,
): Finding[] {
  const listed = new Set(rows.flatMap(({ id, hidden }) => (hidden ? [] : id)))
  return totals.flatMap(({ id, stages }) => {
    const missing = stages
      .flatMap(({ parts }) => parts.map(({ anyOf }) => anyOf))
      .filter((anyOf) => !anyOf.some((row) => listed.has(row)))
    if (missing.length === 0) return []
    const rows = missing.map((anyOf) => anyOf.join(' or ')).join(', ')
    return [
      look(
        'totals',
        `“${id}” is left out everywhere: the price list shows no row ${rows}. Name rows of the list in ` +
          'src/content/whole-treatments.ts, or take the total out',
      ),
    ]
  })
}

export function checkPrices(
  rows: readonly Row[] = priceSnapshot.items,
  cui: string = clinic.legal.cui,
): Finding[] {
  const listed = rows.filter(({ hidden }) => !hidden)
  return [...freeConsultation(listed), ...taxed(listed, cui)]
}

function freeConsultation(listed: readonly Row[]): Finding[] {
  const isFree = listed.some(({ id, amount_min }) => id === firstConsultation && amount_min === 0)
  const told = isFree ? [] : promises()
  if (told.length === 0) return []
  return [
    wrong(
      'first consultation',
      `the price list has no free row "${firstConsultation}", and texts call it free: ${told.join(', ')}`,
    ),
  ]
}

/** Prices with VAT need the tax code of a clinic that pays it. */
function taxed(listed: readonly Row[], cui: string): Finding[] {
  const ids = listed.filter(({ vat }) => vat === 'included').map(({ id }) => id)
  if (ids.length === 0 || isVatCode(cui)) return [fine('VAT', 'prices say what the tax code does')]
  return [
    wrong(
      'VAT',
      `the tax code ${cui} is of a clinic that pays none, and prices include it: ${ids.join(', ')}`,
    ),
  ]
}

const promise =
  /consult[^.?!'"`]*(?:gratuit|\bfree\b)|(?:gratuit|\bfree\b)[^.?!'"`]*consult|Prima este gratuit|The first is free/iu

/** Where texts that are shown promise it, as `file:line`. */
function promises(): string[] {
  return globSync('src/{content,features,pages}/**/*.ts')
    .filter(isShown)
    .toSorted()
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, at) => (promise.test(line) ? [`${file}:${at + 1}`] : [])),
    )
}

/** Not of a language that is not spoken, a part that is off, or a treatment that is not offered. */
function isShown(file: string): boolean {
  const names = file.replace(/\.ts$/, '').split('/').slice(2)
  const isUnspoken = writtenLocales.some((each) => names.includes(each) && !locales.includes(each))
  const isOff = Object.entries(modules).some(([part, on]) => !on && names.includes(part))
  const [, treatment] = /^src\/content\/treatments\/(\w+)\//.exec(file) ?? []
  const isGone = treatment !== undefined && !Object.hasOwn(offered, treatment)
  return !isUnspoken && !isOff && !isGone
}
