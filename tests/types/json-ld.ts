import type { PageGraph } from '../../src/features/seo/json-ld.server.ts'

/** Compiles only while the structured data of a page is held to the vocabulary of schema.org. */
export const known: PageGraph = { name: 'Home', things: [{ '@type': 'Service', serviceType: 'x' }] }

// @ts-expect-error a type that schema.org does not know
export const unknownType: PageGraph = { name: 'Home', things: [{ '@type': 'Veneer', name: 'x' }] }

// @ts-expect-error a property that belongs to another type
export const misplaced: PageGraph = { name: 'Home', things: [{ '@type': 'Service', jobTitle: 'x' }] }

// @ts-expect-error a value of another kind
export const wrongValue: PageGraph = { name: 'Home', page: { lastReviewed: 2026 } }
