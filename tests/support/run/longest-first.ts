import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest begins first, and the short files fill the end of the run. */
const folders = [
  'browser/accessibility',
  'worker/admin/',
  'browser/admin/',
  'worker/contact/',
  'browser/',
  'worker/',
  'data/',
  'unit/',
]

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) =>
      folders.findIndex((folder) => moduleId.includes(`/tests/${folder}`))
    return files.toSorted((one, other) => place(one) - place(other))
  }
}
