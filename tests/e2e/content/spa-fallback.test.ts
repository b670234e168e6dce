import {stack} from '../../stack.ts'
import {content} from '../fixtures/content.ts'
import {expect, test} from '../fixtures/test.ts'

const statusOf = async (path: string) => (await fetch(stack.siteUrl + path, {redirect: 'manual'})).status

for (const path of ['/course/nope', '/instructor/nope', '/blog/nope', '/course/-1', '/blog/feed.xml'])
  test(`${path} is not there, and says so to machines too`, async () => {
    expect(await statusOf(path)).toBe(404)
  })

for (const path of [
  '/course/1',
  '/instructor/1',
  '/blog/1',
  '/course/SEO-That-Lasts',
  '/course/course-seo-that-lasts',
])
  test(`${path} is another name of a page`, async () => {
    expect(await statusOf(path)).toBe(200)
  })

test('what is published after the build is there, and gone when it is taken back', async ({publish}) => {
  const path = '/instructor/late-comer'
  await publish({
    _id: 'instructor-late-comer',
    _type: 'instructor',
    name: 'Late Comer',
    slug: {_type: 'slug', current: 'late-comer'},
  })
  expect(await statusOf(path)).toBe(200)
  await content.delete('instructor-late-comer')
  await expect.poll(() => statusOf(path)).toBe(404)
})
