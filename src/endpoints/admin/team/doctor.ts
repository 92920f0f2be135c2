import { choosableTreatments } from '../../../content/offered-treatments.ts'
import { specialtyFilters } from '../../../content/vocabulary.ts'
import { readDraftForm } from '../../../features/admin/drafts/draft-form.server.ts'
import {
  checkMember,
  idFor,
  type MemberErrors,
  type MemberValues,
  memberValues,
  newId,
  readMemberForm,
} from '../../../features/admin/drafts/member-form.server.ts'
import type { Flash } from '../../../features/admin/frame/admin-bar.tsx'
import { wrongFields } from '../../../features/admin/frame/frame-props.server.ts'
import type { AdminTexts } from '../../../features/admin/frame/texts.server.ts'
import { photoValues } from '../../../features/admin/pictures/photo-change.server.ts'
import type { PhotoErrors, PhotoValues } from '../../../features/admin/pictures/photo-form.tsx'
import type { ConflictProps } from '../../../features/admin/publications/conflict.tsx'
import { teamChanges } from '../../../features/admin/subjects/pending-team.server.ts'
import {
  readVouched,
  type Vouched,
  vouchesForSomething,
  withoutMember,
} from '../../../features/admin/team/leaving.server.ts'
import { readDraft } from '../../../features/publishing/draft-store.server.ts'
import { type TeamMember, teamMember } from '../../../features/team/members.ts'
import { photoOf } from '../../../features/team/shown-team.server.ts'
import { type TeamContent, teamSubject } from '../../../features/team/team-subject.server.ts'
import { isoDateOf } from '../../../format/dates.ts'
import { fill } from '../../../format/fill.ts'
import { plural } from '../../../format/plurals.ts'
import { bodyLimits } from '../../../http/body-limits.ts'
import { plainError } from '../../../http/error-page.ts'
import { defaultLocale } from '../../../locale.ts'
import adminDoctorPage from '../../../pages/admin/doctor/page.server.ts'
import type { AdminDoctorProps } from '../../../pages/admin/doctor/props.ts'
import { answerPage } from '../../../rendering/answer-page.ts'
import type { PageStatus } from '../../../rendering/load-payload.ts'
import { href } from '../../../routes.ts'
import { type AdminContext, type AdminServices, type AdminSession, slugIn } from '../admin-context.ts'
import { type StateOf, wrong } from '../notices.ts'
import { type PhotoPage, type PhotoPlace, receivePhoto } from '../pictures/receive-photo.ts'
import { changeItem, type ItemChange } from '../publishing/item-change.ts'
import { isMultipart } from '../read-multipart.ts'
import { sharedBar } from '../shared-bar.ts'
import { teamNotices } from './doctors.ts'

type Shown = {
  notice?: Flash | null
  conflict?: ConflictProps
  values?: MemberValues
  errors?: MemberErrors
  photoValues?: PhotoValues
  photoErrors?: PhotoErrors
  leaving?: Pick<NonNullable<AdminDoctorProps['leaving']>, 'heir' | 'isRead' | 'errors'>
  /** What the form was made of; after a conflict the newest, for the next save counts. */
  version?: number
}

