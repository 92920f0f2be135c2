import { choosableTreatments } from '../../../../content/offered-treatments.ts'
import { specialtyFilters } from '../../../../content/vocabulary.ts'
import { newId } from '../../../../features/admin/drafts/new-id.ts'
import { failure, type ItemFlash, itemFlashes } from '../../../../features/admin/frame/flashes.ts'
import { wrongFields } from '../../../../features/admin/frame/frame-props.server.ts'
import { photoValues } from '../../../../features/admin/pictures/photo-change.server.ts'
import type { PhotoErrors, PhotoValues } from '../../../../features/admin/pictures/photo-form.tsx'
import { readDraft } from '../../../../features/publishing/draft-store.server.ts'
import type { FieldErrors } from '../../../../features/publishing/fields.ts'
import { type TeamMember, teamMember } from '../../../../features/team/members.ts'
import { photoOf } from '../../../../features/team/shown-team.server.ts'
import { type TeamContent, teamSubject } from '../../../../features/team/team-subject.server.ts'
import { isoDateOf } from '../../../../format/dates.ts'
import { fill } from '../../../../format/fill.ts'
import { plural } from '../../../../format/plurals.ts'
import { slugFrom } from '../../../../format/slug.ts'
import { bodyLimits } from '../../../../http/body-limits.ts'
import { defaultLocale } from '../../../../locale.ts'
import { href } from '../../../../routes.ts'
import type { AdminPage, AdminRequest, OutcomeOf, SentForm } from '../../../admin-page.ts'
import { saveItem } from '../../../item-actions.server.ts'
import { done, refused } from '../../../outcome.ts'
import { readVouched, type Vouched, vouchesForSomething, withoutMember } from '../leaving.server.ts'
import type { TeamWords } from '../ro.ts'
import { memberForm, memberList, subject, type TeamTexts } from '../subject.server.ts'
import type { AdminMemberProps, MemberValues } from './form.tsx'

type Leaving = NonNullable<AdminMemberProps['leaving']>
type Of = {
  props: AdminMemberProps
  words: TeamWords
  view: {
    values: MemberValues
    errors: FieldErrors
    photoValues: PhotoValues
    photoErrors: PhotoErrors
    leaving: Pick<Leaving, 'heir' | 'isRead' | 'errors'>
  }
  flash: ItemFlash
  content: TeamContent
  related: { vouching: readonly string[] }
}

/** One team member: their texts and their photograph. */
export default {
  id: 'admin/team/member',
  title: ({ words }, { name }) => fill(words.one.metaTitle, { name }),
  edits: subject,
  flashes: itemFlashes,
  largestForm: bodyLimits.memberForm,
  actions: { save, remove: leave },
  photos: (id) => [
    {
      prefix: '',
      photoIn: ({ members }) => members.find((member) => member.id === id)?.photo ?? null,
      replacedBy:
        (photo) =>
        ({ members }) => ({
          members: members.map((member) => (member.id === id ? { ...member, photo } : member)),
        }),
      view: (sent) => sent,
    },
  ],

  async load({ database, locale, slug: asked, texts }, view) {
    const { content, version } = await readDraft(database, teamSubject)
    const member = content.members.find(({ id }) => id === asked) ?? null
    // Somebody has removed them meanwhile: saving the form adds them again.
    const isGone = member === null && asked !== newId
    if (isGone && view.values === undefined) return done('missing', { at: href('admin/team', locale) })
    const { words, adminDrafts, adminPhoto } = texts
    const { inLanguage } = adminDrafts
    const { one, fields } = words
    const name = member?.[locale].nume ?? one.added
    const { photo } = member ?? { photo: null }
    const values = view.values ?? memberForm.values(member)
    return {
      texts: {
        one,
        fields,
        inLanguage,
        errorPrefix: adminDrafts.errorPrefix,
        conflicts: { ...adminDrafts.conflict, title: words.conflict },
      },
      ...(isGone && { notice: failure(words.notices.gone) }),
      conflict: view.conflict ?? null,
      name,
      address: href('admin/team/member', locale, { slug: isGone ? newId : asked }),
      version: view.version ?? version,
      values,
      errors: view.errors ?? {},
      choices: choicesOf(texts, values.treatments),
      leaving: member && {
        vouched: vouchedInWords(await readVouched(database, member, content), texts),
        heirs: heirsOf(content, member.id).map((each) => ({ value: each.id, text: each[locale].nume })),
        heir: '',
        isRead: false,
        errors: {},
        ...view.leaving,
      },
      photo: member && {
        texts: { ...adminPhoto, inLanguage },
        image: photoOf(photo, 640, name, locale),
        values: view.photoValues ?? photoValues(photo !== null && 'picture' in photo ? photo : null),
        errors: view.photoErrors ?? {},
      },
    }
  },
} satisfies AdminPage<Of>

