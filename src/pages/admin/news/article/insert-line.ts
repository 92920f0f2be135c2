/**
 * A line of its own after the one in which the cursor is, or at the end of a text in which nobody has been. React and
 * the live preview learn of it as of what is typed.
 */
export function insertLine(area: HTMLTextAreaElement, line: string, hasCursor: boolean): void {
  const { value } = area
  const end = value.indexOf('\n', area.selectionEnd)
  const at = hasCursor && end !== -1 ? end : value.length
  const [before, after] = [value.slice(0, at), value.slice(at)]
  const lead = before.trim() === '' ? '' : '\n'.repeat(2 - trailing(before))
  const trail = after.trim() === '' ? '' : '\n'.repeat(Math.max(0, 2 - leading(after)))
  area.setRangeText(lead + line + trail, at, at, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

const trailing = (text: string) => Math.min(2, /\n*$/.exec(text)?.[0].length ?? 0)
const leading = (text: string) => /^\n*/.exec(text)?.[0].length ?? 0
