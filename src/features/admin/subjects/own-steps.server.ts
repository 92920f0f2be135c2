import { formatTime } from '../../../format/dates.ts'
import { fill } from '../../../format/fill.ts'
import { plural } from '../../../format/plurals.ts'
import type { Pending } from '../../publishing/pending.server.ts'
import { readOwnSteps, type TakenStep } from '../../publishing/steps.server.ts'
import type { AdminDatabase } from '../../publishing/subject.ts'
import type { Account } from '../account/session.server.ts'
import type { AnySubject, PlaceTexts } from './published-subject.ts'

/** The steps that a person could take back or bring back, named; null for none. */
export type StepNames = { undo: string | null; redo: string | null }

export async function ownStepNames(
  { account, database }: { account: Pick<Account, 'email'>; database: AdminDatabase },
  subject: AnySubject,
  pending: Pending<unknown>,
  texts: PlaceTexts,
): Promise<StepNames> {
  const { email } = account
  const { undo, redo } = await readOwnSteps(database, subject.subject, pending.draft, email)
  const { publish } = texts.adminDrafts
  const named = (text: string, taken: TakenStep<unknown> | null) =>
    taken === null
      ? null
      : fill(text, {
          step: stepInWords(subject, taken, pending, texts),
          email,
          time: formatTime(new Date(taken.at)),
        })
  return { undo: named(publish.undo, undo), redo: named(publish.redo, redo) }
}

/** A change in few words: its row, or how many. */
function stepInWords(
  subject: AnySubject,
  { before, after }: Pick<TakenStep<unknown>, 'before' | 'after'>,
  context: object,
  texts: PlaceTexts,
): string {
  const own = subject.inWords?.(before, after, texts) ?? null
  if (own !== null) return own
  const changes = subject.changes(before, after, context, texts)
  const [first] = changes
  return first !== undefined && changes.length === 1
    ? first.title
    : plural(changes.length, texts.words.more, texts.locale)
}
