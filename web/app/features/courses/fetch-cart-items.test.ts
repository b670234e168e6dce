import {beforeEach, expect, test, vi} from 'vitest'
import {fetchContent} from '~/lib/sanity/client'
import {fetchCartItems} from './fetch-cart-items'
import {rawCourse} from './testing/raw-course'

vi.mock('~/lib/sanity/client')

const ENDED = '2020-01-01T00:00:00Z'
const AHEAD = '2100-01-01T00:00:00Z'

const bundle = (until: string | null, ...ends: (string | null)[]) => ({
  _id: 'bundle',
  title: 'A Bundle',
  slug: 'a-bundle',
  price: 10,
  until,
  courses: ends.map((offerEndsAt, index) => ({...rawCourse, _id: `course-${index}`, offerEndsAt})),
})

function sold(content: {courses?: object[]; bundles?: object[]}) {
  vi.mocked(fetchContent).mockResolvedValue({courses: [], bundles: [], ...content})
  return fetchCartItems(['some'])
}

beforeEach(() => {
  vi.clearAllMocks()
})

test('the first end that is still ahead is when the items have to be asked for again', async () => {
  const earlier = '2099-01-01T00:00:00Z'
  const {validUntilMs} = await sold({bundles: [bundle(AHEAD, ENDED, earlier)]})
  expect(validUntilMs).toBe(Date.parse(earlier))
})

test.each([
  ['the offers of a bundle’s courses', {bundles: [bundle(null, ENDED, ENDED)]}],
  ['a bundle that the content API has kept', {bundles: [bundle(ENDED, null, null)]}],
  [
    'an offer without an original price',
    {courses: [{...rawCourse, originalPrice: null, offerEndsAt: ENDED}]},
  ],
])('%s that has ended is nothing to wait for', async (_, content) => {
  const {validUntilMs} = await sold(content)
  expect(validUntilMs).toBeNull()
})
