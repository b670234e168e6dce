import {expect, test, vi} from 'vitest'
import {refuseForeignMessages} from './foreign-messages'

test.for([
  ['https://lectern.sanity.studio', true],
  ['https://lectern.example', true],
  ['https://another.sanity.studio', false],
  ['https://lectern.sanity.studio.evil.example', false],
  ['null', false],
  ['', false],
] as const)('a message from %j is heard: %s', ([origin, heard]) => {
  const page = new EventTarget()
  refuseForeignMessages(page, ['https://lectern.sanity.studio', 'https://lectern.example'])
  const listener = vi.fn<(event: Event) => void>()
  page.addEventListener('message', listener, {capture: true})
  page.addEventListener('message', listener)
  page.dispatchEvent(Object.assign(new Event('message'), {origin}))
  expect(listener).toHaveBeenCalledTimes(heard ? 2 : 0)
})
