import { hundredthsAsInput, parseLei, parsePercent } from '../../format/number-input.ts'
import type { DecimalMark } from '../../format/numbers.ts'
import type { PlanInput } from './plan.ts'

/** The calculator's fields in the query. */
export const queryFields = ['pret', 'avans', 'luni', 'dobanda', 'comision', 'asigurare'] as const
export type QueryField = (typeof queryFields)[number]

/** Why a field was refused; pages map the code to a sentence. */
export const queryProblems = [
  'required',
  'malformed',
  'tooLow',
  'tooHigh',
  'notBelowPrice',
  'notBelowCredit',
] as const
export type QueryProblem = (typeof queryProblems)[number]

type Bounds = { min: number; max: number }

/** The owner's limits, in the units of PlanInput, and the defaults of an empty query. */
export type CalculatorConfig = {
  limits: { price: Bounds; months: Bounds; nominalRate: Bounds; fee: Bounds; insurancePerMonth: Bounds }
  defaults: PlanInput
}

/** `typed` is shown in the form again: the visitor's input, valid amounts formatted in the language. */
export type CalculatorQuery =
  | { status: 'valid'; input: PlanInput; typed: Record<QueryField, string> }
  | {
      status: 'invalid'
      problems: Partial<Record<QueryField, QueryProblem>>
      typed: Record<QueryField, string>
    }

/**
 * Creates the reader of the calculator's query. An absent field takes its default, an emptied one is zero, or
 * `required` for price and months; unknown fields are ignored. With a decimal mark, amounts are formatted in the
 * language. The browser runs the same code, so there is no schema library in it.
 */
export function calculatorQuery(
  config: CalculatorConfig,
  mark?: DecimalMark,
): (search: URLSearchParams) => CalculatorQuery {
  const defaults = toTyped(config.defaults, mark)
  return function readCalculatorQuery(search) {
    const typed = typedIn(search, defaults)
    const { input, problems } = readTyped(typed, config)
    return Object.keys(problems).length === 0
      ? { status: 'valid', input, typed: mark === undefined ? typed : toTyped(input, mark) }
      : { status: 'invalid', problems, typed }
  }
}

/** `pret=9000&avans=0&luni=12&…`, every field: a shared address keeps its meaning when defaults change. */
export function toQuery(input: PlanInput): string {
  return new URLSearchParams(toTyped(input)).toString()
}

function readTyped(typed: Record<QueryField, string>, { limits }: CalculatorConfig) {
  const problems: Partial<Record<QueryField, QueryProblem>> = {}
  // Only valid fields are compared with each other.
  function read(
    field: QueryField,
    parse: (text: string) => number | null,
    { min, max }: Bounds,
    ifEmpty: number | null,
  ) {
    const text = typed[field].trim()
    const value = text === '' ? ifEmpty : parse(text)
    const problem = text === '' && ifEmpty === null ? 'required' : problemWith(value, min, max)
    if (problem !== null) problems[field] = problem
    return problem === null && value !== null ? value : Number.NaN
  }
  const input: PlanInput = {
    price: read('pret', parseLei, limits.price, null),
    deposit: read('avans', parseLei, { min: 0, max: limits.price.max }, 0),
    months: read('luni', parseMonths, limits.months, null),
    nominalRate: read('dobanda', parsePercent, limits.nominalRate, 0),
    fee: read('comision', parseLei, limits.fee, 0),
    insurancePerMonth: read('asigurare', parseLei, limits.insurancePerMonth, 0),
  }
  if (input.deposit >= input.price) problems.avans = 'notBelowPrice'
  // A fee as large as the credit has no DAE.
  else if (input.fee >= input.price - input.deposit) problems.comision = 'notBelowCredit'
  return { input, problems }
}

function problemWith(value: number | null, min: number, max: number): QueryProblem | null {
  if (value === null) return 'malformed'
  if (value < min) return 'tooLow'
  return value > max ? 'tooHigh' : null
}

function parseMonths(text: string): number | null {
  return /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : null
}

function typedIn(search: URLSearchParams, defaults: Record<QueryField, string>): Record<QueryField, string> {
  // Nobody types more; longer input is not echoed into the page.
  const typed = (field: QueryField) => search.get(field)?.slice(0, 40) ?? defaults[field]
  return {
    pret: typed('pret'),
    avans: typed('avans'),
    luni: typed('luni'),
    dobanda: typed('dobanda'),
    comision: typed('comision'),
    asigurare: typed('asigurare'),
  }
}

function toTyped(input: PlanInput, mark?: DecimalMark): Record<QueryField, string> {
  return {
    pret: hundredthsAsInput(input.price, mark),
    avans: hundredthsAsInput(input.deposit, mark),
    luni: String(input.months),
    dobanda: hundredthsAsInput(input.nominalRate, mark),
    comision: hundredthsAsInput(input.fee, mark),
    asigurare: hundredthsAsInput(input.insurancePerMonth, mark),
  }
}
