/**
 * An address without a page as it may be counted, or null: a path may hold anything, so only what looks like a page of an
 * older site is kept: words, no long numbers, no signs that names, e-mail addresses or keys have; nothing that robots try.
 */
export function countablePath(path: string): string | null {
  if (path.length > 100 || !/^(\/[a-z0-9]+([-_.][a-z0-9]+)*)+$/.test(path)) return null
  if (/\d{5}|[a-z0-9]{25}/.test(path)) return null
  return probes.test(path) ? null : path
}

const probes =
  /^\/(wp-|wordpress|xmlrpc|cgi-bin|phpmyadmin|vendor|admin|api|assets|_)|\.(env|git|sql|bak|zip|gz|aspx?|jsp|xml|txt|json|ico|png|jpe?g|gif|svg|webp|css|js|map)$/
