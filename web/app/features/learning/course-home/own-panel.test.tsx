import {noProgress} from '@lectern/domain/learning/progress'
import {renderToStaticMarkup} from 'react-dom/server'
import {MemoryRouter} from 'react-router-dom'
import {expect, test} from 'vitest'
import type {CourseHome} from './model'
import {OwnPanel} from './own-panel'

const lesson = (key: string, free = false) => ({
  key,
  slug: key,
  title: key,
  minutes: 5,
  kind: 'reading' as const,
  free,
})

/** A course that has got lessons since its learner began with the one that is called old. */
const home: CourseHome = {
  id: 'seo',
  slug: 'seo',
  title: 'SEO',
  instructor: 'Mara',
  image: null,
  inOrder: false,
  outline: [
    {key: 'first', title: 'First', lessons: [lesson('old'), lesson('added')]},
    {key: 'second', title: 'Second', lessons: [lesson('later'), lesson('taster', true)]},
    {key: 'third', title: 'Third', lessons: [lesson('next-week')], opensAfterDays: 7},
  ],
  sold: null,
}
const NOW = 2_000
const own = {
  progress: {...noProgress, startedAt: 1_000, opened: {old: 1_000}},
  since: 1_000,
  unpassed: [],
  certificateId: null,
}

/** The addresses of the lessons that are listed as new. */
function news(course: CourseHome): string[] {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <OwnPanel uid="ada" home={course} own={own} now={NOW} />
    </MemoryRouter>,
  )
  const [, listed = ''] = html.split('New since you began')
  return [...listed.matchAll(/href="\/learn\/seo\/([^"]+)"/g)].map(([, slug = '']) => slug)
}

test('new lessons are listed once they can be opened: on their day, and in a course that is taken in order in their turn', () => {
  expect(news(home)).toEqual(['added', 'later', 'taster'])
  expect(news({...home, inOrder: true})).toEqual(['added', 'taster'])
})
