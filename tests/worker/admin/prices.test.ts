import { priceDesk } from '../../support/price-desk.ts'
import { draftTests } from './prices/draft.ts'
import { editorTests } from './prices/editors.ts'
import { fileTests } from './prices/file.ts'
import { offerTests } from './prices/offer.ts'
import { previewTests } from './prices/preview.ts'
import { publishingTests } from './prices/publishing.ts'

/** One site for all of them. */
const desk = priceDesk()

draftTests(desk)
editorTests(desk)
publishingTests(desk)
previewTests(desk)
fileTests(desk)
offerTests(desk)
