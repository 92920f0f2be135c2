import Papa from 'papaparse'
import { byteOrderMark, formula, writeCsv } from '../../../../features/admin/drafts/csv.server.ts'
import { type Column, fieldsOf, priceColumns, type RowValues } from '../../../../features/prices/columns.ts'
import type { PriceContent, PriceItem } from '../../../../features/prices/schema.ts'
import { fill } from '../../../../format/fill.ts'
import { fromEntries } from '../../../../format/from-entries.ts'
import { normaliseText, readable } from '../../../../format/typed.ts'
import { defaultLocale } from '../../../../locale.ts'
import { freeName } from '../category/form/form.server.ts'
import { treatmentsBetween } from '../fields.ts'
import type { PriceWords } from '../ro.ts'
import { checkItem, valuesOfItem } from '../row-values.server.ts'
import { type FileColumn, type FileWords, fileColumns } from './file-words.server.ts'

const flags = priceColumns.filter((column) => column.kind === 'flag')

export type Imported = { status: 'good'; content: PriceContent } | { status: 'refused'; problems: string[] }

type Texts = Pick<PriceWords, 'file' | 'errors'>
type Cells = Partial<Record<FileColumn, string>>

/** Days and decimals of Romania; the parts of a list are lines of one cell. */
export function writePriceFile({ items }: PriceContent, words: FileWords): string {
  const rows = items.map((item) => {
    const values: Record<string, string> = { id: item.id, ...valuesOfItem(item) }
    for (const column of priceColumns)
      for (const field of fieldsOf(column)) values[field] = written(column, values[field] ?? '', words)
    return fileColumns.map((column) => values[column] ?? '')
  })
  return writeCsv(fileColumns.map(words.header), rows)
}

function written(column: Column, value: string, words: FileWords): string {
  switch (column.kind) {
    case 'flag':
      return value === '' ? 'nu' : 'da'
    case 'day':
      return value.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3.$2.$1')
    case 'amount':
      return value.replace('.', ',')
    case 'choice':
      return words.word(column.name, value)
    case 'treatments':
      return value
        .split(treatmentsBetween)
        .filter((key) => key !== '')
        .map((key) => words.word('treatments', key))
        .join(` ${treatmentsBetween} `)
    default:
      return value
  }
}

/** Decodes what spreadsheets save: UTF-8, UTF-16 with its mark, or Windows-1250, the default of Windows in Romania. */
export function decodeFile(bytes: Uint8Array<ArrayBuffer>): string {
  const [first, second] = bytes
  const decoded = (encoding: string) => readable(new TextDecoder(encoding).decode(bytes))
  if (first === 0xff && second === 0xfe) return decoded('utf-16le')
  if (first === 0xfe && second === 0xff) return decoded('utf-16be')
  const text = decoded('utf-8')
  return text.includes('\ufffd') ? decoded('windows-1250') : text
}

