import {describe, expect, test} from 'vitest'
import {NOBODY_LEFT_OUT, selectedEmails, toggle, toggleAll, type RecipientEntry} from './recipient-selection'

const recipient = (email: string): RecipientEntry => ({
  id: email,
  email,
  createdAt: '2026-11-21T00:00:00.000Z',
  source: 'newsletter',
  name: null,
})
const list = ['a@x.test', 'b@x.test'].map(recipient)

describe('who a newsletter goes to', () => {
  test('everyone, at first', {tags: ['S4.13.08']}, () => {
    expect(selectedEmails(list, NOBODY_LEFT_OUT)).toEqual(['a@x.test', 'b@x.test'])
  })

  test('without one who is left out, and with them again', {tags: ['S2.15.07']}, () => {
    const without = toggle(NOBODY_LEFT_OUT, 'a@x.test')
    expect(selectedEmails(list, without)).toEqual(['b@x.test'])
    expect(selectedEmails(list, toggle(without, 'a@x.test'))).toEqual(['a@x.test', 'b@x.test'])
  })

  test('also whoever joins later', () => {
    const without = toggle(NOBODY_LEFT_OUT, 'a@x.test')
    expect(selectedEmails([...list, recipient('c@x.test')], without)).toEqual(['b@x.test', 'c@x.test'])
  })

  test('nobody, then everyone, by the master checkbox', {tags: ['S2.15.08']}, () => {
    const none = toggleAll(list, NOBODY_LEFT_OUT)
    expect(selectedEmails(list, none)).toEqual([])
    expect(selectedEmails(list, toggleAll(list, none))).toHaveLength(2)
    expect(selectedEmails(list, toggleAll(list, toggle(NOBODY_LEFT_OUT, 'a@x.test')))).toHaveLength(2)
  })
})
