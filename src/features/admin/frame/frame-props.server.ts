import { fill } from '../../../format/fill.ts'
import { plural } from '../../../format/plurals.ts'
import type { Account } from '../account/session.server.ts'
import type { AdminBarProps, Flash } from './admin-bar.tsx'
import type { AdminTexts } from './texts.server.ts'

export function adminBar(
  account: Account,
  texts: AdminTexts,
  { places, drafts }: Pick<AdminBarProps, 'places' | 'drafts'>,
  requests: number,
): AdminBarProps {
  const {
    signedInAs,
    meta: _,
    pageIn: __,
    bar: ___,
    edit: ____,
    formatting: _____,
    waiting,
    ...names
  } = texts.adminFrame
  return {
    texts: { ...names, typed: texts.adminTyped },
    places,
    account: account.email,
    signedInAs: fill(signedInAs, { email: account.email }),
    drafts,
    waiting: requests === 0 ? null : { count: requests, text: plural(requests, waiting, texts.locale) },
  }
}

/** Fields of a form are wrong. It leads to the first: `errors` are named as the fields are, in their order. */
export function wrongFields(errors: object, texts: AdminTexts): Flash {
  const [first = ''] = Object.keys(errors)
  return wrongFrom(first, texts)
}

/** An error summary whose entries all lead to one field. */
export function wrongFrom(field: string, { adminDrafts }: AdminTexts): Flash {
  return { text: adminDrafts.problems.summary, wrong: true, href: `#${field}` }
}