/** One person: what is said of them, and their photograph. */
export function doctorEndpoint({ data, supabase }: AdminServices) {
  return { show, receive }

  function show(c: AdminContext, session: AdminSession): Promise<Response> {
    return answer(c, session, { notice: teamNotices.asked(c, session.texts) }, 200)
  }

  async function receive(c: AdminContext, session: AdminSession): Promise<Response> {
    if (isMultipart(c.req.raw)) {
      const page: PhotoPage<TeamContent, Shown> = {
        subject: teamSubject,
        places: [portraitOf(slugIn(c))],
        answer: (shown, status) => answer(c, session, shown, status),
        change: (made) => change(c, session, made),
      }
      return receivePhoto(c, session, page, supabase)
    }
    const sent = await readDraftForm(c.req.raw, bodyLimits.memberForm)
    if (sent === null) return plainError(400, session.locale)
    const { form, version } = sent
    switch (form.get('actiune')) {
      case 'salveaza':
        return save(c, session, version, readMemberForm(form))
      case 'scoate':
        return leave(c, session, version, form)
      default:
        return plainError(400, session.locale)
    }
  }

  /** Whoever vouches for something leaves once it is said who takes it over, or that nobody does. */
  async function leave(c: AdminContext, session: AdminSession, version: number, form: URLSearchParams) {
    const { database, texts } = session
    const { errors } = texts.adminTeam.one.leaving
    const id = slugIn(c)
    const { content } = await readDraft(database, teamSubject)
    const leaver = content.members.find((member) => member.id === id)
    if (leaver === undefined) return toList(session, 'scos')
    const asked = vouchesForSomething(await readVouched(database, leaver, content))
    const heir = form.get('preia') ?? ''
    const isRead = form.get('citit') === 'da'
    const isNobody = heir === 'nimeni' || !asked
    const wrong =
      !isNobody && !heirsOf(content, id).some((member) => member.id === heir)
        ? { preia: errors.heir }
        : !isNobody && !isRead
          ? { citit: errors.read }
          : null
    if (wrong !== null) {
      const leaving = { heir, isRead, errors: wrong }
      return answer(c, session, { leaving, version, notice: wrongFields(wrong, texts) }, 422)
    }
    const today = isoDateOf(new Date())
    const mine = (before: TeamContent) => withoutMember(before, leaver, isNobody ? null : heir, today)
    return change(c, session, { version, state: 'scos', mine })
  }

  async function save(c: AdminContext, session: AdminSession, version: number, values: MemberValues) {
    const { content } = await readDraft(session.database, teamSubject)
    const asked = slugIn(c)
    const taken = content.members.map(({ id }) => id)
    const id = asked === newId ? idFor(values.said[defaultLocale].nume, taken) : asked
    const known = content.members.find((member) => member.id === id)
    if (asked !== newId && known === undefined) return answer(c, session, { values }, 409)
    const checked = checkMember(
      values,
      { ...known, id, photo: known?.photo ?? null },
      session.texts.adminTeam,
    )
    if (checked.member === null) {
      const { errors } = checked
      const notice = wrongFields(errors, session.texts)
      return answer(c, session, { values, errors, version, notice }, 422)
    }
    const { member } = checked
    const state = asked === newId ? 'adaugat' : 'salvat'
    return change(c, session, { version, state, mine: replaced(member), shown: { values } }, id)
  }

  function change(
    c: AdminContext,
    session: AdminSession,
    made: ItemChange<TeamContent, Shown>,
    id = slugIn(c),
  ): Promise<Response> {
    const page = {
      subject: teamSubject,
      valuesIn: ({ members }: TeamContent) => {
        const member = members.find((each) => each.id === id)
        return member ? memberValues(member) : null
      },
      changes: (before: TeamContent, after: TeamContent) => teamChanges(before, after, session.texts),
      refuse: (shown: Shown | undefined, told: Shown) => answer(c, session, { ...shown, ...told }, 409),
      back: (state: StateOf<typeof teamNotices>) =>
        state === 'scos'
          ? toList(session, state)
          : teamNotices.back(href('admin/doctor', session.locale, { slug: id }), state),
    }
    return changeItem(session, page, made)
  }

  async function answer(
    c: AdminContext,
    session: AdminSession,
    shown: Shown,
    status: PageStatus,
  ): Promise<Response> {
    const { database, locale, texts } = session
    const asked = slugIn(c)
    const [{ content, version }, bar] = await Promise.all([
      readDraft(database, teamSubject),
      sharedBar(session),
    ])
    const member = content.members.find(({ id }) => id === asked) ?? null
    // Somebody took them off while this was typed: the form adds them again.
    const isGone = member === null && asked !== newId
    if (isGone && shown.values === undefined) return toList(session, 'lipsa')
    const slug = isGone ? newId : asked
    const { adminTeam, adminDrafts } = texts
    const { one, fields, inLanguage, photo: photoTexts } = adminTeam
    const name = member?.[locale].nume ?? one.added
    const { photo } = member ?? { photo: null }
    const own = photo !== null && 'picture' in photo ? photo : null
    const props: AdminDoctorProps = {
      bar,
      texts: {
        one,
        fields,
        inLanguage,
        errorPrefix: adminDrafts.errorPrefix,
        conflicts: { ...adminDrafts.conflict, title: adminTeam.conflict },
      },
      notice: isGone ? wrong(adminTeam.notices.gone) : (shown.notice ?? null),
      conflict: shown.conflict ?? null,
      name,
      address: href('admin/doctor', locale, { slug }),
      version: shown.version ?? version,
      values: shown.values ?? memberValues(member),
      errors: shown.errors ?? {},
      choices: choicesOf(texts, (shown.values ?? memberValues(member)).tratamente),
      leaving: member && {
        vouched: vouchedInWords(await readVouched(database, member, content), texts),
        heirs: heirsOf(content, member.id).map((each) => ({ value: each.id, text: each[locale].nume })),
        heir: '',
        isRead: false,
        errors: {},
        ...shown.leaving,
      },
      photo: member && {
        texts: { ...photoTexts, inLanguage },
        image: photoOf(photo, 640, name, locale),
        values: shown.photoValues ?? photoValues(own),
        errors: shown.photoErrors ?? {},
      },
    }
    return answerPage(c, adminDoctorPage, { locale, params: { slug }, props, status }, data)
  }

  function toList({ locale }: AdminSession, state: StateOf<typeof teamNotices>): Response {
    return teamNotices.back(href('admin/doctors', locale), state)
  }
}

