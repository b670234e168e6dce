import {testFilterProperties} from '@lectern/domain/testing/filter-properties'
import {QUESTION_STATES, type ListedQuestion} from '@lectern/domain/questions/contracts'
import {VISIBILITIES} from '@lectern/domain/questions/question'
import fc from 'fast-check'
import {questionFilters} from './question-filters'

const question: fc.Arbitrary<ListedQuestion> = fc.record({
  id: fc.stringMatching(/^[0-9a-z]{20}$/),
  author: fc.constant('Ada'),
  messages: fc.constant([]),
  visibility: fc.constantFrom(...VISIBILITIES),
  helpful: fc.nat(9),
  isOpen: fc.boolean(),
  courseId: fc.constant('course-a'),
  courseTitle: fc.constant('A course'),
  lessonTitle: fc.constant('A lesson'),
  path: fc.constant('/learn/a/lesson'),
  userId: fc.constant('ada'),
  staffSince: fc.option(fc.nat()),
})

testFilterProperties(questionFilters, {
  item: question,
  filters: fc.record({
    state: fc.constantFrom(null, ...QUESTION_STATES),
    sort: fc.constant('given'),
    page: fc.constant(1),
  }),
  context: undefined,
})
