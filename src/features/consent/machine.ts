import { type OptionalCategory, optionalCategories } from '../../content/vocabulary.ts'
import { allOrEssential, type Categories, type StoredConsent, type Surface } from './record.ts'

export type ConsentState = {
  banner: 'shown' | 'hidden'
  /** The choice in force, or null. */
  record: StoredConsent | null
  /** The switches of the open preferences; null while they are closed. */
  draft: Categories | null
  /** Whether the visitor has chosen on this page. */
  interacted: boolean
  /** The result of a choice made outside of the banner. */
  news: 'saved' | 'withdrawn' | null
}

export type ConsentAction =
  /** What the device holds, on load or because another tab changed it. */
  | { type: 'read'; record: StoredConsent | null }
  | { type: 'chosen'; record: StoredConsent | null; surface: Surface }
  | { type: 'opened' }
  | { type: 'toggled'; category: OptionalCategory }
  | { type: 'closed' }
  | { type: 'reset'; ask: boolean }

export const unknownState: ConsentState = {
  banner: 'hidden',
  record: null,
  draft: null,
  interacted: false,
  news: null,
}

export function nextState(state: ConsentState, action: ConsentAction): ConsentState {
  switch (action.type) {
    case 'read':
      return { ...state, record: action.record, banner: action.record ? 'hidden' : 'shown' }
    case 'chosen':
      return {
        record: action.record,
        banner: 'hidden',
        draft: null,
        interacted: true,
        news:
          action.surface === 'banner'
            ? null
            : grants(state.record) && !grants(action.record)
              ? 'withdrawn'
              : 'saved',
      }
    case 'opened':
      return { ...state, draft: { ...(state.record?.categories ?? allOrEssential(false)) }, news: null }
    case 'toggled':
      return state.draft && isOptional(action.category)
        ? { ...state, draft: { ...state.draft, [action.category]: !state.draft[action.category] } }
        : state
    case 'closed':
      return { ...state, draft: null }
    case 'reset':
      return { ...unknownState, banner: action.ask ? 'shown' : 'hidden' }
    default:
      return action satisfies never
  }
}

/** Whether any optional category is allowed. */
export function grants(record: StoredConsent | null): boolean {
  return optionalCategories.some((category) => record?.categories[category])
}

/** Any script may call this: essential cannot be switched off. */
function isOptional(category: string): boolean {
  return optionalCategories.some((each) => each === category)
}
