import {describe, expect, test} from 'vitest'
import {NONE_EXCLUDED, selectedEmails, toggle, toggleAll, type RecipientEntry} from './recipient-selection'

const recipient = (email: string): RecipientEntry => ({
  id: email,
  email,
  createdAt: '2026-11-21T00:00:00.000Z',
  source: 'newsletter',
  name: null,
})
const list = ['a@x.test', 'b@x.test'].map(recipient)

describe('the selected recipients', () => {
  test('are everyone at first', {tags: ['S4.13.08']}, () => {
    expect(selectedEmails(list, NONE_EXCLUDED)).toEqual(['a@x.test', 'b@x.test'])
  })

  test('exclude a recipient, and include them again', {tags: ['S2.15.07']}, () => {
    const without = toggle(NONE_EXCLUDED, 'a@x.test')
    expect(selectedEmails(list, without)).toEqual(['b@x.test'])
    expect(selectedEmails(list, toggle(without, 'a@x.test'))).toEqual(['a@x.test', 'b@x.test'])
  })

  test('include subscribers who join later', () => {
    const without = toggle(NONE_EXCLUDED, 'a@x.test')
    expect(selectedEmails([...list, recipient('c@x.test')], without)).toEqual(['b@x.test', 'c@x.test'])
  })

  test('are nobody, then everyone, with the master checkbox', {tags: ['S2.15.08']}, () => {
    const none = toggleAll(list, NONE_EXCLUDED)
    expect(selectedEmails(list, none)).toEqual([])
    expect(selectedEmails(list, toggleAll(list, none))).toHaveLength(2)
    expect(selectedEmails(list, toggleAll(list, toggle(NONE_EXCLUDED, 'a@x.test')))).toHaveLength(2)
  })
})
