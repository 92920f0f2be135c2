import { describe, expect, test } from 'vitest'
import { modules } from '../../../src/content/clinic.ts'
import { annuity, monthlyInterest } from '../../../src/features/instalments/annuity.ts'
import { dae, daePercent } from '../../../src/features/instalments/dae.ts'
import { words as instalments } from '../../../src/features/instalments/en.ts'
import { monthlyInstalment } from '../../../src/features/instalments/monthly-instalment.ts'
import { daeOfEqualPayments, type PlanInput, plan } from '../../../src/features/instalments/plan.ts'
import { type CalculatorConfig, calculatorQuery, toQuery } from '../../../src/features/instalments/query.ts'
import { words as prices } from '../../../src/features/prices/en.ts'
import { hundredthsAsInput, parseLei, parsePercent } from '../../../src/format/number-input.ts'
import { some } from '../../support/some.ts'
import vectors from './dae-vectors.json' with { type: 'json' }

describe('the DAE', () => {
  test.each(some(vectors))('$id, $source: $dae_percent', ({ drawdowns, payments, dae_percent }) => {
    const rate = dae(drawdowns.map(flow), payments.map(flow))
    const digits = String(dae_percent).split('.')[1]?.length ?? 0
    expect(rate).not.toBeNull()
    expect(daePercent(rate ?? Number.NaN, Math.max(digits, 1))).toBe(dae_percent)
  })

  test('a following 5 rounds up', () => {
    expect(daePercent(0.12345, 2)).toBe(12.35)
    expect(daePercent(0.123449, 2)).toBe(12.34)
    expect(daePercent(0.10005, 2)).toBe(10.01)
    expect(daePercent(0.1955, 1)).toBe(19.6)
  })

  test('instalments dearer than the cash price are not free', () => {
    expect(daePercent(daeOfEqualPayments(900_000, 82_500, 12) ?? 0, 2)).toBe(19.53)
    expect(daePercent(daeOfEqualPayments(900_000, 75_000, 12) ?? 1, 4)).toBe(0)
  })

  test('instalments cheaper than the cash price have a negative rate', () => {
    expect(daeOfEqualPayments(900_000, 70_000, 12)).toBeLessThan(0)
  })

  test('charges that swallow the credit have none', () => {
    expect(
      dae(
        [{ amount: 100, t: 0 }],
        [
          { amount: 100, t: 0 },
          { amount: 10, t: 1 },
        ],
      ),
    ).toBeNull()
    expect(dae([{ amount: 100, t: 0 }], [])).toBeNull()
  })

  test('a rate of thousands of per cent is still found', () => {
    const rate = dae([{ amount: 100, t: 0 }], [{ amount: 150, t: 1 / 12 }])
    expect(rate).toBeCloseTo(1.5 ** 12 - 1, 6)
  })
})

describe('a plan', () => {
  test('the representative example: 12.000 lei, 9,90 %, 24 months, 150 lei at signing', () => {
    const example = plan({ ...empty, price: 1_200_000, months: 24, nominalRate: 990, fee: 15_000 })
    expect(example.instalment).toBe(55_319)
    expect(daePercent(example.dae ?? 0, 2)).toBe(11.75)
    expect(example.totalPayable).toBe(example.financed + example.totalCost)
    expect(example.rows).toHaveLength(24)
  })

  test('insurance is paid monthly and counts in the DAE', () => {
    const bare = plan({ ...empty, price: 900_000, months: 12, nominalRate: 990 })
    const insured = plan({ ...empty, price: 900_000, months: 12, nominalRate: 990, insurancePerMonth: 1_000 })
    expect(insured.monthlyPayment).toBe(bare.instalment + 1_000)
    expect(insured.totalCost).toBe(bare.totalCost + 12_000)
    expect(insured.dae).toBeGreaterThan(bare.dae ?? Number.POSITIVE_INFINITY)
  })

  test('the last instalment absorbs the rest', () => {
    const thirds = plan({ ...empty, price: 10_000, months: 3 })
    expect(thirds.rows.map((row) => row.payment)).toEqual([3_333, 3_333, 3_334])
    expect(thirds.rows.at(-1)?.balance).toBe(0)
  })

  test('a plan without interest or charges costs nothing', () => {
    const free = plan({ ...empty, price: 900_000, months: 12 })
    expect([free.totalCost, free.totalPayable, daePercent(free.dae ?? 1, 2)]).toEqual([0, 900_000, 0])
  })

  test('books balance for every duration, rate and odd amount', () => {
    for (let months = 1; months <= 60; months += 1) {
      for (const nominalRate of [0, 1, 990, 1_999, 4_800]) {
        for (const price of [101, 99_999, 1_234_567, 100_000_000]) {
          balances({ price, deposit: 100, months, nominalRate, fee: 0, insurancePerMonth: 0 })
        }
      }
    }
  })

  test('a balloon does not hide in the last instalment', () => {
    for (let months = 2; months <= 60; months += 1) {
      const { instalment, rows } = plan({ ...empty, price: 1_234_567, months, nominalRate: 990 })
      expect(Math.abs((rows.at(-1)?.payment ?? 0) - instalment)).toBeLessThanOrEqual(months)
    }
  })

  test('impossible input is thrown back', () => {
    const sound: PlanInput = { ...empty, price: 900_000, months: 12 }
    for (const wrong of [
      { months: 0 },
      { months: 1.5 },
      { price: 0 },
      { deposit: 900_000 },
      { fee: -1 },
      { price: 0.5 },
    ]) {
      expect(() => plan({ ...sound, ...wrong })).toThrow(RangeError)
    }
  })

  test('half a ban rounds up', () => {
    expect(annuity(101, 0, 2)).toBe(51)
    expect(monthlyInterest(60_000, 10)).toBe(5)
    expect(monthlyInterest(66_000, 10)).toBe(6)
    expect(monthlyInterest(65_999, 10)).toBe(5)
  })
})

