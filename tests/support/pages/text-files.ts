import { globSync } from 'node:fs'
import type { Locale } from '../../../src/locale.ts'

/** Every file that holds texts of a language: those of the content, and those beside a page or a feature. */
export function textFiles(locale: Locale, cwd = '.'): string[] {
  return globSync(
    [
      `src/content/${locale}/**/*.ts`,
      `src/content/treatments/*/${locale}.ts`,
      `src/{pages,features,endpoints,http,layout}/**/${locale}.ts`,
    ],
    { cwd },
  )
}
