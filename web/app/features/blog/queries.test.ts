import {evaluateSync, parse, toJS} from 'groq-js'
import {expect, test} from 'vitest'
import {articleContentsQuery, articlesQuery} from './queries'

const words = (text: string) => [{_type: 'block', children: [{_type: 'span', text}]}]
const article = {
  _id: 'article',
  _type: 'article',
  title: 'Setting type',
  slug: {current: 'setting-type'},
  body: [
    ...words('Plain words'),
    {_type: 'callout', tone: 'note', text: words('noted')},
    {_type: 'quotation', text: words('quoted'), source: 'Ada'},
    {_type: 'code', code: 'font: serif'},
    {_type: 'captionedTable', table: {rows: [{cells: ['Face', 'Weight']}, {cells: ['Serif', '400']}]}},
    {_type: 'articleVideo', title: 'A film', transcript: words('spoken')},
    {_type: 'image', caption: 'A proof'},
    {_type: 'image'},
  ],
}
const dataset = [article, {...article, _id: 'empty', slug: {current: 'empty'}, body: undefined}]
const evaluate = (query: string) => toJS(evaluateSync(parse(query), {dataset})) as Promise<unknown>

test('an article is found by the words of all of its blocks', async () => {
  expect(await evaluate(articleContentsQuery)).toEqual([
    {_id: 'article', text: 'Plain words noted quoted font: serif Face Weight Serif 400 spoken A proof '},
    {_id: 'empty', text: ''},
  ])
})

test('and takes the time to read them all', async () => {
  const {articles} = (await evaluate(articlesQuery)) as {articles: {_id: string; words: number}[]}
  expect(articles.find(({_id}) => _id === 'article')?.words).toBe(14)
})