function save(sent: SentForm, request: AdminRequest<TeamWords>): Promise<OutcomeOf<Of>> {
  return saveItem(memberList, sent, request, ({ nume }, { members }) =>
    idFor(
      nume[defaultLocale],
      members.map(({ id }) => id),
    ),
  )
}

/** A reviewer is removed only after somebody takes over their texts, or it is said that nobody does. */
async function leave(
  { form, version }: SentForm,
  { database, locale, slug: id, texts }: AdminRequest<TeamWords>,
): Promise<OutcomeOf<Of>> {
  const words = texts.words.one.leaving.errors
  const list = href('admin/team', locale)
  const { content } = await readDraft(database, teamSubject)
  const leaver = content.members.find((member) => member.id === id)
  if (leaver === undefined) return done('removed', { at: list })
  const vouches = vouchesForSomething(await readVouched(database, leaver, content))
  const heir = form.get('heir') ?? ''
  const isRead = form.get('read') === 'yes'
  const isNobody = heir === 'nobody' || !vouches
  const isHeir = heirsOf(content, id).some((member) => member.id === heir)
  const errors = isNobody || (isHeir && isRead) ? null : isHeir ? { read: words.read } : { heir: words.heir }
  if (errors !== null)
    return refused({ leaving: { heir, isRead, errors }, version, notice: wrongFields(errors, texts) })
  const today = isoDateOf(new Date())
  return {
    outcome: 'save',
    version,
    mine: (before) => withoutMember(before, leaver, isNobody ? null : heir, today),
    flash: 'removed',
    at: list,
    view: {},
  }
}

/** Who may answer instead: for a medical text a dentist alone, for what a colleague has prepared anybody. */
export function heirsOf({ members }: TeamContent, leaver: string): TeamMember[] {
  const isMedical = members.some(({ id, kind }) => id === leaver && kind === 'doctor')
  return members.filter(
    ({ id, kind, hidden }) => id !== leaver && !hidden && (kind === 'doctor' || !isMedical),
  )
}

export function vouchedInWords(
  { reviews, articles, stories, treatments }: Vouched,
  { locale, words, treatmentTexts }: TeamTexts,
): string[] {
  const { leaving } = words.one
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

export function choicesOf(
  { teamPage, treatmentTexts }: TeamTexts,
  chosen: readonly string[],
): AdminMemberProps['choices'] {
  const { kind, languages } = teamMember.shape
  return {
    kind: kind.options.map((value) => ({ value, text: teamPage.kinds[value] })),
    languages: languages.element.options.map((value) => ({ value, text: teamPage.languages[value] })),
    filters: specialtyFilters.map((value) => ({ value, text: teamPage.filters[value] })),
    treatments: choosableTreatments(chosen).map((key) => ({ value: key, text: treatmentTexts[key].title })),
  }
}

/** The fragment of somebody on the page of the team: made of the name, letters alone, and not taken. */
export function idFor(name: string, taken: readonly string[]): string {
  const plain = slugFrom(name.replace(/\b(dr|drd|prof)\b\.?|\d/gi, ' '), 50)
  const base = plain.length < 3 ? 'coleg' : plain
  const ids = [base, ...Array.from('bcdefghijklmnopqrstuvwxyz', (letter) => `${base}-${letter}`)]
  return ids.find((id) => !taken.includes(id) && id !== newId) ?? base
}
