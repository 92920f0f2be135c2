import type { Reporter, TestModule } from 'vitest/node'

/** Ends a run with one plain line that people and machines read alike. */
export class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = (state: string) => tests.filter((test) => test.result().state === state).length
    const brokenFiles = modules.filter((module) => module.errors().length > 0).length
    console.log(`\n${count('passed')} passed, ${count('failed') + brokenFiles} failed`)
  }
}
