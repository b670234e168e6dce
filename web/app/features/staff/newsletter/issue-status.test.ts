import {expect, test} from 'vitest'
import {doneOf, outcomeOf, percentOf} from './issue-status'

const issue = {
  id: 'november',
  subject: 'News',
  status: 'sent' as const,
  createdAt: 0,
  sendAt: null,
  recipientCount: 1234,
  expectedCount: 1240,
  isPlanned: true,
  sent: 1200,
  failed: 4,
  skipped: 30,
  bounced: 0,
  unsubscribed: 2,
}

test('the outcome of a newsletter names what happened, and nothing that did not', () => {
  expect(outcomeOf(issue)).toBe('1,200 sent, 4 failed, 30 had left, 2 unsubscribed')
  expect(outcomeOf({...issue, sent: 0, failed: 0, skipped: 0, unsubscribed: 0})).toBe('0 sent')
})

test('a recipient is done with when the mail was sent, failed or is not wanted any more', () => {
  expect(doneOf(issue)).toBe(1234)
})

test('what is sent is measured by all who may get it, until they are known', () => {
  const begun = {...issue, recipientCount: 1000, expectedCount: 2555, sent: 1000, failed: 0, skipped: 0}
  expect(percentOf({...begun, isPlanned: false})).toBe(39)
  expect(percentOf({...begun, isPlanned: true})).toBe(100)
  expect(percentOf({...begun, isPlanned: true, recipientCount: 0, sent: 0})).toBe(0)
})
