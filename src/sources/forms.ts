import { createSigner, type Signer } from '../http/signer.ts'
import type { Settings } from '../settings-schema.ts'

/** What pages with forms need beside their texts. */
export type Forms = { signer: Signer; turnstileSiteKey: string | null }

export function createForms(settings: Settings): Forms {
  return { signer: createSigner(settings), turnstileSiteKey: settings.turnstile?.siteKey ?? null }
}
