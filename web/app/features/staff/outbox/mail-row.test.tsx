import type {ListedMail} from '@lectern/domain/mail/contracts'
import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import {canTryAgain, MailRow} from './mail-row'

const waiting: ListedMail = {
  id: 'gift',
  kind: 'gift',
  to: 'ada@example.com',
  recipientCount: 1,
  state: 'queued',
  attempts: 0,
  createdAt: '2026-10-20T09:00:00.000Z',
  nextAttemptAt: '2026-12-24T09:00:00.000Z',
  lastError: null,
}
const selection = {chosen: [], total: 0, has: () => false, toggle: () => {}, toggleAll: () => {}}

test('a mail can be tried again once it was tried, or given up, and not while it is being sent', () => {
  expect(canTryAgain(waiting)).toBe(false)
  expect(canTryAgain({...waiting, attempts: 1})).toBe(true)
  expect(canTryAgain({...waiting, attempts: 0, state: 'failed'})).toBe(true)
  expect(canTryAgain({...waiting, attempts: 1, state: 'sending'})).toBe(false)
})

test('a mail that is yet to be tried says on which day it goes, and has no button', () => {
  const html = renderToStaticMarkup(<MailRow mail={waiting} selection={selection} error={undefined} />)
  expect(html).toMatch(/Goes on December 24, 2026 at \d/)
  expect(html).not.toContain('Try again')
  expect(html).not.toContain('checkbox')
})
