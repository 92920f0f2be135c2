import type { Instalments } from '../../content/schemas/payment-schema.ts'
import type { QueryField } from './query.ts'

export type CalculatorTexts = Pick<
  Instalments,
  'calculator' | 'results' | 'schedule' | 'months' | 'estimate' | 'approval' | 'estimateNote'
>

export type Typed = Record<QueryField, string>
