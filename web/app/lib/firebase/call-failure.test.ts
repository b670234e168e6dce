import {afterEach, expect, test, vi} from 'vitest'
import {CallFailure, reportFailure} from './call-failure'

afterEach(() => {
  vi.restoreAllMocks()
})

test.each(['unknown-code', 'price-changed', 'already-owned'])('a refusal (%s) is no error', (reason) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const info = vi.spyOn(console, 'info').mockImplementation(() => {})
  reportFailure('The checkout could not be opened.', new CallFailure('createCheckout', {reason}))
  expect(error).not.toHaveBeenCalled()
  expect(info).toHaveBeenCalledWith(`The checkout could not be opened. Refused: ${reason}`)
})

test.each([new CallFailure('createCheckout', {reason: 'internal'}), new TypeError('undefined')])(
  'a fault (%s) is an error with its stack',
  (fault) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    reportFailure('The checkout could not be opened.', fault)
    expect(error).toHaveBeenCalledWith('The checkout could not be opened.', fault)
  },
)
