import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {parseSync} from 'vite'
import {root} from '../../local/services.ts'

/**
 * A test with the ids of the statements of the specification that it shows. They are in its options: in Vitest
 * `test('title', {tags: ['S4.03.01']}, ...)`, in Playwright `test('title', shows('S4.03.01'), ...)`.
 */
export interface StatementTest {
  file: string
  title: string
  statements: readonly string[]
}

/** One line of `docs/specification-coverage.tsv`. */
export interface StatementRow {
  id: string
  statement: string
  /** the files that implement it, separated by `; ` */
  implementedIn: string
  /** the tests that show it, as `path › title`, separated by `; `: generated from the tests */
  shownBy: string
  /** why there is no file or no test, or how the product differs from the statement */
  missing: string
}

export const TABLE = join(root, 'docs/specification-coverage.tsv')
const HEADER = 'id\tstatement\timplemented in\tshown by\tmissing'
/** Test files, and modules in folders named `testing`, which several test files share. */
const TEST_FILES = ['*.test.{ts,tsx}', 'testing/*.{ts,tsx}'].map(
  (name) => `{domain,web,functions,studio,local,tests}/**/${name}`,
)
const EXCLUDED = ['**/node_modules', '**/build', '**/dist', '**/.react-router']
const STATEMENT_ID = /S\d+\.\d\d\.\d\d/g

/** A node of the syntax tree: it has a type, a position in the source, and other nodes in its properties. */
interface Node {
  type: string
  start: number
  end: number
  [property: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** All tests of the repository with their statements, in the order of files and lines. */
export function readTests(): StatementTest[] {
  return globSync(TEST_FILES, {cwd: root, exclude: EXCLUDED})
    .toSorted()
    .flatMap((file) => testsIn(file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8')))
}

export function testsIn(file: string, source: string): StatementTest[] {
  const tests: StatementTest[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isNode(value)) return
    if (value.type === 'CallExpression' && isTestFunction(value['callee'])) {
      const [title, options] = (value['arguments'] as Node[]) ?? []
      if (title && options && ['Literal', 'TemplateLiteral'].includes(title.type)) {
        const details = /Function/.test(options.type) ? '' : source.slice(options.start, options.end)
        tests.push({
          file,
          title:
            typeof title['value'] === 'string'
              ? title['value']
              : source.slice(title.start + 1, title.end - 1),
          statements: details.match(STATEMENT_ID) ?? [],
        })
      }
    }
    Object.values(value).forEach(visit)
  }
  visit(parseSync(file, source).program)
  return tests
}

/** `test`, `it`, or a parametrised one: `test.for(rows)`. */
function isTestFunction(callee: unknown): boolean {
  if (!isNode(callee)) return false
  if (callee.type === 'Identifier') return callee['name'] === 'test' || callee['name'] === 'it'
  const withRows = callee.type === 'CallExpression' && isNode(callee['callee']) ? callee['callee'] : null
  return withRows?.type === 'MemberExpression' && isTestFunction(withRows['object'])
}

/** Reads the table. Throws when a row does not have five columns. */
export function readTable(): StatementRow[] {
  const [header, ...lines] = readFileSync(TABLE, 'utf8').trimEnd().split('\n')
  if (header !== HEADER) throw new Error(`The table's columns are not ${HEADER.replaceAll('\t', ', ')}.`)
  return lines.map((line) => {
    const cells = line.split('\t')
    if (cells.length !== 5) throw new Error(`${cells[0]} has ${cells.length} columns instead of 5.`)
    const [id = '', statement = '', implementedIn = '', shownBy = '', missing = ''] = cells
    return {id, statement, implementedIn, shownBy, missing}
  })
}

/** The table with its column `shown by` generated from the tests. */
export function withTests(rows: readonly StatementRow[], tests: readonly StatementTest[]): StatementRow[] {
  const shownBy = Map.groupBy(
    tests.flatMap(({file, title, statements}) => statements.map((id) => ({id, test: `${file} › ${title}`}))),
    ({id}) => id,
  )
  return rows.map((row) => {
    const names = shownBy.get(row.id)?.map(({test}) => test) ?? []
    return {...row, shownBy: [...new Set(names)].join('; ')}
  })
}

export function formatTable(rows: readonly StatementRow[]): string {
  const lines = rows.map(({id, statement, implementedIn, shownBy, missing}) =>
    [id, statement, implementedIn, shownBy, missing].join('\t'),
  )
  return `${[HEADER, ...lines].join('\n')}\n`
}
