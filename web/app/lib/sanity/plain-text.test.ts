import {expect, test} from 'vitest'
import {paragraphText, plainText} from './plain-text'

const block = (style: string, text: string) => ({
  _type: 'block',
  _key: text,
  style,
  markDefs: [],
  children: [{_type: 'span', _key: 'a', text, marks: []}],
})
const blocks = [block('h2', 'Who it is for'), block('normal', 'For writers.'), {_type: 'image', _key: 'i'}]

test('headings are not run into the paragraphs after them', () => {
  expect(paragraphText(blocks)).toBe('For writers.')
  expect(plainText(blocks)).toContain('Who it is for For writers.')
})

test('no text is empty', () => {
  expect(paragraphText(null)).toBe('')
})
