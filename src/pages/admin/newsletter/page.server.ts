import { success } from '../../../features/admin/frame/flashes.ts'
import {
  countSubscribers,
  readNewsletters,
  writtenIn,
} from '../../../features/admin/newsletter/newsletter-store.server.ts'
import { fill } from '../../../format/fill.ts'
import { bodyLimits } from '../../../http/body-limits.ts'
import type { AdminPage } from '../../admin-page.ts'
import { ask, discard, save, start, steer, tryOut } from './actions.server.ts'
import { newsletterProps } from './props.server.ts'
import type { NewsletterPage } from './props.ts'

/** Writing a newsletter, trying it, sending it to the subscribers, and what became of it. */
export default {
  id: 'admin/newsletter',
  title: ({ words }) => words.metaTitle,
  largestForm: bodyLimits.newsletterDraft,
  holdsFrames: true,
  actions: {
    salveaza: save,
    proba: tryOut,
    trimite: ask,
    confirma: start,
    renunta: discard,
    pauza: steer('pause', 'pauza'),
    reia: steer('resume', 'reia'),
    opreste: steer('stop', 'opreste'),
  },
  flashes: {
    salvat: ({ words }) => success(words.notices.saved),
    proba: ({ words }, { email }) => success(fill(words.notices.tested, { email })),
    renuntat: ({ words }) => success(words.notices.discarded),
    pornit: ({ words }) => success(words.notices.started),
    pauza: ({ words }) => success(words.notices.paused),
    reia: ({ words }) => success(words.notices.resumed),
    opreste: ({ words }) => success(words.notices.stopped),
  },

  async load({ database, texts }, view) {
    const [letters, subscribers] = await Promise.all([readNewsletters(database), countSubscribers(database)])
    const written = view.written ?? writtenIn(letters.draft)
    return newsletterProps({ ...letters, written, subscribers }, view, texts)
  },
} satisfies AdminPage<NewsletterPage>
