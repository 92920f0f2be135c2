import { Fragment, type ReactNode } from 'react'

/** A sentence with what visitors wrote in it, plain and theirs by turns, plain first. */
export type SentenceParts = readonly string[]

/** `{name}` filled in, each apart from the words around it. */
export function partsOf(template: string, values: Record<string, string>): SentenceParts {
  return template.split(/\{(\w+)\}/).map((part, at) => (at % 2 === 0 ? part : (values[part] ?? '')))
}

/** Each name has the direction of its own letters, and turns nothing beside it around. */
export function Isolated({ parts }: { parts: SentenceParts }): ReactNode {
  return parts.map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
    at % 2 === 0 ? <Fragment key={at}>{part}</Fragment> : <bdi key={at}>{part}</bdi>,
  )
}
