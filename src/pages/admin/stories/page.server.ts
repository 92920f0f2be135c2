import { newId } from '../../../features/admin/drafts/new-id.ts'
import { type ItemFlash, itemFlashes } from '../../../features/admin/frame/flashes.ts'
import { withholdsPhotographs } from '../../../features/admin/stories/consent-store.server.ts'
import { casePhoto } from '../../../features/stories/shown-stories.server.ts'
import type { StoriesContent } from '../../../features/stories/stories-subject.server.ts'
import { href } from '../../../routes.ts'
import type { PublishingPage } from '../../admin-page.ts'
import { moveActions } from '../../item-actions.server.ts'
import type { AdminStoriesProps } from './page.tsx'
import type { StoriesWords } from './ro.ts'
import { consentInWords, type RelatedToStories, storyList, subject } from './subject.server.ts'

type Of = {
  props: AdminStoriesProps
  words: StoriesWords
  flash: ItemFlash
  content: StoriesContent
  related: RelatedToStories
}

/** Patients' stories: their order, their consents, and publishing what is drafted of all. */
export default {
  id: 'admin/stories',
  title: ({ words }) => words.metaTitle,
  publishes: subject,
  flashes: itemFlashes,
  actions: moveActions('care', storyList),

  load({ locale, texts }, _, { content, consents, today }) {
    const { title, lead, list } = texts.words
    return {
      texts: { title, lead, list, errorPrefix: texts.adminDrafts.errorPrefix },
      stories: content.stories.map((story) => ({
        id: story.id,
        href: href('admin/stories/story', locale, { slug: story.id }),
        title: story[locale].title,
        drawing: `after_${story.drawing}`,
        image: withholdsPhotographs(consents.get(story.id), today)
          ? null
          : casePhoto(story.photo_after, '', locale),
        isHidden: story.hidden,
        consent: consentInWords(consents.get(story.id), today, texts),
      })),
      addHref: href('admin/stories/story', locale, { slug: newId }),
    }
  },
} satisfies PublishingPage<Of>
