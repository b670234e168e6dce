import {createClient} from '@sanity/client'
import {SANITY_DATASET, SANITY_PROJECT} from '../../local/ports.ts'
import {stack} from '../stack.ts'
import {eventually, expect, test} from './person.ts'

const lake = createClient({
  projectId: SANITY_PROJECT,
  dataset: SANITY_DATASET,
  apiVersion: '2025-02-19',
  apiHost: stack.lakeUrl,
  useProjectHostname: false,
  useCdn: false,
  token: 'local',
})

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
  await lake.create({
    _id: 'instructor-late-comer',
    _type: 'instructor',
    name: 'Late Comer',
    slug: {_type: 'slug', current: 'late-comer'},
  })
  try {
    expect(await statusOf('/instructor/late-comer')).toBe(200)
  } finally {
    await lake.delete('instructor-late-comer')
  }
  await eventually(() => statusOf('/instructor/late-comer')).toBe(404)
})
