import {expect, test} from 'vitest'
import {parseChecklists} from './use-checklist'

test('what was ticked off is kept by exercise', () => {
  expect(parseChecklists('{"a":[0,2],"b":[]}')).toEqual({a: [0, 2], b: []})
})

test.each([null, '', '7', '[1]', 'null', '{"a":"x","b":[1,"2",-1,1.5]}'])(
  'what makes no sense is left out: %s',
  (stored) => {
    expect(Object.values(parseChecklists(stored)).flat()).toEqual(stored?.includes('"b"') ? [1] : [])
  },
)
