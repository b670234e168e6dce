import {expect, test} from 'vitest'
import {toOutline} from './outline.ts'

const lesson = {_key: 'l', title: 'Begin', slug: 'begin', minutes: 12, kind: 'video', free: null}

test('a lesson is free by its own word, else by that of its section', () => {
  const lessons = [
    {...lesson, _key: 'a'},
    {...lesson, _key: 'b', free: true},
    {...lesson, _key: 'c', free: false},
  ]
  const [open, closed] = toOutline([
    {_key: 's', title: 'One', free: true, lessons},
    {_key: 't', title: 'Two', free: null, lessons},
  ])
  expect(open?.lessons.map(({free}) => free)).toEqual([true, true, false])
  expect(closed?.lessons.map(({free}) => free)).toEqual([false, true, false])
})

test('what has no title or no address is left out; anything else may be missing', () => {
  const bare = {...lesson, minutes: null, kind: 'podcast'}
  expect(
    toOutline([
      {
        _key: 's',
        title: ' One ',
        free: null,
        lessons: [bare, {...lesson, title: ' '}, {...lesson, slug: null}],
      },
      {_key: 't', title: null, free: true, lessons: [lesson]},
      {_key: 'u', title: 'Three', free: true, lessons: null},
    ]),
  ).toEqual([
    {
      key: 's',
      title: 'One',
      lessons: [{key: 'l', title: 'Begin', slug: 'begin', minutes: 0, kind: 'reading', free: false}],
    },
    {key: 'u', title: 'Three', lessons: []},
  ])
  const [timed] = toOutline([{_key: 's', title: 'One', free: null, lessons: [{...lesson, ownWork: 30}]}])
  expect(timed?.lessons[0]).toMatchObject({minutes: 12, ownWork: 12})
  expect(toOutline(null)).toEqual([])
  expect(toOutline(undefined)).toEqual([])
})

test('a section waits for as many days as editors say, a year at most, and not at all where they say nothing', () => {
  const daysOf = (opensAfterDays: number | null) =>
    toOutline([{_key: 's', title: 'One', free: null, opensAfterDays, lessons: []}])[0]?.opensAfterDays
  expect([null, 0, -3, 1, 7, 9000].map(daysOf)).toEqual([undefined, undefined, undefined, 1, 7, 365])
})
