import {expect, test} from 'vitest'
import {parsePlayerSettings} from './player-settings'

test('speed and volume are kept', () => {
  expect(parsePlayerSettings('{"speed":1.5,"volume":0.4}')).toEqual({speed: 1.5, volume: 0.4})
})

test.each([null, '', 'null', '[]', '{"speed":17,"volume":-1}', '{"speed":"fast"}'])(
  'what makes no sense plays as usual: %s',
  (stored) => {
    expect(parsePlayerSettings(stored)).toEqual({speed: 1, volume: 1})
  },
)
