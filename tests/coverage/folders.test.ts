import {execFileSync} from 'node:child_process'
import {dirname, join} from 'node:path'
import {expect, test} from 'vitest'

const root = join(import.meta.dirname, '../..')

/** The most source files of a folder, without tests and generated files; longer lists are hard to scan. */
const MAX_FILES = 20

/** Folders that may have more files, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'web/app/routes/public': 'one file a screen, found by its id in the registry of pages',
  'web/app/routes/staff': 'one file a screen, found by its id in the registry of pages',
}

test(`no folder holds more than ${MAX_FILES} source files without a reason`, () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], {cwd: root, encoding: 'utf8'})
    .split('\n')
    .filter((file) => file !== '' && !/\.test\.tsx?$|generated|\/seed\//.test(file))
  const counts = new Map<string, number>()
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  const overfull = [...counts].filter(([folder, count]) => count > MAX_FILES && !(folder in EXCEPTIONS))
  expect(overfull).toEqual([])
})