/** Who may answer instead: for a medical text a dentist alone, for what a colleague has prepared anybody. */
function heirsOf({ members }: TeamContent, leaver: string): TeamMember[] {
  const isMedical = members.some(({ id, kind }) => id === leaver && kind === 'doctor')
  return members.filter(
    ({ id, kind, hidden }) => id !== leaver && !hidden && (kind === 'doctor' || !isMedical),
  )
}

function vouchedInWords(
  { reviews, articles, stories, treatments }: Vouched,
  { locale, adminTeam, treatmentTexts }: AdminTexts,
): string[] {
  const { leaving } = adminTeam.one
  return [
    ...(reviews > 0 ? [plural(reviews, leaving.reviews, locale)] : []),
    ...(articles > 0 ? [plural(articles, leaving.articles, locale)] : []),
    ...(stories > 0 ? [plural(stories, leaving.stories, locale)] : []),
    ...(treatments.length > 0
      ? [
          fill(leaving.treatments, {
            treatments: treatments.map((key) => treatmentTexts[key].title).join(', '),
          }),
        ]
      : []),
  ]
}

function portraitOf(id: string): PhotoPlace<TeamContent, Shown> {
  return {
    prefix: '',
    photoIn: ({ members }) => members.find((member) => member.id === id)?.photo ?? null,
    replacedBy:
      (photo) =>
      ({ members }) => ({
        members: members.map((member) => (member.id === id ? { ...member, photo } : member)),
      }),
    shown: (sent) => sent,
  }
}

/** In their place, or at the end. */
function replaced(member: TeamMember) {
  return ({ members }: TeamContent): TeamContent => ({
    members: members.some(({ id }) => id === member.id)
      ? members.map((each) => (each.id === member.id ? { ...member, photo: each.photo } : each))
      : [...members, member],
  })
}

function choicesOf(
  { teamPage, treatmentTexts }: AdminTexts,
  chosen: readonly string[],
): AdminDoctorProps['choices'] {
  const { kind, languages } = teamMember.shape
  return {
    fel: kind.options.map((value) => ({ value, text: teamPage.kinds[value] })),
    limbi: languages.element.options.map((value) => ({ value, text: teamPage.languages[value] })),
    filtre: specialtyFilters.map((value) => ({ value, text: teamPage.filters[value] })),
    tratamente: choosableTreatments(chosen).map((key) => ({ value: key, text: treatmentTexts[key].title })),
  }
}
