import { admin as signInEn } from '../../../content/en/admin.ts'
import {
  adminFrame as frameEn,
  adminPreview as previewEn,
  adminPrices as pricesEn,
  adminPublications as publicationsEn,
} from '../../../content/en/admin-prices.ts'
import { adminRequests as requestsEn } from '../../../content/en/admin-requests.ts'
import { prices as listEn } from '../../../content/en/prices.ts'
import { treatmentTexts as treatmentsEn } from '../../../content/en/treatments.ts'
import { admin as signInRo } from '../../../content/ro/admin.ts'
import {
  adminFrame as frameRo,
  adminPreview as previewRo,
  adminPrices as pricesRo,
  adminPublications as publicationsRo,
} from '../../../content/ro/admin-prices.ts'
import { adminRequests as requestsRo } from '../../../content/ro/admin-requests.ts'
import { prices as listRo } from '../../../content/ro/prices.ts'
import { treatmentTexts as treatmentsRo } from '../../../content/ro/treatments.ts'

/** Every text of the admin pages, and of the price list that they are about. */
export const adminTexts = {
  ro: {
    adminFrame: frameRo,
    adminPreview: previewRo,
    adminPrices: pricesRo,
    adminPublications: publicationsRo,
    adminRequests: requestsRo,
    signIn: signInRo,
    list: listRo,
    treatments: treatmentsRo,
  },
  en: {
    adminFrame: frameEn,
    adminPreview: previewEn,
    adminPrices: pricesEn,
    adminPublications: publicationsEn,
    adminRequests: requestsEn,
    signIn: signInEn,
    list: listEn,
    treatments: treatmentsEn,
  },
}
