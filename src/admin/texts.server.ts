import { admin as signInEn } from '../content/en/admin.ts'
import * as pricesEn from '../content/en/admin-prices.ts'
import { adminRequests as requestsEn } from '../content/en/admin-requests.ts'
import { prices as listEn } from '../content/en/prices.ts'
import { admin as signInRo } from '../content/ro/admin.ts'
import * as pricesRo from '../content/ro/admin-prices.ts'
import { adminRequests as requestsRo } from '../content/ro/admin-requests.ts'
import { prices as listRo } from '../content/ro/prices.ts'

/** Every text of the admin pages, and of the price list that they are about. */
export const adminTexts = {
  ro: { ...pricesRo, adminRequests: requestsRo, signIn: signInRo, list: listRo },
  en: { ...pricesEn, adminRequests: requestsEn, signIn: signInEn, list: listEn },
}
export type AdminTexts = (typeof adminTexts)['ro' | 'en']
