import {stack} from '../stack.ts'
import {content} from './content.ts'
import {eventually, expect, test} from './person.ts'

const statusOf = async (path: string) => (await fetch(stack.siteUrl + path, {redirect: 'manual'})).status

test.for(['/course/nope', '/instructor/nope', '/blog/nope', '/course/-1', '/blog/feed.xml'])(
  '%s is not there, and says so to machines too',
  async (path) => {
    expect(await statusOf(path)).toBe(404)
  },
)

test.for([
  '/course/1',
  '/instructor/1',
  '/blog/1',
  '/course/SEO-That-Lasts',
  '/course/course-seo-that-lasts',
])('%s is another name of something', async (path) => {
  expect(await statusOf(path)).toBe(200)
})

test('what is published after the build is there, and gone when it is taken back', async () => {
  await content.create({
    _id: 'instructor-late-comer',
    _type: 'instructor',
    name: 'Late Comer',
    slug: {_type: 'slug', current: 'late-comer'},
  })
  try {
    expect(await statusOf('/instructor/late-comer')).toBe(200)
  } finally {
    await content.delete('instructor-late-comer')
  }
  await eventually(() => statusOf('/instructor/late-comer')).toBe(404)
})
