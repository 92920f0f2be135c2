import { newId } from '../../../features/admin/drafts/new-id.ts'
import { withholdsPhotographs } from '../../../features/admin/stories/consent-store.server.ts'
import { adminStoriesSubject } from '../../../features/admin/subjects/admin-stories.server.ts'
import { draftProps } from '../../../features/admin/subjects/draft-props.server.ts'
import { readPending } from '../../../features/publishing/pending.server.ts'
import { casePhoto } from '../../../features/stories/shown-stories.server.ts'
import adminStoriesPage from '../../../pages/admin/stories/page.server.ts'
import type { AdminStoriesProps } from '../../../pages/admin/stories/page.tsx'
import { subjectTexts } from '../../../pages/load-words.server.ts'
import { answerPage } from '../../../rendering/answer-page.ts'
import type { PageStatus } from '../../../rendering/load-payload.ts'
import { href } from '../../../routes.ts'
import type { AdminContext, AdminServices, AdminSession } from '../admin-context.ts'
import { listEndpoint } from '../publishing/list-endpoint.ts'
import type { Refused } from '../publishing/publish-result.ts'
import { sharedBar } from '../shared-bar.ts'
import { consentInWords, storyNotices } from './in-words.ts'

/** Patients' stories: their order, their consents, and publishing what is drafted of all. */
export function storiesEndpoint(services: AdminServices) {
  return listEndpoint(services, {
    id: 'admin/stories',
    adminSubject: adminStoriesSubject,
    notices: storyNotices,
    row: 'care',
    reordered: ({ stories }, reorder) => ({ stories: reorder(stories) }),
    answer,
  })

  async function answer(
    c: AdminContext,
    session: AdminSession,
    shown: Partial<Refused>,
    status: PageStatus,
  ): Promise<Response> {
    const { database, locale, texts } = session
    const pending = await readPending(adminStoriesSubject, database)
    const { adminStories } = texts
    const [draft, bar] = await Promise.all([
      draftProps(session, adminStoriesSubject, pending, await subjectTexts(adminStoriesSubject, texts)),
      sharedBar(session),
    ])
    const { title, lead, list } = adminStories
    const props: AdminStoriesProps = {
      bar,
      texts: { title, lead, list, errorPrefix: texts.adminDrafts.errorPrefix },
      notice: null,
      ...draft,
      stories: pending.content.stories.map((story) => ({
        id: story.id,
        href: href('admin/story', locale, { slug: story.id }),
        title: story[locale].title,
        drawing: `after_${story.drawing}`,
        image: withholdsPhotographs(pending.consents.get(story.id), pending.today)
          ? null
          : casePhoto(story.photo_after, '', locale),
        isHidden: story.hidden,
        consent: consentInWords(pending.consents.get(story.id), pending.today, texts),
      })),
      addHref: href('admin/story', locale, { slug: newId }),
      ...shown,
    }
    return answerPage(c, adminStoriesPage, { locale, params: {}, props, status }, services.data)
  }
}
