import type { Settings } from '../settings-schema.ts'
import { createSigner, type Signer } from './signer.ts'

/** What pages with forms need besides their texts. */
export type Forms = { signer: Signer; turnstileSiteKey: string | null }

export function createForms(settings: Settings): Forms {
  return { signer: createSigner(settings), turnstileSiteKey: settings.turnstile?.siteKey ?? null }
}
