import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Two rows of files, in each of which what takes longest begins first. Files of the first keep a processor busy, those of
 * the second wait a good deal for queues, limits and time limits: side by side they leave none idle.
 */
const rows = [
  ['browser/accessibility', 'browser/admin/', 'browser/'],
  [
    'worker/admin/',
    'worker/faults/',
    'worker/second-clinic',
    'worker/contact/',
    'worker/newsletter/',
    'worker/',
    'data/',
  ],
] as const
const last = ['unit/']

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const inFolders = (folders: readonly string[]) => {
      const place = ({ moduleId }: TestSpecification) =>
        folders.findIndex((folder) => moduleId.includes(`/tests/${folder}`))
      return files.filter((file) => place(file) >= 0).toSorted((one, other) => place(one) - place(other))
    }
    const merged = rows.flatMap((folders) => {
      const row = inFolders(folders)
      return row.map((file, index) => ({ file, share: (index + 0.5) / row.length }))
    })
    const mixed = merged.toSorted((one, other) => one.share - other.share).map(({ file }) => file)
    return [...mixed, ...inFolders(last)]
  }
}
