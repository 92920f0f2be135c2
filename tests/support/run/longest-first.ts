import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Two rows of files. Those of the first keep a processor busy, what takes longest first; those of the second also wait for
 * queues, limits and time limits, and what waits longest is spread over it: side by side they leave no processor idle.
 */
const rows = [
  ['browser/accessibility', 'engines/', 'browser/admin/', 'browser/'],
  [
    'worker/faults/data-faults',
    'worker/admin/',
    'worker/second-clinic',
    'worker/faults/',
    'worker/contact/',
    'data/',
    'worker/newsletter/',
    'worker/',
  ],
] as const
const last = ['unit/']

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const inFolders = (folders: readonly string[]) => {
      const place = (file: TestSpecification) =>
        folders.findIndex((folder) => pathIn(file).startsWith(`tests/${folder}`))
      return files.filter((file) => place(file) >= 0).toSorted((one, other) => place(one) - place(other))
    }
    const merged = rows.flatMap((folders) => {
      const row = inFolders(folders)
      return row.map((file, index) => ({ file, share: (index + 0.5) / row.length }))
    })
    const mixed = merged.toSorted((one, other) => one.share - other.share).map(({ file }) => file)
    const ordered = [...mixed, ...inFolders(last)]
    return [...files.filter((file) => !ordered.includes(file)), ...ordered]
  }
}

/** The path from the root; both tiers have the same rooms. */
const pathIn = ({ moduleId, project }: TestSpecification) =>
  relative(project.config.root, moduleId).replaceAll('\\', '/').replace('tests/matrix/', 'tests/')
