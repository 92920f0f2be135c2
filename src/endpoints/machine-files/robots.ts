import { clinic } from '../../content/clinic.ts'

/** Everything may be read: pages that must not be listed say `noindex`, which a blocked robot would never see. */
export const robots = `User-agent: *\nDisallow: /api/\n\nSitemap: ${clinic.origin}/sitemap.xml\n`
