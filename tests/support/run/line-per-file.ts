import {
  DefaultReporter,
  type SerializedError,
  type TestModule,
  type TestRunEndReason,
  type TestSpecification,
} from 'vitest/node'
import { keepTimes, type Times } from './known-times.ts'

/**
 * One line for each file that is done, what failed at length, and at the end what was asked, with a last line that people and
 * machines read alike. What tests print is shown where they fail.
 */
export class LinePerFile extends DefaultReporter {
  #all = 0
  #done = 0
  readonly #times: Times = {}

  constructor() {
    super({ summary: false })
  }

  override onTestRunStart(files: readonly TestSpecification[]): void {
    super.onTestRunStart(files)
    this.#all = files.length
  }

  protected override printTestModule(module: TestModule): void {
    this.#done += 1
    const { duration } = module.diagnostic()
    const tests = [...module.children.allTests()]
    const skipped = tests.filter((test) => test.result().state === 'skipped').length
    this.#times[module.relativeModuleId] = Math.round(duration / 100) / 10
    const place = `${String(this.#done).padStart(String(this.#all).length)}/${this.#all}`
    const count = `${tests.length} ${tests.length === 1 ? 'test' : 'tests'}${skipped > 0 ? `, ${skipped} skipped` : ''}`
    this.log(
      `${place} ${module.ok() ? '✓' : '✗'} ${module.relativeModuleId} (${count}, ${(duration / 1000).toFixed(1)} s)`,
    )
    if (!module.ok()) super.printTestModule(module)
  }

  override onTestRunEnd(
    modules: readonly TestModule[],
    errors: readonly SerializedError[],
    reason: TestRunEndReason,
  ): void {
    super.onTestRunEnd(modules, errors, reason)
    const closing = process.env.TEST_CLOSING
    if (closing !== undefined) keepTimes(this.#times)
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = (state: string) => tests.filter((test) => test.result().state === state).length
    const broken = modules.filter((module) => module.errors().length > 0).length + errors.length
    const skipped = count('skipped')
    if (closing !== undefined) console.log(`\n${closing}`)
    if (skipped > 0) console.log(`Skipped: ${skipped}, where this clinic or this machine has nothing to ask`)
    console.log(`${count('passed')} passed, ${count('failed') + broken} failed`)
  }
}
