import {execFileSync} from 'node:child_process'
import {dirname, join} from 'node:path'
import {expect, test} from 'vitest'

const root = join(import.meta.dirname, '../..')

/** In a longer list of files nobody finds one at a glance; tests and generated files don't count. */
const MOST_FILES = 20

/** Folders that may hold more, and why. */
const LONGER: Readonly<Record<string, string>> = {}

test(`no folder holds more than ${MOST_FILES} source files without a reason`, () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], {cwd: root, encoding: 'utf8'})
    .split('\n')
    .filter((file) => file !== '' && !/\.test\.tsx?$|generated|\/seed\//.test(file))
  const counts = new Map<string, number>()
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  const crowded = [...counts].filter(([folder, count]) => count > MOST_FILES && !(folder in LONGER))
  expect(crowded).toEqual([])
})
