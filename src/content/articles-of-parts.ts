import { type ModuleName, modules } from './clinic.ts'

/** Articles that speak of a part of the site: where it is off there are none of them. */
const articlesOf: Partial<Record<ModuleName, readonly string[]>> = {
  instalments: ['rate-si-dae-pe-intelesul-tuturor'],
}

/** Those of the parts that are off; a database that was filled while they were on still has them. */
export const articlesOff: ReadonlySet<string> = new Set(
  Object.entries(modules).flatMap(([part, on]) =>
    on ? [] : Object.entries(articlesOf).flatMap(([name, slugs]) => (name === part ? slugs : [])),
  ),
)
