import { readScenario, roundings, scaleAmounts } from '../data/prices/scenario.ts'
import type { PriceContent } from '../data/prices/schema.ts'
import { isoDateOf } from '../format/dates.ts'
import type { Locale } from '../locale.ts'
import { href } from '../routes.ts'
import { answerPage, seeOther } from '../server/answer-page.ts'
import type { PageStatus } from '../server/load-payload.ts'
import { plainError } from '../server/plain-error.ts'
import { readBody } from '../server/request-guards.ts'
import { checkCategoryForm, readCategoryForm, readVersionNumber } from './category-form.server.ts'
import { categoryPageProps, formOf } from './category-page.server.ts'
import type { AdminDesk } from './desk.server.ts'
import { noticeOf } from './frame-props.server.ts'
import type { AdminContext } from './guard.server.ts'
import { type AdminDatabase, readDraft, readPublished, saveDraft } from './price-store.server.ts'
import { saveCategory } from './save-category.server.ts'
import type { Account } from './session.server.ts'
import { adminTexts } from './texts.server.ts'

const largestForm = 256 * 1024

type Props = Parameters<typeof categoryPageProps>[2]
type Session = { account: Account; database: AdminDatabase; locale: Locale; slug: string }

/** One category of the draft: its form, and what is sent with it. */
export function categoryEndpoint({ data }: AdminDesk) {
  return { show, receive }

  async function show(c: AdminContext, session: Session): Promise<Response> {
    const { database, locale, slug } = session
    const [draft, published] = await Promise.all([readDraft(database), readPublished(database)])
    const form = formOf(draft.content, slug, draft.version)
    if (form === null) return plainError(404, locale)
    const notice = noticeOf(c.req.query('stare'), locale)
    return answer(c, session, { form, draft: draft.content, published, notice }, 200)
  }

  async function receive(c: AdminContext, session: Session): Promise<Response> {
    const body = await readBody(c.req.raw, largestForm)
    if (body === null) return plainError(400, session.locale)
    const sent = new URLSearchParams(body)
    return sent.get('actiune') === 'scenariu' ? applyScenario(c, session, sent) : save(c, session, sent)
  }

  async function save(c: AdminContext, session: Session, sent: URLSearchParams): Promise<Response> {
    const { database, locale, slug } = session
    const form = readCategoryForm(slug, sent)
    if (form === null) return plainError(400, locale)
    const [draft, published] = await Promise.all([readDraft(database), readPublished(database)])
    if (!draft.content.categories.some((category) => category.slug === slug)) return plainError(404, locale)
    const { errors: texts } = adminTexts[locale].adminPrices
    const known = new Map(draft.content.items.map((item) => [item.id, item]))
    const checked = checkCategoryForm(form, known, texts)
    const shown = { form, draft: draft.content, published }
    if (checked.status === 'refused') return answer(c, session, { ...shown, errors: checked.errors }, 422)
    const saved = await saveCategory(database, { slug, version: form.version, ...checked })
    switch (saved.status) {
      case 'saved':
        return back(session, saved.merged ? 'imbinat' : 'salvat')
      case 'stale':
        return back(session, 'vechi')
      case 'empty':
        return answer(c, session, { ...shown, notice: { text: texts.last, wrong: true } }, 422)
      case 'conflict': {
        const { conflicts, content } = saved
        const { draft: current } = saved
        // Saved once more it stands on what the others made of the list, knowingly.
        const merged = formOf(content, slug, current.version) ?? form
        const conflict = { conflicts, draft: current }
        return answer(c, session, { form: merged, draft: current.content, published, conflict }, 409)
      }
      default:
        return saved satisfies never
    }
  }

  async function applyScenario(c: AdminContext, session: Session, sent: URLSearchParams): Promise<Response> {
    const { database, locale, slug } = session
    const percent = sent.get('procent') ?? ''
    const rounding = roundings.find((each) => String(each) === sent.get('rotunjire'))
    const version = readVersionNumber(sent)
    if (version === null || rounding === undefined) return plainError(400, locale)
    const draft = await readDraft(database)
    const form = formOf(draft.content, slug, draft.version)
    if (form === null) return plainError(404, locale)
    const basisPoints = readScenario(percent)
    if (basisPoints === null) {
      const { problems } = adminTexts[locale].adminPrices
      const scenario = { percent, rounding: String(rounding), error: problems.percent }
      const published = await readPublished(database)
      return answer(c, session, { form, draft: draft.content, published, scenario }, 422)
    }
    if (version !== draft.version) return back(session, 'vechi')
    const content: PriceContent = {
      ...draft.content,
      items: draft.content.items.map((item) =>
        item.category === slug ? scaleAmounts(item, basisPoints, rounding) : item,
      ),
    }
    return back(
      session,
      (await saveDraft(database, draft.version, content, 'scenario')) ? 'scenariu' : 'vechi',
    )
  }

  function answer(c: AdminContext, session: Session, shown: Props, status: PageStatus): Promise<Response> {
    const { account, locale, slug } = session
    const props = categoryPageProps(account, locale, shown, isoDateOf(new Date()))
    return answerPage(c, 'adminCategory', { locale, params: { slug }, props, status }, data)
  }
}

function back({ locale, slug }: Session, state: string): Response {
  return seeOther(`${href('adminCategory', locale, { slug })}?stare=${state}`)
}
