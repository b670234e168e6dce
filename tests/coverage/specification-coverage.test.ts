import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'

/**
 * `docs/specification-coverage.tsv` says of every statement of the specification where it is implemented and which test
 * shows it, or what is missing and why. Here it is held to the repository: what it names must exist.
 */
const root = join(import.meta.dirname, '../..')
const STATEMENTS = 775

interface Row {
  id: string
  files: string[]
  /** `path › text of the test's name` */
  tests: string[]
  missing: string
}

function list(cell: string): string[] {
  return cell === '' ? [] : cell.split('; ')
}

const [header, ...lines] = readFileSync(join(root, 'docs/specification-coverage.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
const rows = lines.map((line): Row => {
  const [id = '', , files = '', tests = '', missing = ''] = line.split('\t')
  return {id, files: list(files), tests: list(tests), missing}
})

test('every statement has one row of five columns', () => {
  expect(header).toBe('id\tstatement\timplemented in\tshown by\tmissing')
  expect(new Set(rows.map(({id}) => id)).size).toBe(STATEMENTS)
  expect(lines.filter((line) => line.split('\t').length !== 5)).toEqual([])
})

test('a row without a file or without a test says what is missing', () => {
  const silent = rows.filter(
    ({files, tests, missing}) => (files.length === 0 || tests.length === 0) && missing === '',
  )
  expect(silent.map(({id}) => id)).toEqual([])
})

test('every file it names exists', () => {
  const gone = rows.flatMap(({id, files}) =>
    files.filter((file) => !existsSync(join(root, file))).map((file) => `${id} ${file}`),
  )
  expect(gone).toEqual([])
})

test('every test it names exists', () => {
  const sources = new Map<string, string>()
  const sourceOf = (file: string) => {
    const known =
      sources.get(file) ?? (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '')
    sources.set(file, known)
    return known
  }
  const gone = rows.flatMap(({id, tests}) =>
    tests
      .filter((named) => {
        const [file = '', name = ''] = named.split(' › ')
        return name === '' || !sourceOf(file).includes(name)
      })
      .map((named) => `${id} ${named}`),
  )
  expect(gone).toEqual([])
})
