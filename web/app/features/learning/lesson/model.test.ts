import {expect, test} from 'vitest'
import {withoutReader, type LessonPage} from './model'

/** A lesson that its owner has open. */
function opened(free: boolean): LessonPage {
  const lesson = {key: 'intro', slug: 'intro', title: 'Intro', minutes: 10, kind: 'reading' as const, free}
  return {
    course: {
      id: 'seo',
      slug: 'seo',
      title: 'SEO',
      outline: [{key: 'all', title: 'All', lessons: [lesson]}],
      inOrder: false,
      price: null,
      image: null,
    },
    lessonKey: 'intro',
    content: {status: 'open', body: [], revision: null},
    reader: {uid: 'ada', ownsCourse: true},
    isCurrent: false,
    isBuilt: false,
    now: 1_000,
    keptAt: 500,
  }
}

test('without its reader a lesson that is sold has no text, and is not said to be kept', () => {
  const page = withoutReader(opened(false))
  expect(page).toMatchObject({content: {status: 'undecided'}, reader: null, isBuilt: true})
  expect(page).not.toHaveProperty('keptAt')
})

test('what is free stays open to everybody', () => {
  expect(withoutReader(opened(true))).toMatchObject({content: {status: 'open'}, reader: null})
})
