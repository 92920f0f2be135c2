import { readFileSync, writeFileSync } from 'node:fs'
import type { Kind } from './fallbacks.ts'

export type Role = 'display' | 'text'
export type FontFile = { file: string; min: number; max: number; hasAxis: boolean }
/** A family of the site: headings and titles are set in `display`, all else in `text`. */
export type Family = { role: Role; name: string; kind: Kind; files: FontFile[] }

export const fontFolder = 'src/ui/fonts'
const record = `${fontFolder}/families.json`

export function chosenFamilies(): Family[] {
  return JSON.parse(readFileSync(record, 'utf8'))
}

export function writeFamilies(families: readonly Family[]): void {
  writeFileSync(record, `${JSON.stringify(families, null, 2)}\n`)
}

/** The files that have this weight; all where none has. */
export function filesFor({ files }: Family, weight: number): FontFile[] {
  const fitting = files.filter(({ min, max }) => min <= weight && weight <= max)
  return fitting.length > 0 ? fitting : files
}
