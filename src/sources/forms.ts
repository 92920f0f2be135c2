import { createSeal, type Seal } from '../http/signer.ts'
import type { Settings } from '../settings-schema.ts'

/** What pages with forms need beside their texts. */
export type Forms = { seal: Seal; turnstileSiteKey: string | null }

export function createForms(settings: Settings): Forms {
  return { seal: createSeal(settings), turnstileSiteKey: settings.turnstile?.siteKey ?? null }
}
