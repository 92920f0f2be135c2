import type { TreatmentKey } from '../../content/treatment-list.ts'
import { treatments } from '../../content/treatments.ts'
import type { ShownStory } from '../../features/stories/shown-stories.server.ts'

/** Two cases: of this treatment first, then of the same category. */
export function relatedStories(stories: readonly ShownStory[], treatment: TreatmentKey): ShownStory[] {
  const field = fieldOf(treatment)
  const same = stories.filter((story) => story.treatment === treatment)
  const near = stories.filter((story) => story.treatment !== treatment && fieldOf(story.treatment) === field)
  return [...same, ...near].slice(0, mostStories)
}

const mostStories = 2

function fieldOf(key: TreatmentKey): string | undefined {
  return treatments.find((treatment) => treatment.key === key)?.category
}
