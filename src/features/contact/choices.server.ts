import { getCountries } from 'libphonenumber-js/min'
import { loadTextsWith, type Texts } from '../../content/texts.ts'
import { treatments } from '../../content/treatments.ts'
import { comfortWishes } from '../../content/vocabulary.ts'
import { formatMonth, formatWeekdayDate } from '../../format/dates-in-words.ts'
import { defaultLocale, type Locale, locales } from '../../locale.ts'
import type { Opening } from '../clinic/opening.ts'
import { type AcheTexts, aches } from '../complaints/aches.server.ts'
import { complaintWords } from '../complaints/words.server.ts'
import { type OfferTexts, offerWords } from '../offer/words.server.ts'
import { type PricesTexts, pricesWords } from '../prices/words.server.ts'
import type { PublishedTeam } from '../team/members.ts'
import { type ShownMember, shownTeam } from '../team/shown-team.server.ts'
import { openDays } from './days.ts'
import type { ContactWords } from './ro.ts'
import { contactWords } from './words.server.ts'

export type Choice = { value: string; text: string }
export type ChoiceGroup = { label: string; choices: Choice[] }

/** The texts of the form and of its lists. */
export type ContactTexts = Texts<'treatmentTexts'> &
  AcheTexts &
  OfferTexts &
  PricesTexts & {
    contact: ContactWords
    /** The team members that visitors see. */
    team: readonly ShownMember[]
  }

export async function loadContactTexts(locale: Locale, published: PublishedTeam): Promise<ContactTexts> {
  const texts = await loadTextsWith(
    locale,
    { complaints: complaintWords, contact: contactWords, offer: offerWords, prices: pricesWords },
    'emergency',
    'teamTexts',
    'treatmentTexts',
  )
  return { ...texts, team: shownTeam(texts, published) }
}

/** The options of the form's lists, in one language. */
export type Choices = {
  complaints: Choice[]
  treatments: Choice[]
  dentists: Choice[]
  languages: Choice[]
  comfort: Choice[]
  countries: Choice[]
}

export function choicesFor(texts: ContactTexts): Choices {
  const { locale, team } = texts
  choices[locale] ??= makeChoices(texts)
  const dentists = team.filter(({ kind }) => kind === 'doctor')
  return { ...choices[locale], dentists: dentists.map(({ id, nume }) => ({ value: id, text: nume })) }
}

/** The open days of the next weeks, by month. */
export function dayChoices(locale: Locale, opening: Opening, now: Date): ChoiceGroup[] {
  const months = Map.groupBy(openDays(opening, now), (day) => day.slice(0, 7))
  return Array.from(months, ([month, days]) => ({
    label: formatMonth(`${month}-01`, locale),
    choices: days.map((day) => ({ value: day, text: formatWeekdayDate(day, locale) })),
  }))
}

const choices: Partial<Record<Locale, Omit<Choices, 'dentists'>>> = {}

function makeChoices(texts: ContactTexts): Omit<Choices, 'dentists'> {
  const { locale, contact, treatmentTexts } = texts
  return {
    complaints: aches(texts),
    treatments: treatments.map(({ key }) => ({ value: key, text: treatmentTexts[key].title })),
    comfort: comfortWishes.map((value) => ({ value, text: contact.options.comfort[value] })),
    languages: several(locales).map((value) => ({ value, text: contact.options.languages[value] })),
    countries: locale === defaultLocale ? [] : countries(locale),
  }
}

/** One alone is no choice. */
function several<Option>(options: readonly Option[]): readonly Option[] {
  return options.length > 1 ? options : []
}

/** Only other languages ask for the country: it is for patients who travel here. */
function countries(locale: Locale): Choice[] {
  const regions = new Intl.DisplayNames(locale, { type: 'region' })
  const collator = new Intl.Collator(locale)
  const listed = getCountries()
    .filter((code) => code !== 'AC' && code !== 'TA')
    .map((value) => ({ value, text: regions.of(value) ?? value }))
  return listed.sort((a, b) => collator.compare(a.text, b.text))
}
