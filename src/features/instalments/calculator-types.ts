import type { QueryField } from './query.ts'
import type { InstalmentsWords } from './ro.ts'

export type CalculatorTexts = Pick<
  InstalmentsWords,
  'calculator' | 'results' | 'schedule' | 'months' | 'estimate' | 'approval' | 'estimateNote'
>

export type Typed = Record<QueryField, string>
