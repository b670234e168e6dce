import {stack} from '../../stack.ts'
import {content} from '../fixtures/content.ts'
import {expect, test} from '../fixtures/test.ts'

const statusOf = async (path: string) => (await fetch(stack.siteUrl + path, {redirect: 'manual'})).status

for (const path of ['/course/nope', '/instructor/nope', '/blog/nope', '/course/-1', '/blog/feed.xml'])
  test(`${path} is a 404, also by its status`, async () => {
    expect(await statusOf(path)).toBe(404)
  })

for (const path of [
  '/course/1',
  '/instructor/1',
  '/blog/1',
  '/course/SEO-That-Lasts',
  '/course/course-seo-that-lasts',
])
  test(`${path} is another path of a page`, async () => {
    expect(await statusOf(path)).toBe(200)
  })

test('a document published after the build is served, and is a 404 after it is unpublished', async ({
  publish,
}) => {
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
