import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {root} from '../../local/services.ts'
import {readTable, readTests, testsIn, withTests} from './statements.ts'

/**
 * `docs/specification-coverage.tsv` lists for every statement of the specification where it is implemented and which tests
 * show it, or what is missing and why. These tests compare it with the repository.
 */
const STATEMENTS = 775
const rows = readTable()
const tests = readTests()

test('every statement has one row', () => {
  expect(rows).toHaveLength(STATEMENTS)
  expect(new Set(rows.map(({id}) => id)).size).toBe(STATEMENTS)
})

test('a row without a file or a test says what is missing', () => {
  const unexplained = withTests(rows, tests).filter(
    ({implementedIn, shownBy, missing}) => (implementedIn === '' || shownBy === '') && missing === '',
  )
  expect(unexplained.map(({id}) => id)).toEqual([])
})

test('every file in the table exists', () => {
  const gone = rows.flatMap(({id, implementedIn}) =>
    implementedIn
      .split('; ')
      .filter((file) => file !== '' && !existsSync(join(root, file)))
      .map((file) => `${id} ${file}`),
  )
  expect(gone).toEqual([])
})

test('every statement id in a test exists in the specification', () => {
  const known = new Set(rows.map(({id}) => id))
  const unknown = tests.flatMap(({file, title, statements}) =>
    statements.filter((id) => !known.has(id)).map((id) => `${id} in ${file} › ${title}`),
  )
  expect(unknown).toEqual([])
})

test('the tests in the table are up to date: npm run coverage:statements', () => {
  const current = withTests(rows, tests)
  const outdated = current.filter(({shownBy}, index) => shownBy !== rows[index]?.shownBy)
  expect(outdated.map(({id, shownBy}) => `${id} ${shownBy}`)).toEqual([])
})

test('statement ids are read from tests of both runners', () => {
  const source = `
    test('nothing', () => {})
    test('in Vitest', {tags: ['S1.01.01', 'S1.01.02']}, () => expect('S9.99.99').toBe(''))
    it.for([1])('with rows %s', {tags: ['S1.01.03']}, () => {})
    for (const path of paths)
      test(\`\${path} in Playwright\`, shows('S1.01.04'), async ({visitor}) => {})`
  expect(testsIn('a.test.ts', source)).toEqual([
    {file: 'a.test.ts', title: 'nothing', statements: []},
    {file: 'a.test.ts', title: 'in Vitest', statements: ['S1.01.01', 'S1.01.02']},
    {file: 'a.test.ts', title: 'with rows %s', statements: ['S1.01.03']},
    {file: 'a.test.ts', title: '${path} in Playwright', statements: ['S1.01.04']},
  ])
})
