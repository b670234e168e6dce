import fc from 'fast-check'
import {expect, test} from 'vitest'
import {handIn} from './contracts.ts'
import {isWebLink} from '../text/web-link.ts'

const work = {courseId: 'course-a', lessonKey: 'a', text: '', link: ''}
const messageOf = (change: Partial<typeof work>) => {
  const parsed = handIn.input.safeParse({...work, ...change})
  return parsed.success ? null : parsed.error.issues[0]?.message
}

test('every address on the web can be handed in', () => {
  fc.assert(
    fc.property(fc.webUrl({validSchemes: ['https'], withQueryParameters: true}), (link) => {
      expect(isWebLink(link)).toBe(true)
    }),
  )
})

test.each([
  'http://example.com',
  'javascript:alert(1)',
  'https://',
  'https://ada:secret@example.com',
  'https://localhost',
  'my work',
  'ftp://example.com/work.zip',
])('%s cannot', (link) => {
  expect(isWebLink(link)).toBe(false)
  expect(messageOf({link})).toBe('Please enter an address that begins with https://.')
})

test('words, a link or both are work, and nothing is not', () => {
  expect(messageOf({text: 'Done.'})).toBeNull()
  expect(messageOf({link: ' https://example.com/work '})).toBeNull()
  expect(messageOf({text: 'Here.', link: 'https://example.com'})).toBeNull()
  expect(messageOf({})).toBe('Please write something, or give a link.')
  expect(messageOf({text: ' \n'})).toBe('Please write something, or give a link.')
  expect(messageOf({text: 'x'.repeat(10_001)})).toBe('Please keep this under 10,000 characters.')
})
