import Papa from 'papaparse'
import { bucharestClock } from '../../../format/dates.ts'
import { formatPhone } from '../../../format/phone.ts'

export const byteOrderMark = '\ufeff'

/** What a file for a spreadsheet has in a column, and what that is called. */
export type SheetColumn<Row> = { header: string; text(row: Row): string }

/** A list of what visitors have written, as a file for a spreadsheet. */
export function writeSheet<Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]): string {
  return writeCsv(
    columns.map(({ header }) => header),
    rows.map((row) => columns.map(({ text }) => withoutFormulae(text(row)))),
  )
}

/** By the clinic's clock, as Excel in Romania writes it; empty for null. */
export function momentForSheet(moment: string | null): string {
  if (moment === null) return ''
  const { date, time } = bucharestClock(new Date(moment))
  const [year, month, day] = date.split('-')
  return `${day}.${month}.${year} ${time}`
}

/** With blanks, so that a spreadsheet takes it for no number, and without the sign by which a formula begins. */
export function phoneForSheet(phone: string): string {
  return formatPhone(phone).replace(/^\+/, '00 ')
}

/**
 * As Excel in Romania writes it, so that a double click opens it right: semicolons, and a byte order mark, by which it
 * knows UTF-8. Anything a spreadsheet could take for a formula becomes text.
 */
export function writeCsv(fields: string[], rows: string[][]): string {
  const options = { newline: '\r\n', delimiter: ';', escapeFormulae: formula }
  return byteOrderMark + Papa.unparse({ fields, data: rows }, options)
}

/**
 * Visitors' text for a spreadsheet: one that splits cells at semicolons, or quoted lines into rows, must not find a
 * formula there either.
 */
function withoutFormulae(text: string): string {
  return text.replace(/(^|[;,\t\r\n])(\s*)(?=[=+\-@＝＋－＠])/g, "$1$2'")
}

/** Spreadsheets treat the full-width forms like the signs themselves. */
export const formula = /^[=+\-@\t\r＝＋－＠]/
