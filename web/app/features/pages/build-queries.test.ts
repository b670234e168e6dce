import {evaluate, parse} from 'groq-js'
import {expect, test} from 'vitest'
import {feedQuery} from './build-queries'

test('the feed has the newest fifty articles', async () => {
  const day = (index: number) => new Date(Date.UTC(2026, 0, index)).toISOString().slice(0, 10)
  const dataset = Array.from({length: 60}, (_, index) => ({
    _type: 'article',
    _id: `a${index}`,
    title: `Article ${index}`,
    slug: {current: `article-${index}`},
    date: day(index),
  }))
  const found: unknown = await (await evaluate(parse(feedQuery), {dataset})).get()
  expect(found).toHaveLength(50)
  expect(found).toMatchObject({0: {slug: 'article-59'}, 49: {slug: 'article-10'}})
})
