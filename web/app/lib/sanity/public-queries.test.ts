import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'

/** All queries of the storefront, as they are sent, each below the file that it is of. */
const generated = readFileSync(join(import.meta.dirname, 'types.generated.ts'), 'utf8')

/** What is read of courses that are not public, or not yet: by staff and teachers, and by who has the course already. */
const OF_ITS_OWN = [
  'features/checkout/suggested-courses.ts',
  'features/learning/lesson-queries.ts',
  'features/staff/',
]

/** The conditions of a query, `*[…]`, wherever they stand in it. */
function conditions(query: string): string[] {
  return [...query.matchAll(/\*\[/g)].map(({index}) => {
    let depth = 0
    for (let end = index + 1; end < query.length; end += 1) {
      if (query[end] === '[') depth += 1
      if (query[end] === ']') depth -= 1
      if (depth === 0) return query.slice(index, end + 1)
    }
    return query.slice(index)
  })
}

test('every query of what has a date leaves out what has yet to come', () => {
  const queries = [
    ...generated.matchAll(/^\/\/ Source: \.\.\/web\/app\/(.*)\n(?:\/\/ .*\n)*?\/\/ Query: (.*)$/gm),
  ]
  const dated = queries.flatMap(([, file = '', query = '']) =>
    conditions(query)
      .filter((condition) => /_type == "(?:article|course|bundle)"/.test(condition))
      .map((condition) => ({file, condition})),
  )
  const open = dated.filter(({condition}) => !condition.includes('<= now()'))
  expect(dated.length).toBeGreaterThan(20)
  expect(open.filter(({file}) => !OF_ITS_OWN.some((known) => file.startsWith(known)))).toEqual([])
})
