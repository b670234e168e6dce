import {MAX_NAME_LENGTH, MAX_NOTE_LENGTH, MAX_RETURN_REASON_LENGTH} from '@lectern/domain/limits'
import {RETURN_WINDOW_DAYS} from '@lectern/domain/return'
import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'

const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8')

test.for([
  [
    'names',
    /function isName\(value\) \{\s+return value is string && value\.size\(\) <= (\d+);/,
    MAX_NAME_LENGTH,
  ],
  ['reasons for a return', /data\.reason\.size\(\) <= (\d+)/, MAX_RETURN_REASON_LENGTH],
  ['notes', /note\.text\.size\(\) <= (\d+)/, MAX_NOTE_LENGTH],
  ['the days for a return', /<= (\d+) \* 24 \* 60 \* 60 \* 1000;/, RETURN_WINDOW_DAYS],
] as const)('firestore.rules limits %s as the forms do', ([, pattern, limit]) => {
  expect(Number(pattern.exec(rules)?.[1])).toBe(limit)
})
