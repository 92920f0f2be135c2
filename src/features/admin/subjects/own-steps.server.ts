import { formatTime } from '../../../format/dates.ts'
import { fill } from '../../../format/fill.ts'
import type { Draft } from '../../publishing/draft-store.server.ts'
import { readOwnSteps, type TakenStep } from '../../publishing/steps.server.ts'
import type { AdminDatabase } from '../../publishing/subject.ts'
import type { Account } from '../account/session.server.ts'
import type { AdminTexts } from '../frame/texts.server.ts'
import type { AdminSubject } from './admin-subject.ts'

/** The steps that a person could take back or bring back, named; null for none. */
export type StepNames = { undo: string | null; redo: string | null }

export async function ownStepNames<Content, Known>(
  database: AdminDatabase,
  { subject, inWords }: Pick<AdminSubject<Content, Known>, 'subject' | 'inWords'>,
  draft: Pick<Draft<Content>, 'version' | 'content'>,
  { email }: Pick<Account, 'email'>,
  texts: AdminTexts,
): Promise<StepNames> {
  const { undo, redo } = await readOwnSteps(database, subject, draft, email)
  const { publish } = texts.adminDrafts
  const named = (text: string, taken: TakenStep<Content> | null) =>
    taken === null
      ? null
      : fill(text, {
          step: inWords(taken.before, taken.after, texts),
          email,
          time: formatTime(new Date(taken.at)),
        })
  return { undo: named(publish.undo, undo), redo: named(publish.redo, redo) }
}