/** All rows of the file, or every error in it, line by line. */
export function readPriceFile(text: string, current: PriceContent, texts: Texts, words: FileWords): Imported {
  const { errors } = texts.file
  if (text.includes('\ufffd')) return refused(errors.encoding)
  const own = text.replace(byteOrderMark, '')
  const rest = own.replace(/^sep=.\r?\n/i, '')
  // Blank rows would mislead the detection of the separator.
  const { meta } = Papa.parse<string[]>(rest, { skipEmptyLines: 'greedy', preview: 20 })
  const parsed = Papa.parse<string[]>(rest, { delimiter: meta.delimiter })
  // Blank rows are left out and count: the line that is named is that of the spreadsheet.
  const numbered = parsed.data
    .map((cells, at) => ({ cells, line: at + (rest === own ? 1 : 2) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const [{ cells: head } = { cells: [] }, ...filled] = numbered
  const lines = filled.map(({ cells }) => cells)
  const columns = head.map(words.columnOf)
  const missing = fileColumns.filter((column) => column !== 'id' && !columns.includes(column))
  // A spreadsheet writes a question mark for a letter that its encoding does not have.
  if (missing.length > 0 && head.some((cell) => cell.includes('?'))) return refused(errors.encoding)
  if (missing.length > 0)
    return refused(fill(errors.columns, { columns: missing.map(words.header).join(', ') }))
  if (lines.length === 0) return refused(errors.empty)

  const problems: string[] = []
  const items = new Map<string, PriceItem>()
  const slugs = new Set(current.categories.map(({ slug }) => slug))
  const written = lines.map((line) => cellsOf(line, columns))
  const codes = new Set(written.map(({ id = '' }) => id.trim()))
  for (const [place, cells] of written.entries()) {
    const values = valuesOfCells(cells, words)
    const id = (cells.id ?? '').trim() || codeOf(values)
    const complain = (field: string, problem: string) =>
      problems.push(fill(texts.file.line, { line: filled[place]?.line ?? 0, id, field, problem }))
    if (lines[place]?.length !== head.length) {
      complain('-', errors.cells)
      continue
    }
    if (!slugs.has(values.category)) complain(words.header('category'), errors.unknownCategory)
    if (items.has(id)) complain(words.header('id'), errors.repeated)
    for (const { name } of flags)
      if (readFlag(cells[name] ?? '') === null) complain(words.header(name), texts.errors[name])
    const checked = checkItem(values, id)
    if (checked.status === 'good') items.set(id, checked.row)
    else
      for (const [field, problem] of Object.entries(checked.errors)) {
        if (problem === 'category') continue
        const column = fileColumns.find((each) => each === (problem === 'id' ? 'id' : field))
        complain(column === undefined ? field : words.header(column), texts.errors[problem])
      }
  }
  if (problems.length > 0) return { status: 'refused', problems }
  return { status: 'good', content: { ...current, items: [...items.values()] } }

  /** A row without a code is the one of that name in its category, or a new one. */
  function codeOf(values: RowValues): string {
    const title = normaliseText(values[`title_${defaultLocale}`])
    const match = current.items.find(
      (item) =>
        item.title[defaultLocale] === title && item.category === values.category && !codes.has(item.id),
    )
    const taken = new Set([...codes, ...items.keys(), ...current.items.map((item) => item.id)])
    const code = match?.id ?? freeName(title, taken)
    codes.add(code)
    return code
  }
}

function refused(problem: string): Imported {
  return { status: 'refused', problems: [problem] }
}

/** Without the apostrophe that the export added. */
function cellsOf(line: readonly string[], columns: readonly (FileColumn | null)[]): Cells {
  const cells: Cells = {}
  for (const [place, column] of columns.entries()) {
    const cell = line[place] ?? ''
    if (column !== null)
      cells[column] = cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell
  }
  return cells
}

function valuesOfCells(cells: Cells, words: FileWords): RowValues {
  return fromEntries(
    priceColumns.flatMap((column) =>
      fieldsOf(column).map((field) => [field, valueOfCell(column, cells[field] ?? '', words)] as const),
    ),
  )
}

function valueOfCell(column: Column, cell: string, words: FileWords): string {
  switch (column.kind) {
    case 'flag':
      return readFlag(cell) ?? ''
    case 'choice':
      return words.keyOf(column.name, cell)
    case 'treatments':
      return cell
        .split(treatmentsBetween)
        .map((word) => words.keyOf('treatments', word))
        .join(treatmentsBetween)
    default:
      return cell.replaceAll('\r\n', '\n')
  }
}

/** As in the form: a value for yes, none for no; null when it is neither. */
function readFlag(text: string): string | null {
  const word = text.trim().toLowerCase()
  if (['da', 'yes', 'true', '1'].includes(word)) return 'yes'
  return ['nu', 'no', 'false', '0', ''].includes(word) ? '' : null
}
