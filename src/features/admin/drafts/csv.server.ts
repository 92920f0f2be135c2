import Papa from 'papaparse'
import type { AdminPrices } from '../../../content/schemas/admin-schema.ts'
import { fill } from '../../../format/fill.ts'
import { fromEntries } from '../../../format/from-entries.ts'
import { type Column, fieldsOf, priceColumns, type RowValues, rowFields } from '../../prices/columns.ts'
import type { PriceContent, PriceItem } from '../../prices/schema.ts'
import { checkItem, valuesOfItem } from './row-values.server.ts'

/** The columns are described in `prices/columns.ts`; here the category comes first. */
const columns = ['id', 'category', ...rowFields.filter((field) => field !== 'category')]
const flags = priceColumns.filter((column) => column.kind === 'flag')
const byteOrderMark = '\ufeff'

export type Imported = { status: 'good'; content: PriceContent } | { status: 'refused'; problems: string[] }

type Texts = Pick<AdminPrices, 'file' | 'errors'>
type Cells = Record<string, string>

/**
 * RFC 4180, with a byte order mark so that spreadsheets read it as UTF-8. The parts of a list are lines of one
 * cell.
 */
export function writePriceFile({ items }: PriceContent): string {
  const rows = items.map((item) => ({
    id: item.id,
    ...valuesOfItem(item),
    ...fromEntries(flags.map(({ name }) => [name, item[name] ? 'da' : 'nu'] as const)),
  }))
  return writeCsv(columns, rows)
}

/** Anything a spreadsheet could take for a formula becomes text. */
export function writeCsv(fields: string[], rows: object[]): string {
  return byteOrderMark + Papa.unparse({ fields, data: rows }, { newline: '\r\n', escapeFormulae: formula })
}

/**
 * Visitors' text for a spreadsheet: one that splits cells at semicolons, or quoted lines into rows, must not find a
 * formula there either.
 */
export function withoutFormulae(text: string): string {
  return text.replace(/(^|[;,\t\r\n])(\s*)(?=[=+\-@＝＋－＠])/g, "$1$2'")
}

/** Decodes what spreadsheets save: UTF-8, UTF-16 with its mark, or Windows-1250, the default of Windows in Romania. */
export function decodeFile(bytes: Uint8Array<ArrayBuffer>): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const text = new TextDecoder().decode(bytes)
  return text.includes('\ufffd') ? new TextDecoder('windows-1250').decode(bytes) : text
}

/** All rows of the file, or every error in it, line by line. */
export function readPriceFile(text: string, current: PriceContent, texts: Texts): Imported {
  const { errors } = texts.file
  if (text.includes('\ufffd')) return refused(errors.encoding)
  const parsed = Papa.parse<Cells>(text.replace(byteOrderMark, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim().toLowerCase(),
  })
  const missing = columns.filter((column) => !parsed.meta.fields?.includes(column))
  if (missing.length > 0) return refused(fill(errors.columns, { columns: missing.join(', ') }))
  if (parsed.data.length === 0) return refused(errors.empty)

  const problems: string[] = []
  const items = new Map<string, PriceItem>()
  const slugs = new Set(current.categories.map(({ slug }) => slug))
  for (const [place, cells] of parsed.data.entries()) {
    const id = cellOf(cells, 'id').trim()
    const complain = (field: string, problem: string) =>
      problems.push(fill(texts.file.line, { line: place + 2, id: id || '?', field, problem }))
    if (parsed.errors.some(({ row }) => row === place)) {
      complain('-', errors.cells)
      continue
    }
    if (!slugs.has(cellOf(cells, 'category').trim())) complain('category', errors.unknownCategory)
    if (items.has(id)) complain('id', errors.repeated)
    for (const { name } of flags)
      if (readFlag(cellOf(cells, name)) === null) complain(name, texts.errors[name])
    const checked = checkItem(valuesOfCells(cells), id)
    if (checked.status === 'good') items.set(id, checked.row)
    else
      for (const [field, problem] of Object.entries(checked.errors)) {
        if (problem === 'category') continue
        const isId = problem === 'id'
        complain(isId ? 'id' : field, texts.errors[problem])
      }
  }
  if (problems.length > 0) return { status: 'refused', problems }
  return { status: 'good', content: { ...current, items: [...items.values()] } }
}

function refused(problem: string): Imported {
  return { status: 'refused', problems: [problem] }
}

/** Removes the apostrophe that the export added. */
function cellOf(cells: Cells, column: string): string {
  const cell = cells[column] ?? ''
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell
}

function valuesOfCells(cells: Cells): RowValues {
  return fromEntries(
    priceColumns.flatMap((column) =>
      fieldsOf(column).map((field) => [field, valueOfCell(column, cellOf(cells, field))] as const),
    ),
  )
}

function valueOfCell({ kind }: Column, cell: string): string {
  if (kind === 'flag') return readFlag(cell) ?? ''
  const text = cell.replaceAll('\r\n', '\n')
  return kind === 'choice' ? text.trim() : text
}

/** As in the form: a value for yes, none for no; null when it is neither. */
function readFlag(text: string): string | null {
  const word = text.trim().toLowerCase()
  if (['da', 'yes', 'true', '1'].includes(word)) return 'da'
  return ['nu', 'no', 'false', '0', ''].includes(word) ? '' : null
}

/** Spreadsheets treat the full-width forms like the signs themselves. */
const formula = /^[=+\-@\t\r＝＋－＠]/
