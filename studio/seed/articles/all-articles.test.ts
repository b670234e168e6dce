import {describe, expect, test} from 'vitest'
import {wordCount} from '../portable-text.ts'
import type {ArticleSeed} from '../types.ts'
import {articles} from './all-articles.ts'

const numbers = (items: {number: number}[]) => items.map(({number}) => number)
const textOf = (body: ArticleSeed['body']) => body.filter((part) => typeof part === 'string').join('\n\n')
const unique = (values: unknown[]) => new Set(values).size === values.length

describe('articles', () => {
  test('are six, in the five categories, one of them twice', {tags: ['S3.06.01', 'S3.06.03']}, () => {
    expect(numbers(articles)).toEqual([1, 2, 3, 4, 5, 6])
    expect(articles.map(({category}) => category).toSorted()).toEqual([
      'Career Development',
      'Course Selection',
      'EdTech',
      'Language Learning',
      'Study Tips',
      'Study Tips',
    ])
    expect(unique(articles.map(({date}) => date))).toBe(true)
    expect([1, 2]).toContain(articles.filter(({featured}) => featured).length)
  })

  test.each(articles)(
    '$title is long enough to teach and short enough to read',
    {tags: ['S2.13.27']},
    ({body, excerpt, tags, title}) => {
      expect(wordCount(textOf(body))).toBeGreaterThanOrEqual(600)
      expect(wordCount(textOf(body))).toBeLessThanOrEqual(1200)
      expect(title.length).toBeLessThanOrEqual(60)
      expect(excerpt.length).toBeLessThanOrEqual(240)
      expect(tags.length).toBeGreaterThanOrEqual(3)
      expect(tags.length).toBeLessThanOrEqual(5)
      expect(unique(tags)).toBe(true)
    },
  )

  test('each has a related one', () => {
    const alone = articles.filter(
      (article) =>
        !articles.some(
          (other) =>
            other !== article &&
            (other.category === article.category || other.tags.some((tag) => article.tags.includes(tag))),
        ),
    )
    expect(alone.map(({title}) => title)).toEqual([])
  })

  test('refer only to articles that had been written before', () => {
    const early = articles.flatMap(({body, date, slug}) =>
      Array.from(textOf(body).matchAll(/\]\(\/blog\/([^)]+)\)/g), ([, linked]) => linked)
        .filter((linked) => !articles.some((other) => other.slug === linked && other.date < date))
        .map((linked) => `${slug} refers to ${linked}`),
    )
    expect(early).toEqual([])
  })
})
