import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {
  ARTICLE_CATEGORIES,
  MAX_RELATED,
  newestFirst,
  readingMinutes,
  relatedArticles,
  type BlogArticle,
} from './article.ts'
import {
  ARTICLES_PER_PAGE,
  blogFilters,
  browseArticles,
  countCategories,
  MAX_FEATURED,
  MAX_POPULAR_TAGS,
  popularTags,
  type BlogFilters,
} from './blog.ts'
import {anySearch, testFilterProperties} from './testing/filter-properties.ts'

const tags = ['memory', 'habits', 'notes', 'hiring']

const article: fc.Arbitrary<BlogArticle> = fc.record({
  id: fc.uuid(),
  title: fc.constantFrom('Close the Book', 'Watch Less', 'Ask'),
  excerpt: fc.string(),
  category: fc.constantFrom(...ARTICLE_CATEGORIES, ''),
  tags: fc.subarray(tags),
  date: fc.integer({min: 1, max: 28}).map((day) => `2026-02-${String(day).padStart(2, '0')}`),
  featured: fc.boolean(),
})
const articleList = fc.uniqueArray(article, {selector: (entry) => entry.id, maxLength: 40})

const filters: fc.Arbitrary<BlogFilters> = fc.record({
  search: anySearch,
  category: fc.constantFrom(null, ...ARTICLE_CATEGORIES),
  tag: fc.constantFrom(null, ...tags),
  sort: fc.constant('newest'),
  page: fc.integer({min: 1, max: 9}),
})
const context = {
  categories: ARTICLE_CATEGORIES.map((name) => ({name})),
  tags: tags.map((name) => ({name})),
}
const {initial} = blogFilters

function anArticle(change: Partial<BlogArticle> = {}): BlogArticle {
  return {
    id: 'article-a',
    title: 'Close the Book',
    excerpt: 'Rereading feels like learning.',
    category: 'Study Tips',
    tags: ['memory'],
    date: '2026-02-24',
    featured: false,
    ...change,
  }
}

function finds(change: Partial<BlogFilters>, contents?: ReadonlyMap<string, string>): boolean {
  return blogFilters.filter([anArticle()], {...initial, ...change}, {...context, contents}).length === 1
}

testFilterProperties(blogFilters, {item: article, filters, context})

describe('filters', () => {
  test(
    'the search looks at title, excerpt and content, in any case',
    {tags: ['S2.13.03', 'S2.13.04', 'S2.13.05']},
    () => {
      const contents = new Map([['article-a', 'A retired tram driver']])
      expect(finds({search: 'CLOSE'})).toBe(true)
      expect(finds({search: 'rereading'})).toBe(true)
      expect(finds({search: 'tram'}, contents)).toBe(true)
      expect(finds({search: 'tram'})).toBe(false)
      expect(finds({search: 'book tram'}, contents)).toBe(true)
      expect(finds({search: 'memory'}, contents)).toBe(false)
    },
  )

  test('category and tag have to be the article’s own', () => {
    expect(finds({category: 'Study Tips', tag: 'memory'})).toBe(true)
    expect(finds({category: 'EdTech'})).toBe(false)
    expect(finds({tag: 'memo'})).toBe(false)
  })

  test('a text that comes later is searched as well', () => {
    const articles = [anArticle()]
    const tram = {...initial, search: 'tram'}
    const contents = new Map([['article-a', 'A retired tram driver']])
    expect(blogFilters.filter(articles, tram, context)).toEqual([])
    expect(blogFilters.filter(articles, tram, {...context, contents})).toEqual(articles)
  })
})

