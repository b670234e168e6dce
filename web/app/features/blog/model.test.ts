import {describe, expect, test} from 'vitest'
import {toArticle, toArticleCard} from './model'
import type {AllArticlesQueryResult} from '~/lib/sanity/types.generated'

type Raw = AllArticlesQueryResult[number]

const REF = 'image-abc-1600x900-webp'

function raw(change: Partial<Raw> = {}): Raw {
  return {
    _id: 'article-a',
    _updatedAt: '2026-02-25T10:00:00Z',
    number: null,
    title: 'Close the Book',
    slug: 'close-the-book',
    excerpt: null,
    author: null,
    date: null,
    readTime: null,
    words: 441,
    category: null,
    tags: null,
    featured: null,
    image: null,
    writer: null,
    body: null,
    ...change,
  }
}

function paragraph(key: string): NonNullable<Raw['body']>[number] {
  return {_type: 'block', _key: key, style: 'normal', children: [{_type: 'span', _key: 's', text: key}]}
}

function picture(key: string, ref: string | null): NonNullable<Raw['body']>[number] {
  const none = {top: null, bottom: null, left: null, right: null}
  return {
    _type: 'image',
    _key: key,
    caption: ' A caption ',
    picture: {alt: 'A drawing', ref, color: null, hotspot: {x: null, y: null}, crop: none},
  }
}

describe('an article', () => {
  test('with only a title and a slug is valid', () => {
    expect(toArticle(raw())).toMatchObject({
      title: 'Close the Book',
      excerpt: '',
      author: '',
      tags: [],
      body: [],
      writer: null,
    })
  })

  test('without a title or a slug is null', () => {
    expect(toArticle(raw({title: '  '}))).toBeNull()
    expect(toArticleCard(raw({slug: null}))).toBeNull()
    expect(toArticle(null)).toBeNull()
  })

  test(
    'has the given reading time, or else one computed from its words',
    {tags: ['S2.13.19', 'S3.06.02']},
    () => {
      expect(toArticle(raw({readTime: 9}))?.readTime).toBe(9)
      expect(toArticle(raw())?.readTime).toBe(3)
    },
  )

  test('has each tag once', () => {
    expect(toArticle(raw({tags: ['memory', ' memory ', '']}))?.tags).toEqual(['memory'])
  })

  test('is split into text and pictures, without pictures whose asset is missing', () => {
    const body = [paragraph('a'), paragraph('b'), picture('p', REF), picture('q', null), paragraph('c')]
    const parts = toArticle(raw({body}))?.body ?? []
    expect(
      parts.map((part) => ('text' in part ? part.text.map(({_key}) => _key) : part.figure.caption)),
    ).toEqual([['a', 'b'], 'A caption', ['c']])
  })

  test('links to its author only when there is a profile', () => {
    const writer = {name: 'Ada', slug: null, title: null, bio: null, image: null}
    expect(toArticle(raw({writer}))?.writer).toBeNull()
    expect(toArticle(raw({writer: {...writer, slug: 'ada'}}))?.writer).toMatchObject({slug: 'ada'})
  })
})
