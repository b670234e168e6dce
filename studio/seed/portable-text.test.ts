import {describe, expect, test} from 'vitest'
import {plainText, portableText, wordCount} from './portable-text.ts'

describe('blocks', () => {
  test('headings, paragraphs, quotations and lists become blocks of their style', () => {
    const blocks = portableText(`
## Heading

### Smaller

First line
and its continuation.

> Quoted

- one
- two
  goes on

1. first
`)
    expect(blocks.map(({style, listItem}) => [style, listItem])).toEqual([
      ['h2', undefined],
      ['h3', undefined],
      ['normal', undefined],
      ['blockquote', undefined],
      ['normal', 'bullet'],
      ['normal', 'bullet'],
      ['normal', 'number'],
    ])
    expect(plainText(blocks).split('\n')).toEqual([
      'Heading',
      'Smaller',
      'First line and its continuation.',
      'Quoted',
      'one',
      'two goes on',
      'first',
    ])
  })

  test('a quotation of several lines is one block', () => {
    expect(plainText(portableText('> one\n> two'))).toBe('one two')
  })

  test('list items have a level', () => {
    expect(portableText('- one')[0]).toMatchObject({listItem: 'bullet', level: 1})
  })

  test('an empty text has no blocks', () => {
    expect(portableText('\n  \n')).toEqual([])
  })
})

describe('marks', () => {
  const spans = (source: string) => portableText(source)[0]?.children.map(({text, marks}) => [text, marks])

  test('strong and emphasis, also inside each other', () => {
    expect(spans('a **b *c* d** e')).toEqual([
      ['a ', []],
      ['b ', ['strong']],
      ['c', ['strong', 'em']],
      [' d', ['strong']],
      [' e', []],
    ])
  })

  test('a link points to its definition and keeps the marks around and inside it', () => {
    const [block] = portableText('See **[the *other* page](/faq)**.')
    const [definition] = block?.markDefs ?? []
    expect(definition).toMatchObject({_type: 'link', href: '/faq'})
    expect(block?.children.map(({text, marks}) => [text, marks])).toEqual([
      ['See ', []],
      ['the ', ['strong', definition?._key]],
      ['other', ['strong', definition?._key, 'em']],
      [' page', ['strong', definition?._key]],
      ['.', []],
    ])
  })

  test('a link to a document refers to it, one to a screen or elsewhere has the address', () => {
    const targets = (source: string) =>
      portableText(source)[0]?.markDefs.map((mark) =>
        mark._type === 'internalLink' ? mark.reference._ref : mark.href,
      )
    const source =
      '[a](/blog/one) [b](/course/two) [c](/courses/three) [d](/instructor/four) [e](/privacy) [f](/courses) [g](/my-courses) [h](https://a.example/blog/one)'
    expect(targets(source)).toEqual([
      'article-one',
      'course-two',
      'category-three',
      'instructor-four',
      'page-privacy',
      '/courses',
      '/my-courses',
      'https://a.example/blog/one',
    ])
  })

  test('a bracket without an address stays a bracket', () => {
    expect(spans('a [b] c')).toEqual([['a [b] c', []]])
  })

  test('a backslash makes the next character literal', () => {
    expect(spans('2 \\* 3')).toEqual([['2 * 3', []]])
  })

  test('an emphasis that is never closed is an error', () => {
    expect(() => portableText('a **b')).toThrow('never closed')
    expect(() => portableText('a *b')).toThrow('never closed')
  })
})

test('keys are unique within a text and the same every time', () => {
  const source = '## A\n\nb **c** [d](/faq) [f](/blog/g)\n\n- h'
  const keys = portableText(source).flatMap(({_key, children, markDefs}) => [
    _key,
    ...children.map((span) => span._key),
    ...markDefs.map((definition) => definition._key),
  ])
  expect(new Set(keys).size).toBe(keys.length)
  expect(portableText(source)).toEqual(portableText(source))
})

test('words are counted without their marks', () => {
  expect(wordCount('## One two\n\nthree **four** [five six](/help)\n\n- eight')).toBe(7)
  expect(wordCount('')).toBe(0)
})
