import { sheetKeys } from '../../sheet-keys.ts'

/** A choice of the sheet, as it is written in a query. */
const choice = new RegExp(`\\b(${sheetKeys.join('|')})=[^&]+`, 'g')

/** What of a query is the patient's sheet, `?…` or empty. */
export function sheetOf(query: string): string {
  const chosen = query.match(choice)
  return chosen === null ? '' : `?${chosen.join('&')}`
}

/** An address with a sheet. What the address says itself holds. */
export function withSheet(address: string, sheet = ''): string {
  const more = sheet.match(choice)?.filter((each) => !address.includes(each.replace(/=.*/, '=')))
  if (!more?.length) return address
  return address.replace(/#|$/, (end) => (address.includes('?') ? '&' : '?') + more.join('&') + end)
}
