import {courseTexts as contract} from '@lectern/domain/learning/contracts'
import {lessonsOf} from '@lectern/domain/learning/outline'
import {AppError} from '../app-error.ts'
import {callable} from '../callable.ts'
import {isOpen} from './admit.ts'
import {fetchTexts} from './fetch-course.ts'
import {assertOwner, readLearner} from './learner.ts'

/** When an owner begins to search a course. One question to the content, however many lessons it has. */
export const courseTexts = callable(
  contract,
  {
    limits: (_, {uid}) => [{name: 'course-texts', key: uid, max: 60, windowSeconds: 60}],
  },
  async ({courseId}, {uid}) => {
    const learner = await readLearner(uid, courseId)
    assertOwner(learner)
    const found = await fetchTexts(courseId)
    if (!found) throw new AppError('unknown-course')
    const {course, texts} = found
    return {
      lessons: lessonsOf(course.outline)
        .filter(({key, free}) => free || isOpen(course, learner, key))
        .map(({key}) => ({key, text: texts.get(key) ?? ''})),
    }
  },
)
