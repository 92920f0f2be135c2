/** A node of the graph, or a reference to one by its `@id`. Absent values are left out of the text. */
export type Thing = { readonly [property: string]: Value | undefined }
type Value = string | number | boolean | Thing | readonly Value[]
