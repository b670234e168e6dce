import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'

const tests = join(import.meta.dirname, '../../tests/integration/content-lake')
const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')

/** The rows of the tables whose last two columns name a test: its file and its title. */
const rows = readme.split('\n').flatMap((line) => {
  const [, file, title] = /\| `([a-z-]+)`\s*\| ([^|]+?)\s*\|$/.exec(line) ?? []
  return file !== undefined && title !== undefined ? [[file, title] as const] : []
})

test('the tables of the README have rows', () => {
  expect(rows.length).toBeGreaterThan(25)
})

test.for(rows)('%s: %s', ([file, title]) => {
  const source = readFileSync(join(tests, `${file}.test.ts`), 'utf8')
  expect(source.replaceAll("\\'", "'")).toContain(title)
})
