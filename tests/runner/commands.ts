import {spawn, type ChildProcess} from 'node:child_process'
import {join} from 'node:path'
import {root} from '../../local/services.ts'

/** The folder of all that test runs leave behind. */
export const results = join(root, '.local', 'test-results')

/**
 * The arguments of Node that run projects of vitest.config.ts; what has failed is written where LECTERN_REPORT says. The project
 * `in-process` runs alone: it has services of its own.
 */
export function vitest(projects: readonly string[], filters: readonly string[] = []): string[] {
  const main = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const reporters = ['default', join(import.meta.dirname, 'vitest-reporter.ts')].map(
    (name) => `--reporter=${name}`,
  )
  const services = projects.includes('in-process')
    ? [join(root, 'tests', 'in-process', 'main.ts'), process.execPath]
    : []
  return [
    ...services,
    main,
    'run',
    ...projects.map((project) => `--project=${project}`),
    ...reporters,
    ...filters,
  ]
}

/** The report of the browser tests that {@link playwright} runs. */
export const browserReport = join(results, 'e2e.json')

/** The arguments of Node that run the browser tests. */
export function playwright(...options: readonly string[]): string[] {
  const main = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  return [main, 'test', '--config', join(root, 'tests', 'playwright.config.ts'), ...options]
}

/** Runs Node with what it prints shown; returns its exit code, null where a signal has ended it. */
export function runShown(
  command: readonly string[],
  environment: Readonly<Record<string, string>>,
  running: Set<ChildProcess>,
): Promise<number | null> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {...process.env, ...environment},
    })
    running.add(child)
    child.once('exit', (code) => {
      running.delete(child)
      resolve(code)
    })
  })
}
