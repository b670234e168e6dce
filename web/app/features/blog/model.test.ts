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
    seo: null,
    ...change,
  }
}

function paragraph(key: string): NonNullable<Raw['body']>[number] {
  return {
    _type: 'block',
    _key: key,
    style: 'normal',
    markDefs: [],
    children: [{_type: 'span', _key: 's', text: key}],
  }
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
    const shown = parts.map((part) =>
      'text' in part
        ? part.text.map(({_key}) => _key)
        : 'figure' in part
          ? part.figure.caption
          : part.block._type,
    )
    expect(shown).toEqual([['a', 'b'], 'A caption', ['c']])
  })

  test('has callouts, code, quotations and tables between its texts, without empty ones', () => {
    const words = [{_type: 'block' as const, _key: 'w', markDefs: [], children: []}]
    const row = (_key: string, ...cells: string[]) => ({_type: 'tableRow' as const, _key, cells})
    const body: NonNullable<Raw['body']> = [
      paragraph('a'),
      {_type: 'callout', _key: 'n', text: words},
      {_type: 'callout', _key: 'empty', tone: 'tip', text: null},
      {_type: 'code', _key: 'c', code: 'print(1)', language: 'python'},
      {_type: 'code', _key: 'blank', code: ''},
      {_type: 'quotation', _key: 'q', text: words, source: ' Ada '},
      {
        _type: 'captionedTable',
        _key: 't',
        caption: 'Hours',
        table: {_type: 'table', rows: [row('h', 'Day', 'Hours'), row('r', 'Monday', '2')]},
      },
      {_type: 'captionedTable', _key: 'head', table: {_type: 'table', rows: [row('h', 'Day')]}},
      paragraph('b'),
    ]
    expect(toArticle(raw({body}))?.body.slice(1, -1)).toEqual([
      {key: 'n', block: {_type: 'callout', _key: 'n', tone: 'note', title: null, text: words}},
      {
        key: 'c',
        block: {_type: 'code', _key: 'c', language: 'python', filename: null, code: 'print(1)'},
      },
      {key: 'q', block: {_type: 'quotation', _key: 'q', text: words, source: 'Ada'}},
      {
        key: 't',
        block: {
          _type: 'table',
          _key: 't',
          caption: 'Hours',
          rows: [
            {_key: 'h', cells: ['Day', 'Hours']},
            {_key: 'r', cells: ['Monday', '2']},
          ],
        },
      },
    ])
  })

  describe('with a video', () => {
    const video = {
      _type: 'articleVideo' as const,
      _key: 'v',
      title: ' Six strokes ',
      file: {url: 'https://cdn.example/v.webm', mimeType: 'video/webm'},
      poster: null,
      captionsUrl: 'https://cdn.example/v.vtt',
      transcript: null,
    }
    const blocksOf = (change: object) => toArticle(raw({body: [{...video, ...change}]}))?.body

    test('has it with captions', () => {
      const block = {
        _type: 'video',
        _key: 'v',
        title: 'Six strokes',
        source: {kind: 'file', url: 'https://cdn.example/v.webm', mimeType: 'video/webm'},
        poster: null,
        captionsUrl: 'https://cdn.example/v.vtt',
        transcript: [],
      }
      expect(blocksOf({})).toEqual([{key: 'v', block}])
      expect(blocksOf({title: null})).toEqual([{key: 'v', block: {...block, title: 'Video'}}])
    })

    test.each([
      ['no file', null],
      ['a file that is gone', {url: null, mimeType: null}],
      ['a file of an unknown type', {url: 'https://cdn.example/v', mimeType: null}],
      ['a sound', {url: 'https://cdn.example/v.mp3', mimeType: 'audio/mpeg'}],
    ])('leaves out one with %s', (_, file) => {
      expect(blocksOf({file})).toEqual([])
    })
  })

  test('links to its author only when there is a profile', () => {
    const writer = {name: 'Ada', slug: null, title: null, bio: null, image: null}
    expect(toArticle(raw({writer}))?.writer).toBeNull()
    expect(toArticle(raw({writer: {...writer, slug: 'ada'}}))?.writer).toMatchObject({slug: 'ada'})
  })
})
