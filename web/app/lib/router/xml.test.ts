import {expect, test} from 'vitest'
import {xml} from './xml'

test('escapes what stands for markup, and makes a space of what no XML file may have', () => {
  expect(xml('Q&A: <5 "ways" isn’t')).toBe('Q&amp;A: &lt;5 &quot;ways&quot; isn’t')
  // A soft line break of a presentation, what is no character, and half of a pair.
  expect(xml('Plan\u000Byour\uFFFEweek\uD800')).toBe('Plan your week ')
  expect(xml('a\tb\nc\r 漢 🎓')).toBe('a\tb\nc\r 漢 🎓')
})
