import type { IdReference } from 'schema-dts'

/**
 * Another thing of the graph, by its `@id`. Written as a literal, the compiler would compare it with each of the
 * hundreds of types of schema.org that it might be.
 */
export function reference(id: string): IdReference {
  return { '@id': id }
}
