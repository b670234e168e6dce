import {expect, test} from 'vitest'
import {courseFilters, searchCourse} from './search-course'

const lesson = (key: string, title: string) => ({
  key,
  slug: `the-${key}`,
  title,
  minutes: 5,
  kind: 'reading' as const,
  free: false,
})
const outline = [
  {key: 's', title: 'All', lessons: [lesson('a', 'One idea'), lesson('b', 'Verbs'), lesson('c', 'Endings')]},
]
const texts = {
  lessons: new Map([
    ['a', 'A sentence is read in one breath.'],
    ['b', 'Whoever reads waits for the verb of the sentence.'],
  ]),
  notes: new Map([
    ['b', '> waits for the verb\nAsk Tomás about verbs.'],
    ['gone', 'The verb of a lesson that is no longer here.'],
  ]),
}
const found = (search: string) =>
  searchCourse(outline, texts, courseFilters.parse(new URLSearchParams({q: search}), undefined)).map(
    ({source, slug}) => `${source} ${slug}`,
  )

test('lessons and notes are found by all words, whatever their case and accents, in the order of the outline', () => {
  expect(found('SENTENCE')).toEqual(['lesson the-a', 'lesson the-b'])
  expect(found('verb')).toEqual(['lesson the-b', 'note the-b'])
  expect(found('tomas verbs')).toEqual(['note the-b'])
  expect(found('breath verb')).toEqual([])
})

test('a lesson is found by its title, one that is not open is not, and a blank search finds nothing', () => {
  expect(found('idea')).toEqual(['lesson the-a'])
  expect(found('endings')).toEqual([])
  expect(found('  ')).toEqual([])
})
