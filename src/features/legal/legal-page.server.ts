import { clinic, modules } from '../../content/clinic.ts'
import type { PolicyText } from '../../content/schema.ts'
import { formatDate } from '../../format/dates-in-words.ts'
import { fill } from '../../format/fill.ts'
import { formatPhone } from '../../format/phone.ts'
import { typeset } from '../../format/typeset.ts'
import type { PolicyProps } from './policy.tsx'
import type { PolicyPageTexts } from './words.server.ts'

/** A policy with the clinic's facts filled in. */
export function policyProps(
  { locale, policyPage }: PolicyPageTexts,
  { title, lead, updated_on, sections }: PolicyText,
  more: Readonly<Record<string, string>> = {},
): PolicyProps {
  const values = { ...facts, ...more }
  const { updated, contents } = policyPage
  return {
    title,
    lead: fill(lead, values),
    updated: fill(updated, { date: formatDate(updated_on, locale) }),
    contents,
    sections: sections.filter(isAboutThisSite).map(({ id, title, paragraphs, items = [] }) => ({
      id,
      title,
      paragraphs: paragraphs.map((paragraph) => fill(paragraph, values)),
      items: items.map((item) => fill(item, values)),
    })),
  }
}

/** A section that has the name of a switched-off part is about nothing here. */
function isAboutThisSite({ id }: { id: string }): boolean {
  return !Object.entries(modules).some(([name, on]) => name === id && !on)
}

const { street, sector, postalCode, city } = clinic.address

const facts = {
  name: clinic.name,
  legalName: clinic.legal.name,
  phone: formatPhone(clinic.phone).replaceAll(' ', '\u00a0'),
  email: clinic.email,
  address: typeset(`${street}, ${sector}, ${postalCode} ${city}`),
}
