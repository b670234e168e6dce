import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {ask, startLake, type TestLake} from './lake.ts'

let lake: TestLake
beforeAll(async () => {
  lake = await startLake()
  const instructor = {_type: 'reference', _ref: 'ada'}
  await lake.client
    .transaction()
    .create({_id: 'ada', _type: 'instructor', name: 'Ada'})
    .create({_id: 'a', _type: 'course', title: 'A', slug: {current: 'a'}, price: 20, instructor})
    .create({_id: 'b', _type: 'course', title: 'B', slug: {current: 'b'}, price: 10, instructor})
    .create({
      _id: 'drafts.a',
      _type: 'course',
      title: 'A, edited',
      slug: {current: 'a'},
      price: 25,
      instructor,
    })
    .create({_id: 'drafts.c', _type: 'course', title: 'C, new', slug: {current: 'c'}, price: 5, instructor})
    .create({
      _id: 'versions.spring.b',
      _type: 'course',
      title: 'B, in spring',
      slug: {current: 'b'},
      price: 9,
    })
    .commit()
})
afterAll(() => lake.stop())

const titles = '*[_type == "course"] | order(title) {_id, _originalId, title}'

describe('perspectives', () => {
  test('published shows what is published', async () => {
    expect(await lake.client.fetch('*[_type == "course"]._id', {}, {perspective: 'published'})).toEqual([
      'a',
      'b',
    ])
  })

  test('drafts shows drafts over what is published, under the published id', async () => {
    const expected = [
      {_id: 'a', _originalId: 'drafts.a', title: 'A, edited'},
      {_id: 'b', _originalId: 'b', title: 'B'},
      {_id: 'c', _originalId: 'drafts.c', title: 'C, new'},
    ]
    expect(await lake.client.fetch(titles, {}, {perspective: 'drafts'})).toEqual(expected)
    const path = `/v2025-02-19/data/query/production?query=${encodeURIComponent(titles)}&perspective=previewDrafts`
    expect((await ask(lake, path)).body['result']).toEqual(expected)
  })

  test('a stack takes each document from its topmost layer', async () => {
    const stacked = await lake.client.fetch<{title: string}[]>(
      titles,
      {},
      {perspective: ['spring', 'drafts']},
    )
    expect(stacked.map(({title}) => title)).toEqual(['A, edited', 'B, in spring', 'C, new'])
    const released = await lake.client.fetch<{title: string}[]>(titles, {}, {perspective: ['spring']})
    expect(released.map(({title}) => title)).toEqual(['A', 'B, in spring'])
  })

  test('references lead into the same perspective', async () => {
    await lake.client.createOrReplace({_id: 'drafts.ada', _type: 'instructor', name: 'Ada, edited'})
    const name = '*[_id == "a"][0].instructor->name'
    expect(await lake.client.fetch(name, {}, {perspective: 'drafts'})).toBe('Ada, edited')
    expect(await lake.client.fetch(name, {}, {perspective: 'published'})).toBe('Ada')
  })

  test('an old API version sees everything unless it asks otherwise', async () => {
    const count = encodeURIComponent('count(*[_type == "course"])')
    const result = async (version: string) =>
      (await ask(lake, `/${version}/data/query/production?query=${count}`)).body['result']
    expect(await result('v2021-10-21')).toBe(5)
    expect(await result('v1')).toBe(5)
    expect(await result('v2025-02-19')).toBe(2)
    expect(await result('vX')).toBe(2)
  })

  test('a malformed one is refused', async () => {
    for (const perspective of ['a b', 'raw,drafts', '!']) {
      const path = `/v2025-02-19/data/query/production?query=1&perspective=${encodeURIComponent(perspective)}`
      expect(await ask(lake, path)).toMatchObject({status: 400, body: {error: 'Bad Request'}})
    }
  })
})

describe('a query', () => {
  test('takes parameters, also in slices', async () => {
    const query = '*[_type == $type] | order(price desc) [$from...$to].title'
    expect(await lake.client.fetch(query, {type: 'course', from: 0, to: 2})).toEqual(['A, edited', 'A'])
    expect(await lake.client.fetch(query, {type: 'course', from: 2, to: 4})).toEqual(['B', 'B, in spring'])
  })

  test('may be sent as POST', async () => {
    const ids = Array.from({length: 5000}, (_, n) => `id-${n}`)
    expect(await lake.client.fetch('*[_id in $ids]._id', {ids: [...ids, 'b', 'a']})).toEqual(['a', 'b'])
  })

  test('may be sent as POST by a page of the shop, which is given what is published', async () => {
    const headers = {origin: 'http://127.0.0.1:3000', 'content-type': 'application/json'}
    const ids = Array.from({length: 500}, () => crypto.randomUUID())
    const body = JSON.stringify({query: '*[_id in $ids].title', params: {ids: [...ids, 'a', 'drafts.a']}})
    const path = '/v2025-02-19/data/query/production?perspective=published'
    expect((await ask(lake, path, {method: 'POST', headers, body})).body['result']).toEqual(['A'])
  })

  test('that asks for nothing there answers null or an empty list', async () => {
    expect(await lake.client.fetch('*[_id == "none"][0]')).toBeNull()
    expect(await lake.client.fetch('*[_type == "none"]')).toEqual([])
    expect(await lake.client.fetch('*[_id == "none"][0].instructor->name')).toBeNull()
  })

  test('counts referring documents', async () => {
    const query =
      '*[_type == "instructor" && !(_id in path("drafts.**"))]{_id, "courses": count(*[references(^._id)])}'
    expect(await lake.client.fetch(query)).toEqual([{_id: 'ada', courses: 4}])
  })

  test('that does not parse says where', async () => {
    const query = '*[_type == "course" && ]'
    const error = await lake.client.fetch(query).catch((caught: unknown) => caught)
    expect(error).toMatchObject({
      statusCode: 400,
      details: {type: 'queryParseError', query, start: 22, description: expect.any(String)},
    })
    expect(String(error)).toContain('GROQ query parse error')
  })

  test('with a parameter that was not given says which', async () => {
    await expect(lake.client.fetch('*[_id == $id]')).rejects.toMatchObject({
      details: {
        type: 'queryParseError',
        description: 'param $id referenced, but not provided',
        start: 9,
        end: 12,
      },
    })
  })
})

describe('sync tags', () => {
  test('name the types and documents an answer depends on', async () => {
    const tags = async (query: string) =>
      (await lake.client.fetch(query, {}, {filterResponse: false, perspective: 'published'})).syncTags ?? []
    const courses = await tags('*[_type == "course"]')
    expect(courses).toHaveLength(1)
    expect(await tags('*[_type == "course"]{..., instructor->}')).toHaveLength(2)
    expect(await tags('*[_type == "instructor"]')).not.toEqual(courses)
    expect(await tags('*[title == "A"]')).not.toEqual(courses)
  })
})

test('a source map, where one is asked for, is empty', async () => {
  const asked = {filterResponse: false, resultSourceMap: true} as const
  expect(await lake.client.fetch('*[_id == "a"]', {}, asked)).toMatchObject({
    resultSourceMap: {documents: [], paths: [], mappings: {}},
  })
  expect(await lake.client.fetch('1', {}, {filterResponse: false})).not.toHaveProperty('resultSourceMap')
})