describe('what the blog shows', () => {
  test(
    'featured articles stand apart only while nothing is filtered, on the first page',
    {tags: ['S2.13.01', 'S2.13.02']},
    () => {
      fc.assert(
        fc.property(articleList, filters, (articles, chosen) => {
          const {featured, list} = browseArticles(articles, chosen, context)
          expect(featured.length).toBeLessThanOrEqual(MAX_FEATURED)
          expect(featured.every((entry) => entry.featured)).toBe(true)
          const apart = !blogFilters.isActive(chosen) && list.page === 1
          expect(featured.length > 0).toBe(apart && articles.some((entry) => entry.featured))
        }),
      )
    },
  )

  test('the second page has only its list', () => {
    const articles = Array.from({length: ARTICLES_PER_PAGE + 2}, (_, index) =>
      anArticle({id: `article-${index}`, featured: index === 0}),
    )
    expect(browseArticles(articles, initial, context).featured).toHaveLength(1)
    const second = browseArticles(articles, {...initial, page: 2}, context)
    expect([second.featured.length, second.list.items.length]).toEqual([0, 1])
  })

  test('all pages together, with the featured, hold what was found once; the list is the newest first', () => {
    fc.assert(
      fc.property(articleList, filters, (articles, chosen) => {
        const first = browseArticles(articles, {...chosen, page: 1}, context)
        const pages = Array.from(
          {length: first.list.pageCount},
          (_, index) => browseArticles(articles, {...chosen, page: index + 1}, context).list.items,
        )
        for (const page of pages) expect(page.length).toBeLessThanOrEqual(ARTICLES_PER_PAGE)
        const listed = pages.flat()
        expect(listed).toEqual(newestFirst(listed))
        const shown = [...first.featured, ...listed]
        expect(shown.length).toBe(new Set(shown).size)
        expect(new Set(shown)).toEqual(new Set(blogFilters.filter(articles, chosen, context)))
      }),
    )
  })
})

describe('counts', () => {
  test('of the categories and tags are those of the articles', {tags: ['S2.13.07']}, () => {
    fc.assert(
      fc.property(articleList, (articles) => {
        for (const {name, count} of countCategories(articles))
          expect(blogFilters.filter(articles, {...initial, category: name}, context)).toHaveLength(count)
        for (const {name, count} of popularTags(articles))
          expect(blogFilters.filter(articles, {...initial, tag: name}, context)).toHaveLength(count)
      }),
    )
  })

  test('the most used tags come first, then the alphabet, and only so many', {tags: ['S2.13.08']}, () => {
    const of = (...names: string[]) => anArticle({tags: names})
    expect(popularTags([of('b', 'a'), of('c', 'a'), of('c', 'c')]).map(({name}) => name)).toEqual([
      'a',
      'c',
      'b',
    ])
    const many = Array.from({length: 30}, (_, index) => `tag ${index}`)
    expect(popularTags([of(...many)])).toHaveLength(MAX_POPULAR_TAGS)
  })
})

describe('related articles', () => {
  test(
    'are at most three others that share the category or a tag',
    {tags: ['S2.13.21', 'S2.13.22', 'S9.07.03']},
    () => {
      fc.assert(
        fc.property(articleList, article, (others, one) => {
          const related = relatedArticles(one, [one, ...others])
          expect(related.length).toBeLessThanOrEqual(MAX_RELATED)
          for (const other of related) {
            expect(other.id).not.toBe(one.id)
            const sharesTag = other.tags.some((tag) => one.tags.includes(tag))
            expect(sharesTag || (one.category !== '' && other.category === one.category)).toBe(true)
          }
        }),
      )
    },
  )

  test('are those with most in common, then the newest', () => {
    const one = anArticle({tags: ['memory', 'notes']})
    const both = anArticle({id: 'both', category: 'EdTech', tags: ['notes', 'memory'], date: '2020-01-01'})
    const older = anArticle({id: 'older', tags: [], date: '2025-01-01'})
    const newer = anArticle({id: 'newer', category: 'EdTech', tags: ['memory'], date: '2026-01-01'})
    const none = anArticle({id: 'none', category: 'EdTech', tags: ['hiring']})
    expect(relatedArticles(one, [none, older, newer, both]).map(({id}) => id)).toEqual([
      'both',
      'newer',
      'older',
    ])
  })
})

test.each([
  [0, 1],
  [220, 1],
  [221, 2],
  [1200, 6],
])('%i words are read in %i minutes', (words, minutes) => expect(readingMinutes(words)).toBe(minutes))

describe('the URL', () => {
  const parse = (query: string) => blogFilters.parse(new URLSearchParams(query), context)

  test('says in its own words what is asked for', {tags: ['S2.13.12', 'S2.13.13']}, () => {
    const everything = {
      search: 'tram',
      category: 'Study Tips',
      tag: 'memory',
      sort: 'newest',
      page: 2,
    } as const
    const url = 'q=tram&category=Study+Tips&tag=memory&page=2'
    expect(parse(url)).toEqual(everything)
    expect(blogFilters.serialize(everything).toString()).toBe(url)
  })

  test('takes names in any case', {tags: ['S2.13.13', 'S2.13.14']}, () => {
    expect(parse('category=edtech&tag=MEMORY')).toMatchObject({category: 'EdTech', tag: 'memory'})
  })

  test('asks for nothing where it makes no sense', () => {
    expect(parse('category=nope&tag=&page=-1')).toEqual(initial)
  })
})
