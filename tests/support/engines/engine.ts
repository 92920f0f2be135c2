/** A tab of a browser other than Chromium. Each engine has a protocol of its own; tests ask this alone. */
export type Tab = {
  /** Resolves when the document and what it loads at once are there. */
  open(url: string): Promise<void>
  /** Runs a function in the page, which knows nothing but the text it is given. */
  ask<Answer>(question: (given: string) => Answer, given?: string): Promise<Awaited<Answer>>
  /** Presses the first element, where a visitor would. */
  press(selector: string): Promise<void>
  /** Types into the first element, after what stands in it. */
  type(selector: string, text: string): Promise<void>
  /** The size of what is seen of a page, about. */
  resize(width: number, height: number): Promise<void>
  /** To the state before, of the same document: the driver of WebKit loses a page that comes as it was left. */
  back(): Promise<void>
}

export type Engine = { tab: Tab; close(): Promise<void> }
