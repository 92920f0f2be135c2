import { unknownState } from './machine.ts'
import type { ConsentStore } from './store.ts'

const nothing = () => {}

/** On the server no choice is known and none can be made: the markup is the same for everybody. */
export const consentOnServer: ConsentStore = {
  get: () => unknownState,
  subscribe: () => nothing,
  acceptAll: nothing,
  onlyNecessary: nothing,
  openPreferences: nothing,
  closePreferences: nothing,
  toggle: nothing,
  save: nothing,
  reset: nothing,
}
