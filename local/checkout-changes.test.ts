import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {checkoutChanges, seedSummary} from './checkout-changes.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lectern-changes-'))
  mkdirSync(join(root, 'studio', 'seed', 'courses'), {recursive: true})
  write('studio/schema.json', '[]')
  write('studio/seed/courses/one.ts', 'one')
})
afterEach(() => rmSync(root, {recursive: true, force: true}))

const write = (file: string, text: string) => writeFileSync(join(root, file), text)
const SEEDED = ['3 documents written, 200 were there already.']

/** What a start says that loads the sample content with this result. */
function start(seeded: string[] = SEEDED): string {
  const changes = checkoutChanges(root, root)
  changes.remember()
  return changes.sentences(seeded).join('\n')
}

test('the first start has nothing to say, nor has one without a change', () => {
  expect(start()).toBe('')
  expect(start()).toBe('')
})

test('changed content types and changed sample content are said once', () => {
  start()
  write('studio/schema.json', '[{}]')
  expect(start()).toMatch(/^The content types have changed .* the Studio was built anew/)
  write('studio/seed/courses/two.ts', 'two')
  expect(start()).toBe('The sample content has changed since the last start:\n  ' + SEEDED[0])
  expect(start()).toBe('')
  write('studio/seed/courses/two.ts', '// the same')
  expect(start(['0 documents written, 200 were there already.'])).toBe('')
})

test('a test of the sample content is none of it, and a broken note is a first start', () => {
  start()
  write('studio/seed/courses/two.test.ts', 'two')
  expect(start()).toBe('')
  write('checkout.json', '{"sch')
  write('studio/schema.json', '[{}]')
  expect(start()).toBe('')
})

test('of what the loader prints its steps are left out', () => {
  const output = `Seeding dataset production\n  Importing documents 3/3\n${SEEDED[0]}\n1 kept as editors left them: home\n`
  expect(seedSummary(output)).toEqual([SEEDED[0], '1 kept as editors left them: home'])
})
