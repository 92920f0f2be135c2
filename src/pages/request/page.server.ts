import type { PageServer } from '../page-server.ts'
import type { RequestProps } from './props.ts'
import { wordsIn } from './words.server.ts'

/** What is on it is made by `props.server.ts` for `src/endpoints/contact/request-page.ts`: here, no address leads to a request. */
export default {
  id: 'request',
  cache: 'secret',
  load: () => null,
  inDocument: 'nothing',
  meta: async (_, { locale }) => (await wordsIn(locale)).meta,
} satisfies PageServer<'request', RequestProps>
