import { clinic } from '../../content/clinic.ts'

/**
 * Everything may be read: what must not be listed says so itself with `noindex`, which a robot that is kept out would
 * never see.
 */
export const robots = `User-agent: *\nDisallow: /api/\n\nSitemap: ${clinic.origin}/sitemap.xml\n`
