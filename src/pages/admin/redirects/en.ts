import { clinic } from '../../../content/clinic.ts'
import { titled } from '../../../content/titled.ts'
import type { RedirectWords } from './ro.ts'

export const words = {
  menu: 'Redirects',
  metaTitle: titled('Redirects of old addresses', `${clinic.name} administration`),
  title: 'Redirects',
  lead: 'Old addresses lead to the pages of today, and visitors see no error. A redirect takes effect at once, in any language.',
  draft: 'Draft of the redirects',
  changes: { one: '{count} redirect not published', other: '{count} redirects not published' },
  more: { one: '{count} redirect', other: '{count} redirects' },
  fields: {
    from: {
      label: 'Old address',
      hint: 'Paste it as it is, also with its domain: https://www.example.ro/promotii. Language and campaign parameters (utm_source, gclid) do not matter. What else follows “?”, such as ?p=123 or ?id=5, tells addresses apart.',
    },
    to: { label: 'Page it leads to', hint: 'A page of this site, for example /preturi.' },
    note: { label: 'Why (optional)' },
  },
  problems: {
    from: 'Write an old address of this site, for example /promotii. Those that begin with /admin, /api or /assets and the site’s own files, such as /robots.txt, cannot be used.',
    query: 'After “?” write plain parameters, for example ?p=123 or ?id=5&view=article, without other signs.',
    pageQuery:
      'The page of today uses what you wrote after “?” itself: the redirect would hide it. Leave only what the old address had.',
    replaces: 'This address leads to {to} now. Tick the box to replace that.',
    elsewhere: 'This is an address of another site. A redirect leads to a page of this site alone.',
    targetPart: 'A redirect leads to a whole page: delete what follows “?” or “#”.',
    to: 'Write the page it leads to, for example /preturi.',
    target: 'There is no public page at this address. Type “/” and choose from the list that opens.',
    page: 'There is a page of today here: the redirect would hide it.',
    table: 'This address has a redirect in the site already, made when it was built.',
    chain: 'That page is redirected itself. Lead straight to the last page.',
    note: 'Write at most 300 characters.',
  },
  add: {
    title: 'Add a redirect',
    submit: 'Add and publish',
    replace: 'Replace the redirect there is',
    note: 'Redirect {from} → {to}',
  },
  tried: {
    title: 'Try an address',
    address: { label: 'Address to try', hint: 'Shows what a visitor gets, the draft included.' },
    submit: 'Try',
    results: {
      page: '{path} is a page: it opens without a redirect.',
      own: '{path} leads to {to}, by your list.',
      built: '{path} leads to {to}, by the rules of the site.',
      none: '{path} leads nowhere: the visitor sees “page not found”.',
      broken: 'This is no address.',
    },
  },
  list: {
    title: 'Your redirects',
    none: 'You have not added a redirect yet.',
    hits: 'Used in the last 30 days',
    times: { one: '{count} time', other: '{count} times' },
    unknown: 'unknown',
    action: 'Action',
    remove: 'Remove',
    removeThis: 'Remove the redirect from {from}',
    note: 'Without the redirect from {from}',
  },
  missing: {
    title: 'Addresses that were asked for and do not exist',
    lead: 'What was asked for in the last 30 days and ended with “page not found”. Only addresses that cannot hold personal data are counted.',
    none: 'Nobody has come upon a page that does not exist.',
    unread:
      'The list cannot be shown now: this page has no access to the statistics, or their service does not answer. If that stays so, tell whoever looks after the site.',
    add: 'Redirect {path}',
  },
  waits: 'The change is in the draft. Others wait there too, so check them and publish them together.',
  published: 'The redirects are published and take effect now.',
  publish: 'Publish the redirects',
  publishLead: 'They take effect at once, in any language. The note stays in the history.',
} satisfies RedirectWords
