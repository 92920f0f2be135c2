import { priceAdmins } from '../../support/admin/price-admins.ts'
import { draftTests } from './prices/draft.ts'
import { editorTests } from './prices/editors.ts'
import { fileTests } from './prices/file.ts'
import { offerTests } from './prices/offer.ts'
import { previewTests } from './prices/preview.ts'
import { publishingTests } from './prices/publishing.ts'

/** One site for all of them. */
const admins = priceAdmins()

draftTests(admins)
editorTests(admins)
publishingTests(admins)
previewTests(admins)
fileTests(admins)
offerTests(admins)
