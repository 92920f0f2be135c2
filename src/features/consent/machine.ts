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
  /** Whether the preferences have just been saved. */
  saved: boolean
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
  saved: false,
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
        saved: action.surface === 'preferences',
      }
    case 'opened':
      return { ...state, draft: { ...(state.record?.categories ?? allOrEssential(false)) }, saved: false }
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

/** Any script may call this: essential cannot be switched off. */
function isOptional(category: string): boolean {
  return optionalCategories.some((each) => each === category)
}
