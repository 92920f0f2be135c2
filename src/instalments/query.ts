import { z } from 'zod'
import { hundredthsAsInput, parseLei, parsePercent } from './number-input.ts'
import type { PlanInput } from './plan.ts'

/** The calculator's fields as they stand in the address. */
export const queryFields = ['pret', 'avans', 'luni', 'dobanda', 'comision', 'asigurare'] as const
export type QueryField = (typeof queryFields)[number]

/** Why a field was refused; pages turn the code into a sentence. */
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

/** What an owner allows, in the units of PlanInput, and what an empty address shows. */
export type CalculatorConfig = {
  limits: { price: Bounds; months: Bounds; nominalRate: Bounds; fee: Bounds; insurancePerMonth: Bounds }
  defaults: PlanInput
}

/** `typed` is what the visitor wrote, for showing the form again. */
export type CalculatorQuery =
  | { status: 'valid'; input: PlanInput; typed: Record<QueryField, string> }
  | {
      status: 'invalid'
      problems: Partial<Record<QueryField, QueryProblem>>
      typed: Record<QueryField, string>
    }

/**
 * Prepares the reader of the calculator's address. An absent field takes its default, an emptied one is zero,
 * or `required` for price and months; fields it does not know are left alone.
 */
export function calculatorQuery(config: CalculatorConfig): (search: URLSearchParams) => CalculatorQuery {
  const schema = schemaOf(config)
  const defaults = toTyped(config.defaults)
  return function readCalculatorQuery(search) {
    const typed = typedIn(search, defaults)
    const parsed = schema.safeParse(typed)
    if (!parsed.success) return { status: 'invalid', problems: problemsOf(parsed.error), typed }
    return { status: 'valid', input: parsed.data, typed }
  }
}

/** `pret=9000&avans=0&luni=12&…`, every field: a shared address keeps its meaning when defaults change. */
export function toQuery(input: PlanInput): string {
  return new URLSearchParams(toTyped(input)).toString()
}

function schemaOf({ limits }: CalculatorConfig) {
  return z
    .object({
      pret: amount(parseLei, limits.price, 'required'),
      avans: amount(parseLei, { min: 0, max: limits.price.max }, 'zero'),
      luni: amount(parseMonths, limits.months, 'required'),
      dobanda: amount(parsePercent, limits.nominalRate, 'zero'),
      comision: amount(parseLei, limits.fee, 'zero'),
      asigurare: amount(parseLei, limits.insurancePerMonth, 'zero'),
    })
    .superRefine(({ pret, avans, comision }, context) => {
      if (avans >= pret) refuse(context, 'notBelowPrice', 'avans')
      // A fee as large as the credit has no DAE.
      else if (comision >= pret - avans) refuse(context, 'notBelowCredit', 'comision')
    })
    .transform(
      ({ pret, avans, luni, dobanda, comision, asigurare }): PlanInput => ({
        price: pret,
        deposit: avans,
        months: luni,
        nominalRate: dobanda,
        fee: comision,
        insurancePerMonth: asigurare,
      }),
    )
}

function amount(parse: (text: string) => number | null, { min, max }: Bounds, empty: 'required' | 'zero') {
  return z.string().transform((text, context) => {
    const value = text.trim() === '' && empty === 'zero' ? 0 : parse(text)
    const problem = text.trim() === '' && empty === 'required' ? 'required' : problemWith(value, min, max)
    if (problem === null && value !== null) return value
    refuse(context, problem ?? 'malformed')
    return z.NEVER
  })
}

function problemWith(value: number | null, min: number, max: number): QueryProblem | null {
  if (value === null) return 'malformed'
  if (value < min) return 'tooLow'
  return value > max ? 'tooHigh' : null
}

function refuse(context: z.RefinementCtx, problem: QueryProblem, field?: QueryField): void {
  context.addIssue({ code: 'custom', message: problem, path: field === undefined ? [] : [field] })
}

function problemsOf(error: z.ZodError): Partial<Record<QueryField, QueryProblem>> {
  const problems: Partial<Record<QueryField, QueryProblem>> = {}
  for (const issue of error.issues) {
    const field = queryFields.find((name) => name === issue.path[0])
    const problem = queryProblems.find((name) => name === issue.message)
    if (field !== undefined) problems[field] ??= problem ?? 'malformed'
  }
  return problems
}

function parseMonths(text: string): number | null {
  return /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : null
}

function typedIn(search: URLSearchParams, defaults: Record<QueryField, string>): Record<QueryField, string> {
  // Nobody types more; what is longer is not echoed into the page.
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

function toTyped(input: PlanInput): Record<QueryField, string> {
  return {
    pret: hundredthsAsInput(input.price),
    avans: hundredthsAsInput(input.deposit),
    luni: String(input.months),
    dobanda: hundredthsAsInput(input.nominalRate),
    comision: hundredthsAsInput(input.fee),
    asigurare: hundredthsAsInput(input.insurancePerMonth),
  }
}
