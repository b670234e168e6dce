import {expect, test, vi} from 'vitest'
import {sanity} from '../services/sanity.ts'
import {fetchNewCourse} from './fetch-new-course.ts'

vi.mock('../services/sanity.ts', async (original) => ({
  ...(await original<typeof import('../services/sanity.ts')>()),
  sanity: vi.fn(),
}))

const course = {
  _id: 'course-a',
  title: 'Typography',
  slug: null,
  instructor: null,
  summary: null,
  level: null,
  duration: null,
  price: 59.99,
  originalPrice: null,
  offerEndsAt: null,
  image: null,
}

/** Fetches the course while Sanity answers this. */
function fetchFrom(answer: unknown) {
  const client = {fetch: async () => answer}
  vi.mocked(sanity).mockResolvedValue(client as unknown as Awaited<ReturnType<typeof sanity>>)
  return fetchNewCourse('course-a')
}

test('a course needs a title and a price; everything else may be missing', async () => {
  expect(await fetchFrom(course)).toEqual(course)
  await expect(fetchFrom({...course, title: null})).rejects.toThrow('title')
  await expect(fetchFrom({...course, price: null})).rejects.toThrow('price')
})

test('a course that is not published is null', async () => {
  expect(await fetchFrom(null)).toBeNull()
})
