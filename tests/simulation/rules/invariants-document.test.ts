import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {rules} from '../../faults/oracle/oracle.ts'
import {restRules} from './rest-rules.ts'
import {ACTOR_RULES, STEP_RULES} from './step-rules.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const text = readFileSync(join(root, 'docs', 'invariants.md'), 'utf8')
/** The rows of the invariants: those of the table before them name kinds of rules. */
const rows = text.slice(text.indexOf('\n## ')).split('\n')

test('docs/invariants.md names every rule, and no other', () => {
  const named = rows.flatMap((row) => [...row.matchAll(/_([^_]+)_/g)].map(([, rule]) => rule))
  const known = [...Object.keys(rules), ...Object.keys(restRules), ...STEP_RULES, ...ACTOR_RULES]
  expect(new Set(named)).toEqual(new Set(known))
})
