/**
 * Where the first screen of a phone ends: a document has the sheet of the page here, or at the last of several
 * (`rendering/first-screen.ts`). React does not look into an element that has a string in it.
 */
export const firstScreenEnd = (
  <div hidden={true} className="fold" suppressHydrationWarning={true}>
    {''}
  </div>
)

/** How it is written in a document. */
export const firstScreenEndMarkup = '<div hidden="" class="fold">'
