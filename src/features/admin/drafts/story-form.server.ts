import type { StoryText } from '../../../content/schema.ts'
import type { AdminStories } from '../../../content/schemas/admin/stories.ts'
import { byLocale, byTypedLocale } from '../../../format/by-locale.ts'
import { freeSlug, slugFrom } from '../../../format/slug.ts'
import { typedText } from '../../../format/typed.ts'
import { type Locale, locales, speaks } from '../../../locale.ts'
import { type PatientStory, patientStory } from '../../stories/stories.ts'
import { newId } from './member-form.server.ts'

/** The field of each text. */
const fieldOf = {
  title: 'titlu',
  name: 'nume',
  treatment: 'lucrare',
  duration: 'durata',
  before_after: 'despre',
  before_alt: 'inainte',
  after_alt: 'dupa',
  testimonial: 'cuvinte',
  results: 'rezultate',
} as const satisfies Record<keyof StoryText, string>
export type StoryWord = (typeof fieldOf)[keyof StoryText]

/** The form as it was typed. */
export type StoryValues = {
  said: Record<Locale, Record<StoryWord, string>>
  categorie: string
  tratament: string
  medic: string
  desen: string
  isHidden: boolean
}
/** By the name of the field. */
export type StoryErrors = Partial<Record<string, string>>

/** More than any field accepts, so that it can be shown again. */
const longestTyped = 3000

export function storyValues(story: PatientStory | null): StoryValues {
  return {
    said: byLocale((locale) => {
      const text = story?.[locale]
      return {
        titlu: text?.title ?? '',
        nume: text?.name ?? '',
        lucrare: text?.treatment ?? '',
        durata: text?.duration ?? '',
        despre: text?.before_after ?? '',
        inainte: text?.before_alt ?? '',
        dupa: text?.after_alt ?? '',
        cuvinte: text?.testimonial ?? '',
        rezultate: (text?.results ?? []).join('\n'),
      }
    }),
    categorie: story?.category ?? '',
    tratament: story?.treatment ?? '',
    medic: story?.doctor ?? '',
    desen: story?.drawing ?? '',
    isHidden: story?.hidden ?? false,
  }
}

export function readStoryForm(form: URLSearchParams): StoryValues {
  const value = (name: string) => typedText(form.get(name) ?? '').slice(0, longestTyped)
  return {
    said: byTypedLocale((locale) => ({
      titlu: value(`titlu_${locale}`),
      nume: value(`nume_${locale}`),
      lucrare: value(`lucrare_${locale}`),
      durata: value(`durata_${locale}`),
      despre: value(`despre_${locale}`),
      inainte: value(`inainte_${locale}`),
      dupa: value(`dupa_${locale}`),
      cuvinte: value(`cuvinte_${locale}`),
      rezultate: value(`rezultate_${locale}`),
    })),
    categorie: value('categorie'),
    tratament: value('tratament'),
    medic: value('medic'),
    desen: value('desen'),
    isHidden: form.get('ascuns') === 'da',
  }
}

/**
 * A story as the form says, with what it has beside it: the photographs, and the words of a language that the clinic has
 * switched off. Or what is wrong with which field.
 */
export function checkStory(
  values: StoryValues,
  {
    id,
    photo_before,
    photo_after,
    ...kept
  }: Pick<PatientStory, 'id' | 'photo_before' | 'photo_after'> & Partial<Pick<PatientStory, Locale>>,
  texts: AdminStories,
): { story: PatientStory; errors: null } | { story: null; errors: StoryErrors } {
  const checked = patientStory.safeParse({
    id,
    photo_before,
    photo_after,
    category: values.categorie,
    treatment: values.tratament,
    doctor: values.medic,
    drawing: values.desen,
    hidden: values.isHidden,
    ...byLocale((locale) => {
      const before = speaks(locale) ? undefined : kept[locale]
      const { titlu, nume, lucrare, durata, despre, inainte, dupa, cuvinte, rezultate } = values.said[locale]
      return (
        before ?? {
          title: titlu,
          name: nume,
          treatment: lucrare,
          duration: durata,
          before_after: despre,
          before_alt: inainte,
          after_alt: dupa,
          testimonial: cuvinte,
          results: rezultate.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()])),
        }
      )
    }),
  })
  if (checked.success) return { story: checked.data, errors: null }
  const errors: StoryErrors = {}
  for (const { path } of checked.error.issues) {
    const [first, second] = path
    const locale = locales.find((each) => each === first)
    const word = words.find(([name]) => name === second)?.[1]
    const fact = facts.find(([name]) => name === first)?.[1]
    if (locale !== undefined && word !== undefined) errors[`${word}_${locale}`] = texts.errors[word]
    if (fact !== undefined) errors[fact] = texts.errors[fact]
  }
  return { story: null, errors }
}

const words = Object.entries(fieldOf)
const facts = [
  ['category', 'categorie'],
  ['treatment', 'tratament'],
  ['doctor', 'medic'],
  ['drawing', 'desen'],
] as const

/** The fragment of a story on its page: made of the title, and not taken. */
export function storyIdFor(title: string, taken: ReadonlySet<string>): string {
  return freeSlug(slugFrom(title, 60) || 'poveste', (id) => taken.has(id) || id === newId)
}
