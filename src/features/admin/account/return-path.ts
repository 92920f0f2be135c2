import { type Locale, splitLocale } from '../../../locale.ts'
import { href } from '../../../routes.ts'

/** Where to go after signing in. Only admin pages of this site are accepted. */
export function returnPath(wanted: string, locale: Locale): string {
  return adminAddress.test(splitLocale(wanted).path) && wanted.length <= 300
    ? wanted
    : href('admin/today', locale)
}

const adminAddress = /^\/admin(\/[a-z0-9-]+)*(\?[\w=&.-]*)?$/
