import { clinic } from '../../content/clinic.ts'

/**
 * Everything may be read: pages that must not be listed say `noindex`, which a blocked robot would never see. What hurts in an
 * address is a patient's way, and the page is the same without.
 */
export const robots = `User-agent: *\nDisallow: /api/\nDisallow: /*durere=\n\nSitemap: ${clinic.origin}/sitemap.xml\n`
