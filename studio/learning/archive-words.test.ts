import {expect, test} from 'vitest'
import {archiveWords} from './archive-words'

test.for([
  [null, 'Those who own it keep it.'],
  [0, 'No learner owns this course.'],
  [1, 'One learner owns this course and keeps it.'],
  [2, '2 learners own this course: they keep it.'],
  [12_345, '12,345 learners own this course: they keep it.'],
] as const)('of a course that %s own', ([owners, words]) => {
  expect(archiveWords(owners)).toBe(
    `The course leaves the shop, its search and the sitemap. ${words} You can bring it back.`,
  )
})
