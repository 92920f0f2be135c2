import { treatments } from '../../content/treatments.ts'
import type { PriceList } from '../../features/prices/schema.ts'
import { type PageGraph, pageId } from '../../features/seo/json-ld.server.ts'
import { absolute } from '../../features/seo/json-ld-clinic.server.ts'
import { offerThing, serviceThing } from '../../features/seo/json-ld-offers.server.ts'
import { memberThing, memberThingId } from '../../features/seo/json-ld-team.server.ts'
import { reference } from '../../features/seo/reference.server.ts'
import { standingReview } from '../../features/team/review.server.ts'
import type { ShownMember } from '../../features/team/shown-team.server.ts'
import type { LayoutTexts } from '../../layout/words.server.ts'
import type { Locale } from '../../locale.ts'
import { href } from '../../routes.ts'
import type { TreatmentProps } from './props.ts'

type Described = Pick<TreatmentProps, 'treatment' | 'title' | 'text' | 'category' | 'dentists'> & {
  prices: { lines: readonly { id: string }[] }
}

/** Medicine and commerce are separate: the procedure has no price, the service that the clinic offers has. */
export function treatmentGraph(
  props: Described,
  texts: LayoutTexts,
  team: readonly ShownMember[],
  { items }: PriceList,
): PageGraph {
  const { locale } = texts
  const { treatment: key, title, text, category, prices, dentists } = props
  const treatment = treatments.find((each) => each.key === key)
  if (!treatment) throw new Error(`No treatment ${key}`)
  const { slug, reviewed } = treatment
  const url = absolute(href('treatment', locale, { slug }))
  const procedure = `${url}#procedure`
  const offers = prices.lines.flatMap(({ id }) => items.find((item) => item.id === id && !item.hidden) ?? [])
  const review = standingReview(team, reviewed)
  return {
    name: title,
    trail: [
      { label: texts.layout.nav.treatments, href: href('treatments', locale) },
      { label: category.name, href: category.href },
    ],
    type: 'MedicalWebPage',
    page: {
      ...(review && {
        lastReviewed: review.on,
        reviewedBy: reference(memberThingId(locale, review.reviewer)),
      }),
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
      ...(review ? [reviewerThing(locale, review.reviewer, dentists)] : []),
    ],
  }
}

/** The speciality can be read on the page with those who do the treatment. */
function reviewerThing(locale: Locale, reviewer: ShownMember, dentists: Described['dentists']) {
  const { jobTitle, ...named } = memberThing(locale, reviewer)
  return dentists.some(({ id }) => id === reviewer.id) ? { ...named, jobTitle } : named
}
