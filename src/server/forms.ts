import type { Settings } from './env.ts'
import { createSeal, type Seal } from './seal.ts'

/** What pages with forms need beside their texts. */
export type Forms = { seal: Seal; turnstileSiteKey: string | null }

export function createForms(settings: Settings): Forms {
  return { seal: createSeal(settings), turnstileSiteKey: settings.turnstile?.siteKey ?? null }
}
