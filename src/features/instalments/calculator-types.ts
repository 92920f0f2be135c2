import type { TextOf } from '../../content/texts.ts'
import type { QueryField } from './query.ts'

export type CalculatorTexts = Pick<
  TextOf<'instalments'>,
  'calculator' | 'results' | 'schedule' | 'months' | 'estimate' | 'approval' | 'estimateNote'
>

export type Typed = Record<QueryField, string>
