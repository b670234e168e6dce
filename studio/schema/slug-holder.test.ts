import {evaluateSync, parse, toJS} from 'groq-js'
import type {ValidationContext} from 'sanity'
import {expect, test} from 'vitest'
import {holderOf} from './slug-holder'

const article = (_id: string, slug: string) => ({_id, _type: 'article', title: _id, slug: {current: slug}})

/** Who else has an address, as the document `a` asks in a dataset. */
function holder(slug: string, dataset: object[]) {
  const client = {
    withConfig: () => client,
    fetch: (query: string, params: object) =>
      Promise.resolve(
        toJS(evaluateSync(parse(query, {params: {...params}}), {dataset, params: {...params}})),
      ),
  }
  const context = {document: {_id: 'drafts.a', _type: 'article'}, getClient: () => client}
  return holderOf(slug, context as unknown as ValidationContext)
}

test('a document holds its own address in each of its versions', async () => {
  const own = ['a', 'drafts.a', 'versions.summer.a'].map((id) => article(id, 'ink'))
  expect(await holder('ink', own)).toBeNull()
})

test('another one holds an address, published or not', async () => {
  for (const id of ['b', 'drafts.b', 'versions.summer.b', 'versions.summer.b.a'])
    expect(await holder('ink', [article(id, 'ink')])).toEqual({title: id, isFormer: false})
})

test('another one holds an address that it had before', async () => {
  const moved = {...article('b', 'paper'), formerSlugs: ['ink']}
  expect(await holder('ink', [moved])).toEqual({title: 'b', isFormer: true})
})
