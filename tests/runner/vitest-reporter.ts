import {mkdirSync, writeFileSync} from 'node:fs'
import {dirname, relative} from 'node:path'
import type {Reporter, TestModule} from 'vitest/node'
import {root} from '../../local/services.ts'
import type {Result} from './reports.ts'

type Errors = Parameters<NonNullable<Reporter['onTestRunEnd']>>[1]

/**
 * Writes a {@link Result} as JSON where LECTERN_REPORT says. Vitest's own JSON leaves out the tests that never ran because their
 * file or a hook of it failed, and the errors outside of tests: each is a failure here.
 */
export default class ResultReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: Errors): void {
    const path = process.env['LECTERN_REPORT'] ?? ''
    const result = modules.map(resultOf).concat({
      passed: 0,
      failed: errors.length,
      failures: errors.map((error) => ({test: 'outside of the tests', message: textOf([error])})),
    })
    mkdirSync(dirname(path), {recursive: true})
    writeFileSync(
      path,
      JSON.stringify({
        passed: result.reduce((sum, {passed}) => sum + passed, 0),
        failed: result.reduce((sum, {failed}) => sum + failed, 0),
        failures: result.flatMap(({failures}) => failures),
      } satisfies Result),
    )
  }
}

/** Of a file; errors of its own, and of its suites (such as a hook that failed), are failures beside those of tests. */
function resultOf(module: TestModule): Result {
  const file = relative(root, module.moduleId)
  const failures = [module, ...module.children.allSuites()]
    .filter((suite) => suite.errors().length > 0)
    .map((suite) => ({
      test: suite.type === 'module' ? file : `${file} › ${suite.fullName}`,
      message: textOf(suite.errors()),
    }))
  let passed = 0
  for (const test of module.children.allTests()) {
    const result = test.result()
    if (result.state === 'passed') passed += 1
    else if (result.state === 'failed')
      failures.push({test: `${file} › ${test.fullName}`, message: textOf(result.errors)})
  }
  return {passed, failed: failures.length, failures}
}

function textOf(errors: Errors): string {
  return errors.map(({stack, message}) => stack ?? message).join('\n')
}
