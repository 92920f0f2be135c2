import { z } from 'zod'
import { line, paragraph } from '../../schema.ts'

const said = z.strictObject({ title: line, body: paragraph })

/** What an owner reads when something could not be done: whether it was, and what to press. */
export const adminOutage = z.strictObject({
  /** A page could not be shown: nothing was asked to change. */
  read: said,
  /** A form was sent, and it is not known whether it was dealt with. */
  sent: said,
  /** The same, of a form that is not kept. */
  done: said,
  /** A publication was asked for, and the database says that there is none. */
  notPublished: said,
  /** It does not say. */
  unknown: said,
  /** The fault is not the database's. */
  failed: said,
  /** A form was sent before anybody had signed in. */
  waiting: said,
  send: line,
  /** Opens what was typed in it. */
  what: line,
  again: line,
  /** To the page as it is, without sending the form again. */
  look: line,
  today: line,
})
export type AdminOutage = z.infer<typeof adminOutage>
