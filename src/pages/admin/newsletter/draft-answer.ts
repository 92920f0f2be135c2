/** The server's answer to a newsletter that saves itself. What somebody might praise too much, by language; or why it was refused. */
export type DraftResult = { revision: number; claims: Record<string, string[]> } | { error: string }
