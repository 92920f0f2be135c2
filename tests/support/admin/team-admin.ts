import { defaultLocale, locales } from '../../../src/locale.ts'
import { dentist } from '../samples/examples.ts'
import { pressButton } from './admin.ts'
import { openAdmin } from './open-admin.ts'

export const list = '/admin/doctors'
/** The page of a dentist in it. */
export const radu = `${list}/${dentist.id}`
/** The language that is written last: English, where the clinic has it. */
export const last = locales.at(-1) ?? defaultLocale

/** A site and an admin who changes its team and publishes it; each test begins anew. */
export function teamAdmin() {
  const here = openAdmin({ freshEachTest: true })
  const press = (button: string, path: string, fields: Record<string, string | string[]> = {}) =>
    pressButton(here.site, here.admin, path, button, fields)
  return {
    here,
    press,
    html: async (path: string) => (await here.admin.get(path)).text(),
    publicHtml: async (path: string) => (await here.site.fetch(path)).text(),
    publish: (fields: Record<string, string> = {}) =>
      press('publish', list, { publication_note: 'Echipa de acum', ...fields }),
  }
}
