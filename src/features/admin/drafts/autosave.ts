import { brand } from '../../../content/clinic.ts'

/** Pages that show the draft learn on this channel that it has changed. */
export const draftChannel = `${brand}-draft`

export function autosaveAddress(slug: string, locale: string): string {
  return `/api/admin/prices/${slug}?locale=${locale}`
}

export function previewAddress(locale: string): string {
  return `/api/admin/preview?locale=${locale}`
}
