import { treatments } from '../../content/treatments.ts'
import type { TreatmentKey } from '../../content/vocabulary.ts'
import { type AgreedStory, agreedStories } from '../../features/stories/story-card-data.server.ts'

/** Two cases with a signed agreement: of this treatment first, then of the same category. */
export function relatedStories(treatment: TreatmentKey): AgreedStory[] {
  const field = fieldOf(treatment)
  const same = agreedStories.filter((story) => story.treatment === treatment)
  const near = agreedStories.filter(
    (story) => story.treatment !== treatment && fieldOf(story.treatment) === field,
  )
  return [...same, ...near].slice(0, shown)
}

const shown = 2

function fieldOf(key: TreatmentKey): string | undefined {
  return treatments.find((treatment) => treatment.key === key)?.category
}