describe('the calculator’s address', () => {
  const config: CalculatorConfig = {
    limits: {
      price: { min: 50_000, max: 10_000_000 },
      months: { min: 3, max: 60 },
      nominalRate: { min: 0, max: 4_800 },
      fee: { min: 0, max: 500_000 },
      insurancePerMonth: { min: 0, max: 50_000 },
    },
    defaults: { price: 900_000, deposit: 0, months: 12, nominalRate: 990, fee: 15_000, insurancePerMonth: 0 },
  }
  const query = calculatorQuery(config)
  const read = (search: string) => query(new URLSearchParams(search))

  test('an empty address shows the defaults', () => {
    expect(read('')).toMatchObject({ status: 'valid', input: config.defaults })
    expect(read('utm_source=x')).toMatchObject({ status: 'valid', input: config.defaults })
  })

  test('an address written by us is read back exactly', () => {
    const inputs: PlanInput[] = [
      config.defaults,
      { price: 1_234_567, deposit: 100_001, months: 60, nominalRate: 1, fee: 0, insurancePerMonth: 999 },
    ]
    for (const input of inputs) expect(read(toQuery(input))).toMatchObject({ status: 'valid', input })
    expect(toQuery(config.defaults)).toBe('pret=9000&avans=0&luni=12&dobanda=9.90&comision=150&asigurare=0')
  })

  test('each wrong field has its own reason and everything typed is kept', () => {
    const result = read('pret=mult&avans=-5&luni=2&dobanda=99&comision=&asigurare=1e9')
    expect(result).toEqual({
      status: 'invalid',
      problems: {
        pret: 'malformed',
        avans: 'malformed',
        luni: 'tooLow',
        dobanda: 'tooHigh',
        asigurare: 'malformed',
      },
      typed: { pret: 'mult', avans: '-5', luni: '2', dobanda: '99', comision: '', asigurare: '1e9' },
    })
  })

  test('an emptied charge is zero, an emptied price is asked for', () => {
    expect(read('comision=&dobanda=&avans=&asigurare=')).toMatchObject({ input: { fee: 0, nominalRate: 0 } })
    expect(read('pret=&luni=')).toMatchObject({ problems: { pret: 'required', luni: 'required' } })
  })

  test('a deposit or a fee leaves something to finance', () => {
    expect(read('pret=5000&avans=5000')).toMatchObject({ problems: { avans: 'notBelowPrice' } })
    expect(read('pret=5000&avans=4900&comision=100')).toMatchObject({
      problems: { comision: 'notBelowCredit' },
    })
  })

  test('fractional or signed months are no months', () => {
    for (const luni of ['12.5', '-12', '0x10', '12 luni', '99999']) {
      expect(read(`luni=${luni}`)).toMatchObject({ problems: { luni: 'malformed' } })
    }
  })

  test('every valid address gives a plan with a DAE', () => {
    for (const search of ['pret=500&avans=499.99&comision=0&luni=60', 'luni=3&dobanda=48&comision=5000']) {
      const result = read(search)
      expect(result.status).toBe('valid')
      if (result.status === 'valid') expect(plan(result.input).dae).not.toBeNull()
    }
  })
})

