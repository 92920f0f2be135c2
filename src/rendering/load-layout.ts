import { clinic } from '../content/clinic.ts'
import { implantOffer } from '../content/prices/offer.ts'
import { loadTextsWith } from '../content/texts.ts'
import type { Opening } from '../features/clinic/opening.ts'
import type { ConsentWords } from '../features/consent/ro.ts'
import { consentWords } from '../features/consent/words.server.ts'
import { offerState } from '../features/offer/offer-state.ts'
import type { AnnouncedOffer } from '../features/prices/schema.ts'
import { isoDateOf } from '../format/dates.ts'
import { fill } from '../format/fill.ts'
import { formatPhone } from '../format/phone.ts'
import { typeset } from '../format/typeset.ts'
import type { ErrorWords } from '../http/ro.ts'
import { errorWords } from '../http/words.server.ts'
import { type LayoutTexts, layoutWords } from '../layout/words.server.ts'
import { type Locale, locales } from '../locale.ts'
import type { FooterTexts, LayoutProps, PageNames } from '../page-frame.ts'
import { hasPage } from '../routes.ts'
import { settings } from '../settings.ts'

/**
 * The same for every page of a language, except for what depends on the day, which a Worker knows only during a request,
 * and on the hours and the offer that are published.
 */
export async function loadLayout(
  locale: Locale,
  { week, days }: Opening,
  offers: readonly AnnouncedOffer[],
): Promise<LayoutProps> {
  layouts[locale] ??= createLayout(
    await loadTextsWith(locale, { consent: consentWords, errors: errorWords, layout: layoutWords }),
  )
  const { footer, ...layout } = layouts[locale]
  const now = new Date()
  const offer = offers.find(({ id }) => id === implantOffer.id)
  return {
    ...layout,
    clinic: { ...layout.clinic, hours: week, days },
    footer: {
      ...footer,
      rights: fill(footer.rights, { year: isoDateOf(now).slice(0, 4), name: clinic.legal.name }),
    },
    offerRuns: hasPage('implantOffer') && offerState(offer, isoDateOf(now)) === 'running',
  }
}

const { googleTag } = settings
const { latitude, longitude } = clinic.coordinates

type Undated = LayoutProps & { footer: FooterTexts }
const layouts: Partial<Record<Locale, Undated>> = {}

function createLayout({
  consent,
  errors,
  layout: { clinicKind, ...layout },
}: LayoutTexts & { consent: ConsentWords; errors: ErrorWords }): Undated {
  const { phone, email, address, hours, legal } = clinic
  const { newsletter, medical, rights, legalName, tradeRegister, authorisation, college, ...labels } =
    layout.footer
  return {
    texts: {
      ...layout,
      nav: namesOfPages(layout.nav),
      footer: { ...labels, feed: hasPage('news') ? labels.feed : null },
      englishHint: locales.includes('en') ? layout.englishHint : null,
    },
    footer: {
      ...{ newsletter, medical, rights },
      identity: [
        [legalName, legal.name],
        [labels.cui, legal.cui],
        [tradeRegister, legal.tradeRegister],
        [authorisation, legal.authorisation],
        [college, legal.college],
      ],
    },
    errorScreen: errors.screen,
    consent: {
      ...consent.banner,
      ...(googleTag !== null && { text: consent.withGoogle.banner }),
      saved: consent.preferences.saved,
      withdrawn: consent.preferences.withdrawn,
      failed: consent.preferences.failed,
    },
    googleTag,
    clinic: {
      phone,
      phoneText: formatPhone(phone).replaceAll(' ', '\u00a0'),
      email,
      address: { ...address, sector: typeset(address.sector) },
      hours,
      days: {},
      legal: { name: legal.name, cui: legal.cui },
    },
    wordmark: { name: clinic.name, kind: clinicKind },
    mapHref: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    offerRuns: false,
  }
}

/** Every page is given these words with its scripts: those of parts that are off would say what the clinic does not have. */
function namesOfPages(nav: LayoutTexts['layout']['nav']): PageNames {
  const { inPain, instalments, implantOffer, stories, news, ...always } = nav
  return {
    ...always,
    ...(hasPage('inPain') && { inPain }),
    ...(hasPage('instalments') && { instalments }),
    ...(hasPage('implantOffer') && { implantOffer }),
    ...(hasPage('stories') && { stories }),
    ...(hasPage('news') && { news }),
  }
}
