import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {ask, startLake, type TestLake} from './lake.ts'
import {fourFields} from './pictures.ts'

let lake: TestLake
beforeAll(async () => {
  lake = await startLake()
})
afterAll(() => lake.stop())

describe('what GROQ has and the lake has not', () => {
  test.each([
    ['geo::distance(*[0].place, *[1].place)', 'geo::distance'],
    ['*[geo::contains(area, place)]', 'geo::contains'],
    ['*[]{"area": geo(area)}', 'Undefined function: geo'],
    ['documents::get("dataset:lectern.production:a")', 'documents::get'],
    ['*[documents::incomingRefCount() > 0]', 'documents::incomingRefCount'],
    ['*[title match text::query("seo")]', 'text::query'],
    ['* | score(text::semanticSimilarity("seo"))', 'text::semanticSimilarity'],
    ['user::attributes()', 'user::attributes'],
    ['diff::changedAny({}, {}, (title))', 'diff::changedAny'],
    ['delta::changedAny(title)', 'Undefined function: changedAny'],
  ])('%s is refused by its name, on an empty dataset too', async (query, name) => {
    const path = `/v2025-02-19/data/query/production?query=${encodeURIComponent(query)}`
    const {status, body} = await ask(lake, path)
    expect(status).toBe(400)
    expect(body).toMatchObject({error: {description: expect.stringContaining(name)}})
    expect(body).toMatchObject({error: {description: expect.stringContaining('the local content lake')}})
  })
})

test('a picture has a preview of its own, and no BlurHash', async () => {
  const {metadata} = await lake.client.assets.upload('image', await fourFields(60, 40))
  expect(metadata).toMatchObject({lqip: expect.stringMatching(/^data:image/)})
  expect(metadata).not.toHaveProperty('blurHash')
})