test('amounts are read as people type them', () => {
  const typed: [string, number | null][] = [
    ['9000', 900_000],
    ['9.000', 900_000],
    ['9,000', 900_000],
    ['9 000,50', 900_050],
    ['9.000,50 lei', 900_050],
    ['9,000.50', 900_050],
    ['9000.5', 900_050],
    ['19.99', 1_999],
    ['1.234.567', 123_456_700],
    ['9.00.0', null],
    ['9.0000', null],
    ['-1', null],
    ['1e3', null],
    ['', null],
    ['lei', null],
    ['9'.repeat(20), null],
  ]
  for (const [text, bani] of typed) expect(parseLei(text), text).toBe(bani)
  expect(['9,9', '9.90 %', '9,9 % ', '0', '9.999'].map(parsePercent)).toEqual([990, 990, 990, 0, null])
  expect([' 9000 lei ', '9000\u00a0LEI'].map(parseLei)).toEqual([900_000, 900_000])
  const written = [900_000, 900_050, 990, 5].map((value) => hundredthsAsInput(value))
  expect(written).toEqual(['9000', '9000.50', '9.90', '0.05'])
  expect(hundredthsAsInput(990, ',')).toBe('9,90')
  expect(hundredthsAsInput(123_456_700, ',')).toBe('1.234.567')
  expect(hundredthsAsInput(1_200_050, '.')).toBe('12,000.50')
  expect(parsePercent(hundredthsAsInput(990, ','))).toBe(990)
})

const empty = { deposit: 0, nominalRate: 0, fee: 0, insurancePerMonth: 0 } as const

function flow({ amount, t }: { amount: number; t: string }) {
  const [years, parts = '1'] = t.split('/')
  return { amount, t: Number(years) / Number(parts) }
}

function balances(input: PlanInput): void {
  const { financed, rows, totalInterest, totalPayable } = plan(input)
  const label = JSON.stringify(input)
  expect(total(rows.map((row) => row.principal)), label).toBe(financed)
  expect(total(rows.map((row) => row.payment)), label).toBe(totalPayable)
  expect(total(rows.map((row) => row.interest)), label).toBe(totalInterest)
  for (const row of some(rows)) {
    const amounts = [row.principal, row.interest, row.payment, row.balance]
    if (!amounts.every((value) => Number.isSafeInteger(value) && value >= 0))
      throw new Error(`${label}: ${JSON.stringify(row)}`)
  }
}

function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

describe('the instalment under a total', () => {
  const terms = { months: 24, nominalRate: 990, fee: 15_000, insurancePerMonth: 0 }
  const texts = { ...instalments, amounts: prices.amounts }
  const range = { kind: 'range', amount_min: 560_000, amount_max: 810_000 } as const

  test.skipIf(!modules.instalments)(
    'goes from the lower end to the upper, and its example is of the upper',
    () => {
      const instalment = monthlyInstalment(range, terms, texts, 'en')
      const [low, high] = [560_000, 810_000].map((price) => plan({ ...terms, price, deposit: 0 }))
      const whole = (bani = 0) => String(Math.round(bani / 100))
      expect(instalment?.line.replaceAll('\u2060', '')).toContain(
        `${whole(low?.monthlyPayment)}–${whole(high?.monthlyPayment)}\u00a0lei`,
      )
      expect(instalment?.price).toBe(810_000)
      expect(instalment?.example.text).toContain('8,100')
      expect(instalment?.example.text).toContain(`${daePercent(high?.dae ?? 0, 2)}`)
      expect(instalment?.warning).toBe(instalments.warning)
    },
  )

  test('is not there without a lender, nor for sums that no credit is given for', () => {
    expect(monthlyInstalment(range, null, texts, 'en')).toBeNull()
    expect(
      monthlyInstalment({ kind: 'fixed', amount_min: 49_999, amount_max: null }, terms, texts, 'en'),
    ).toBeNull()
    expect(monthlyInstalment({ ...range, amount_max: 10_000_001 }, terms, texts, 'en')).toBeNull()
  })
})
