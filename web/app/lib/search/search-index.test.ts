import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {SearchIndex, type SearchEntry} from './search-index'

const entries: SearchEntry[] = [
  {id: 'seo', title: 'SEO That Lasts', people: 'Daniel Reyes', category: 'Marketing', details: ['Be found']},
  {id: 'budget', title: 'Marketing Measurement', people: 'Priya Raman', category: 'Marketing'},
  {
    id: 'drawing',
    title: 'Draw It',
    people: 'Tomás Ferreira',
    category: 'Art',
    details: ['A design, not art'],
  },
  {
    id: 'design',
    title: 'Interface Design',
    people: 'Tomás Ferreira',
    category: 'Design',
    details: ['Colour'],
  },
]
const index = await SearchIndex.of(entries)
const found = (search: string, of = index) => of.search(search).map(({entry}) => entry.id)

test('a word of the title counts more than one of the category, and that more than one of the details', () => {
  expect(found('marketing')).toEqual(['budget', 'seo'])
  expect(found('design')).toEqual(['design', 'drawing'])
})

test.each([
  ['MARK', ['budget', 'seo']],
  ['tomas', ['design', 'drawing']],
  ['ToMÁs draw', ['drawing']],
  ['reyes, found!', ['seo']],
  ['  ', []],
  ['?', []],
])('%j finds %j', (search, ids) => {
  expect(found(search).toSorted()).toEqual(ids.toSorted())
})

describe('a misspelt word', () => {
  test.each(['marketting', 'marketin', 'mraketing', 'Márketing'])('%s finds what was meant', (search) => {
    expect(found(search)).toEqual(['budget', 'seo'])
  })

  test('is not looked for where the word is there as it is written', async () => {
    const near = await SearchIndex.of([
      {id: 'light', title: 'Light'},
      {id: 'night', title: 'Night'},
    ])
    expect(found('light', near)).toEqual(['light'])
    expect(found('lightt', near)).toEqual(['light'])
  })

  test('of a few letters is nothing', () => {
    expect(found('soe')).toEqual([])
    expect(found('nothing like it')).toEqual([])
  })
})

test('without all of the words there, those with some of them are similar', () => {
  expect(found('marketing of pumpkins')).toEqual([])
  expect(index.similar('marketing of pumpkins').map(({entry}) => entry.id)).toEqual(['budget', 'seo'])
})

describe('for any entries', () => {
  const word = fc.stringMatching(/^[a-zà-ö]{2,9}$/)
  const words = fc.array(word, {minLength: 1, maxLength: 4})
  const entry = fc.record({
    id: fc.uuid(),
    title: words.map((all) => all.join(' ')),
    people: words.map((all) => all.join(' ')),
    category: word,
    details: fc.array(
      words.map((all) => all.join(' ')),
      {maxLength: 3},
    ),
  })
  const list = fc.uniqueArray(entry, {selector: ({id}) => id, minLength: 1, maxLength: 12})

  test('each is found by any of its texts, in capitals and without accents too', async () => {
    await fc.assert(
      fc.asyncProperty(list, fc.nat(), async (all, nth) => {
        const chosen = all[nth % all.length]!
        const searched = await SearchIndex.of(all)
        for (const text of [chosen.title, chosen.people, chosen.category, ...chosen.details])
          for (const search of [text, text.toUpperCase(), text.normalize('NFD').replaceAll(/\p{M}/gu, '')])
            expect(found(search, searched)).toContain(chosen.id)
      }),
      {numRuns: 50},
    )
  })

  test('a further word never finds more, and all that is found is similar', async () => {
    await fc.assert(
      fc.asyncProperty(list, words, word, async (all, search, more) => {
        const searched = await SearchIndex.of(all)
        const few = found([...search, more].join(' '), searched)
        const similar = searched.similar(search.join(' ')).map(({entry}) => entry.id)
        expect(few.filter((id) => !found(search.join(' '), searched).includes(id))).toEqual([])
        expect(found(search.join(' '), searched).filter((id) => !similar.includes(id))).toEqual([])
      }),
      {numRuns: 100},
    )
  })

  test('whatever is typed, each is found at most once, the best first', async () => {
    await fc.assert(
      fc.asyncProperty(list, fc.string({maxLength: 30}), async (all, search) => {
        const hits = (await SearchIndex.of(all)).search(search)
        const scores = hits.map(({score}) => score)
        expect(scores).toEqual(scores.toSorted((a, b) => b - a))
        expect(new Set(hits.map(({entry}) => entry.id)).size).toBe(hits.length)
      }),
    )
  })
})
