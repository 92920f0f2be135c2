import { readVersionNumber } from '../../../features/admin/drafts/category-form.server.ts'
import { newId } from '../../../features/admin/drafts/member-form.server.ts'
import { isLostOn } from '../../../features/admin/stories/consent-store.server.ts'
import { adminStoriesSubject } from '../../../features/admin/subjects/admin-stories.server.ts'
import { draftProps } from '../../../features/admin/subjects/draft-props.server.ts'
import { readPendingStories } from '../../../features/admin/subjects/pending-stories.server.ts'
import { saveMerged } from '../../../features/publishing/save-merged.server.ts'
import { casePhoto } from '../../../features/stories/shown-stories.server.ts'
import { type StoriesContent, storiesSubject } from '../../../features/stories/stories-subject.server.ts'
import { bodyLimits } from '../../../http/body-limits.ts'
import { plainError } from '../../../http/error-page.ts'
import { readBody } from '../../../http/request-guards.ts'
import type { Locale } from '../../../locale.ts'
import adminStoriesPage from '../../../pages/admin/stories/page.server.ts'
import type { AdminStoriesProps } from '../../../pages/admin/stories/page.tsx'
import { answerPage, seeOther } from '../../../rendering/answer-page.ts'
import type { PageStatus } from '../../../rendering/load-payload.ts'
import { href } from '../../../routes.ts'
import type { AdminContext, AdminServices, AdminSession } from '../admin-context.ts'
import { type DraftPage, draftAction } from '../publishing/draft-action.ts'
import type { Refused } from '../publishing/outcome.ts'
import { sharedBar } from '../shared-bar.ts'
import { consentInWords, storyNotice } from './in-words.ts'

/** Patients' stories: their order, their consents, and publishing what is drafted of all. */
export function storiesEndpoint(services: AdminServices) {
  const { data } = services
  return { show, receive }

  function show(c: AdminContext, session: AdminSession): Promise<Response> {
    return answer(c, session, { notice: storyNotice(c.req.query('stare'), session.texts) }, 200)
  }

  async function receive(c: AdminContext, session: AdminSession): Promise<Response> {
    const { database, locale } = session
    const form = new URLSearchParams((await readBody(c.req.raw, bodyLimits.adminForm)) ?? '')
    const version = readVersionNumber(form)
    if (version === null) return plainError(400, locale)
    const action = form.get('actiune')
    if (action === 'sus' || action === 'jos') {
      const by = action === 'sus' ? -1 : 1
      const saved = await saveMerged(database, storiesSubject, version, moved(form.get('care') ?? '', by))
      return back(locale, saved.status === 'saved' ? 'mutata' : 'vechi')
    }
    const page: DraftPage<StoriesContent, object> = {
      adminSubject: adminStoriesSubject,
      published: 'povesti',
      answer: (shown, code) => answer(c, session, shown, code),
      back: (state) => back(locale, state),
    }
    return draftAction(c, session, { version, form }, page, services)
  }

  async function answer(
    c: AdminContext,
    session: AdminSession,
    shown: Partial<Refused>,
    status: PageStatus,
  ): Promise<Response> {
    const { account, database, locale, texts } = session
    const pending = await readPendingStories(database)
    const { adminStories } = texts
    const [draft, bar] = await Promise.all([
      draftProps(database, adminStoriesSubject, pending, account, texts, adminStories),
      sharedBar(session),
    ])
    const { title, lead, list } = adminStories
    const props: AdminStoriesProps = {
      bar,
      texts: { title, lead, list, errorPrefix: texts.adminPrices.errorPrefix },
      notice: null,
      ...draft,
      stories: pending.content.stories.map((story) => ({
        id: story.id,
        href: href('admin/story', locale, { slug: story.id }),
        title: story[locale].title,
        drawing: `after_${story.drawing}`,
        image: isLostOn(pending.consents.get(story.id), pending.today)
          ? null
          : casePhoto(story.photo_after, '', locale),
        isHidden: story.hidden,
        consent: consentInWords(pending.consents.get(story.id), pending.today, texts),
      })),
      addHref: href('admin/story', locale, { slug: newId }),
      ...shown,
    }
    return answerPage(c, adminStoriesPage, { locale, params: {}, props, status }, data)
  }
}

/** One place up or down. */
function moved(id: string, by: -1 | 1) {
  return ({ stories }: StoriesContent): StoriesContent => {
    const at = stories.findIndex((story) => story.id === id)
    const [one, other] = [stories[at], stories[at + by]]
    if (one === undefined || other === undefined) return { stories }
    return { stories: stories.with(at, other).with(at + by, one) }
  }
}

function back(locale: Locale, state: string): Response {
  return seeOther(`${href('admin/stories', locale)}?stare=${state}`)
}
