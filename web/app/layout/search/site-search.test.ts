import {expect, test} from 'vitest'
import {SearchIndex} from '~/lib/search/search-index'
import {helpEntries, otherEntries, resultGroups, type SiteEntry} from './site-search'

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

test('the courses of a large catalogue, which are not in the index, come first', () => {
  const course: SiteEntry = {kind: 'course', id: 'c9', title: 'Type', to: '/course/type', note: ''}
  expect(resultGroups(index, 'design', [course])).toMatchObject([
    {kind: 'course', results: [{to: '/course/type'}, {to: '/courses/design'}]},
    {kind: 'instructor'},
  ])
})
