import {evaluate, parse} from 'groq-js'
import {expect, test, vi} from 'vitest'
import {SearchIndex} from '~/lib/search/search-index'
import {
  helpEntries,
  loadSiteSearch,
  otherEntries,
  resultGroups,
  searchAll,
  type SiteEntry,
} from './site-search'

const content: {dataset: unknown[]} = {dataset: []}

vi.mock('~/lib/sanity/client', () => ({
  fetchContent: async (query: string, params: Record<string, unknown>): Promise<unknown> =>
    (await evaluate(parse(query, {params}), {dataset: content.dataset, params})).get(),
}))
vi.mock('~/features/pages/load-pages', () => ({loadHelp: async () => ({topics: [], questions: []})}))

const entries: SiteEntry[] = [
  ...otherEntries({
    instructors: [
      {
        _id: 'i1',
        name: 'Tomás Ferreira',
        slug: 'tomas-ferreira',
        title: 'Designer',
        interests: ['Ceramics'],
      },
    ],
    articles: [
      {
        _id: 'a1',
        title: 'Close the Book',
        slug: 'close-the-book',
        excerpt: 'What memory needs',
        author: 'Ingrid Solheim',
        category: 'Study Tips',
        tags: ['memory'],
      },
    ],
    pages: [{_id: 'p1', title: 'Privacy Policy', slug: 'privacy', lead: null}],
    categories: [{_id: 'c1', name: 'Design', slug: 'design', description: 'Type and space'}],
  }),
  ...helpEntries({
    title: 'Help',
    lead: '',
    seo: {},
    topics: [{key: 't', title: 'Payments', text: 'Cards', icon: '', searchTerms: ['invoice']}],
    questions: [
      {key: 'q', anchor: 'how-can-i-pay', question: 'How can I pay?', topic: 'Paying', answer: 'By card.'},
    ],
    contact: {} as never,
  }),
]
const index = await SearchIndex.of(entries)
const found = (search: string) =>
  resultGroups(index, search).map(({kind, results}) => [kind, ...results.map(({to}) => to)])

test.each([
  ['tomas', [['instructor', '/instructor/tomas-ferreira']]],
  ['ceramics', [['instructor', '/instructor/tomas-ferreira']]],
  ['memory', [['article', '/blog/close-the-book']]],
  ['privcy', [['help', '/privacy']]],
  ['invoice', [['help', '/help']]],
  ['pay', [['help', '/faq#how-can-i-pay', '/help']]],
  ['zzzz', []],
])('%s finds %j', (search, groups) => {
  expect(found(search)).toEqual(groups)
})

test('the kind with the best result comes first, and of a kind there are a few', async () => {
  expect(found('design')).toEqual([
    ['course', '/courses/design'],
    ['instructor', '/instructor/tomas-ferreira'],
  ])
  const many = await SearchIndex.of(
    Array.from({length: 9}, (_, number): SiteEntry => ({
      kind: 'course',
      id: `c${number}`,
      title: 'Same',
      to: `/course/${number}`,
      note: '',
    })),
  )
  expect(resultGroups(many, 'same').map(({results}) => results.length)).toEqual([5])
})

test('what is found among all and not by the index comes first, and everything once', () => {
  const person = entries.find(({id}) => id === 'i1')
  if (!person) throw new Error('The instructor is missing.')
  const article: SiteEntry = {kind: 'article', id: 'a9', title: 'Clay', to: '/blog/clay', note: ''}
  expect(resultGroups(index, 'ceramics', [article, person])).toMatchObject([
    {kind: 'article', results: [{id: 'a9'}]},
    {kind: 'instructor', results: [{id: 'i1'}]},
  ])
})

test('of more instructors or articles than are fetched, those that a search means are found too', async () => {
  const dataset = Array.from({length: 501}, (_, number) => [
    {_type: 'instructor', _id: `i${number}`, name: `Person ${number}`, slug: {current: `i${number}`}, number},
    {
      _type: 'article',
      _id: `a${number}`,
      title: number === 500 ? 'Glazing' : 'Other',
      slug: {current: `a${number}`},
      date: `${1500 - number}-01-01`,
    },
  ]).flat()
  content.dataset = dataset
  expect((await loadSiteSearch()).isLarge).toBe(true)
  expect((await searchAll('person 500')).map(({to}) => to)).toEqual(['/instructor/i500'])
  expect((await searchAll('glazing')).map(({to}) => to)).toEqual(['/blog/a500'])
  content.dataset = dataset.slice(0, 2 * 499)
  expect((await loadSiteSearch()).isLarge).toBe(false)
})

test('the courses of a large catalogue, which are not in the index, come first', () => {
  const course: SiteEntry = {kind: 'course', id: 'c9', title: 'Type', to: '/course/type', note: ''}
  expect(resultGroups(index, 'design', [course])).toMatchObject([
    {kind: 'course', results: [{to: '/course/type'}, {to: '/courses/design'}]},
    {kind: 'instructor'},
  ])
})
