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
import { autosave, preview } from './calls.server.ts'
import { newsletterProps } from './props.server.ts'
import type { NewsletterPage } from './props.ts'

/** Writing a newsletter, trying it, sending it to the subscribers, and what became of it. */
export default {
  id: 'admin/newsletter',
  title: ({ words }) => words.metaTitle,
  largestForm: bodyLimits.newsletterDraft,
  frames: 'holds',
  calls: {
    autosave: { largest: bodyLimits.newsletterDraft, respond: autosave },
    preview: { respond: preview },
  },
  actions: {
    save,
    trial: tryOut,
    send: ask,
    confirm: start,
    discard,
    pause: steer('pause'),
    resume: steer('resume'),
    stop: steer('stop'),
  },
  flashes: {
    saved: ({ words }) => success(words.notices.saved),
    trial: ({ words }, { email }) => success(fill(words.notices.tested, { email })),
    discarded: ({ words }) => success(words.notices.discarded),
    started: ({ words }) => success(words.notices.started),
    pause: ({ words }) => success(words.notices.paused),
    resume: ({ words }) => success(words.notices.resumed),
    stop: ({ words }) => success(words.notices.stopped),
  },

  async load({ database, texts }, view) {
    const [letters, subscribers] = await Promise.all([readNewsletters(database), countSubscribers(database)])
    const written = view.written ?? writtenIn(letters.draft)
    return newsletterProps({ ...letters, written, subscribers }, view, texts)
  },
} satisfies AdminPage<NewsletterPage>
