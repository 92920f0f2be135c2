import type { MemberId } from '../../content/team.ts'
import type { Texts } from '../../content/texts.ts'
import { treatments } from '../../content/treatments.ts'
import type { PriceList } from '../../features/prices/schema.ts'
import { type PageGraph, pageId } from '../../features/seo/json-ld.server.ts'
import { absolute } from '../../features/seo/json-ld-clinic.server.ts'
import { offerThing, serviceThing } from '../../features/seo/json-ld-offers.server.ts'
import { personId, personThing } from '../../features/seo/json-ld-people.server.ts'
import { reference } from '../../features/seo/reference.server.ts'
import type { Named } from '../../features/team/shown-team.server.ts'
import { href } from '../../routes.ts'
import type { TreatmentProps } from './props.ts'

type Described = Pick<TreatmentProps, 'treatment' | 'title' | 'text' | 'category' | 'doctors'> & {
  prices: { lines: readonly { id: string }[] }
}

/** Medicine and commerce are separate: the procedure has no price, the service that the clinic offers has. */
export function treatmentGraph(
  props: Described,
  texts: Texts<'layout'>,
  reviewerNamed: (by: MemberId) => Named,
  { items }: PriceList,
): PageGraph {
  const { locale } = texts
  const { treatment: key, title, text, category, prices, doctors } = props
  const treatment = treatments.find((each) => each.key === key)
  if (!treatment) throw new Error(`No treatment ${key}`)
  const { slug, reviewed } = treatment
  const url = absolute(href('treatment', locale, { slug }))
  const procedure = `${url}#procedure`
  const offers = prices.lines.flatMap(({ id }) => items.find((item) => item.id === id && !item.hidden) ?? [])
  const reviewer = personThing(locale, reviewerNamed(reviewed.by))
  const { jobTitle: _, ...named } = reviewer
  return {
    name: title,
    trail: [
      { label: texts.layout.nav.treatments, href: href('treatments', locale) },
      { label: category.name, href: category.href },
    ],
    type: 'MedicalWebPage',
    page: {
      lastReviewed: reviewed.on,
      reviewedBy: reference(personId(locale, reviewed.by)),
      mainEntity: reference(procedure),
    },
    things: [
      {
        '@type': 'MedicalProcedure',
        '@id': procedure,
        name: title,
        description: text.short_description,
        mainEntityOfPage: reference(pageId(url)),
      },
      serviceThing(
        url,
        title,
        category.name,
        offers.map((item) => offerThing(locale, item)),
      ),
      // The speciality can be read on the page with those who do the treatment.
      doctors.some(({ id }) => id === reviewed.by) ? reviewer : named,
    ],
  }
}
