import {evaluateSync, parse, toJS} from 'groq-js'
import {expect, test, vi} from 'vitest'
import {prerenderLesson} from './prerendered-lesson'

const course = {
  _id: 'course-seo',
  _type: 'course',
  title: 'SEO That Lasts',
  slug: {current: 'seo'},
  formerSlugs: ['search'],
  price: 49,
  publishedAt: '2026-01-01T00:00:00Z',
  curriculum: [
    {
      _key: 's',
      title: 'Start',
      lessons: [
        {
          _key: 'one',
          title: 'One',
          slug: {current: 'one'},
          formerSlugs: ['first'],
          minutes: 5,
          kind: 'reading',
        },
      ],
    },
  ],
}

/** Answers queries as the content API does. */
vi.stubGlobal('fetch', async (address: string, init?: {body?: string}) => {
  const {searchParams} = new URL(address)
  const query = init?.body ? (JSON.parse(init.body) as {query: string}).query : searchParams.get('query')
  const params = Object.fromEntries(
    [...searchParams].flatMap(([name, value]) =>
      name.startsWith('$') ? [[name.slice(1), JSON.parse(value) as unknown]] : [],
    ),
  )
  const result = toJS(evaluateSync(parse(query ?? '', {params}), {dataset: [course], params}))
  return Response.json({result})
})

const at = (path: string) => {
  const [id = '', slug = ''] = path.split('/')
  return prerenderLesson(id, slug, new URL(`http://shop/learn/${path}?from=mail`)).then(
    ({lessonKey}) => lessonKey,
    (response: unknown) =>
      response instanceof Response ? (response.headers.get('Location') ?? response.status) : response,
  )
}

test('on the development server a lesson that has moved is led to its address', async () => {
  expect(await at('seo/one')).toBe('one')
  expect(await at('seo/first')).toBe('/learn/seo/one?from=mail')
  expect(await at('search/one')).toBe('/learn/seo/one?from=mail')
  expect(await at('search/first')).toBe('/learn/seo/one?from=mail')
  expect(await at('seo/none')).toBe(404)
  expect(await at('nope/one')).toBe(404)
})
