import {LINKED_PAGES} from '@lectern/domain/page-addresses'
import {describe, expect, test} from 'vitest'
import {courses} from '../courses/all-courses.ts'
import {plainText, portableText} from '../portable-text.ts'
import * as settings from '../site-settings.ts'
import {pages} from './all-pages.ts'
import {faq} from './faq.ts'
import {help} from './help.ts'

const offered = courses.filter(({listing}) => listing === 'offer')
const unique = (values: unknown[]) => new Set(values).size === values.length

describe('pages and settings', () => {
  const textOf = (slug: string) => {
    const sections = pages.find((page) => page.slug === slug)?.sections ?? []
    return sections.find((section) => section.type === 'text')
  }

  test(
    'has the pages that screens link to, and says when those that one relies on were updated',
    {tags: ['S2.14.24', 'S2.14.26']},
    () => {
      expect(pages.map(({slug}) => slug)).toEqual(expect.arrayContaining([...LINKED_PAGES]))
      expect(textOf('privacy')).toMatchObject({layout: 'contents', lastUpdated: '2025-05-23'})
      expect(textOf('terms')).toMatchObject({layout: 'contents', lastUpdated: '2025-05-08'})
    },
  )

  test(
    'the FAQ has ten questions and names the three ways to pay',
    {tags: ['S2.14.13', 'S2.14.15', 'S2.14.16', 'S2.14.17']},
    () => {
      const {questions} = faq
      expect(questions).toHaveLength(10)
      expect(unique(questions.map(({question}) => question))).toBe(true)
      const payment = questions[0]?.answer ?? ''
      expect(payment).toMatch(/cards/)
      expect(payment).toMatch(/PayPal/)
      expect(payment).toMatch(/bank transfer/)
    },
  )

  test('help has six topics, each to be found by several words', {tags: ['S2.14.18']}, () => {
    const {topics} = help
    expect(topics).toHaveLength(6)
    for (const {searchTerms} of topics) expect(searchTerms.length).toBeGreaterThanOrEqual(5)
  })

  test('the terms say what a refund ends and when a change is announced', {tags: ['S2.14.28']}, () => {
    const text = plainText(portableText(textOf('terms')?.text ?? ''))
    expect(text).toContain('about 30 days before')
    expect(text).toContain('A refund ends your access')
    expect(text).toContain('within 30 days')
  })

  test('the terms and the policy know what the shop sells, and who reads what is written in it', () => {
    const terms = plainText(portableText(textOf('terms')?.text ?? ''))
    const privacy = plainText(portableText(textOf('privacy')?.text ?? ''))
    expect(terms).toContain('the bank of whoever paid for it has taken the money back')
    expect(terms).toContain('choose Buy for a team')
    for (const word of ['A question', 'Work that you hand in', 'A review', 'gift', 'passkey'])
      expect(privacy).toContain(word)
  })

  test('the privacy policy names every service and every key in the browser', () => {
    const text = plainText(portableText(textOf('privacy')?.text ?? ''))
    const names = [
      'Firebase',
      'Stripe',
      'Mailgun',
      'Sanity',
      'cart',
      'cookie-consent',
      'signed-in',
      'redirectAfterAuth',
      'saved-courses',
      'discount-code',
      'theme',
      'unsent',
      'lessons',
      'player',
      'exercises',
      'lesson-keys',
      'provider-left',
    ]
    for (const name of names) expect(text).toContain(name)
  })

  test(
    'the settings make the claims of the specification',
    {tags: ['S2.14.22', 'S2.14.23', 'S9.11.02']},
    () => {
      expect(settings.claims).toMatchObject({
        students: '15,000+',
        instructors: '50+',
        rating: '4.9/5',
        careerGrowth: '92%',
        guarantee: '30-day money-back guarantee',
        access: 'Lifetime access',
      })
      expect(settings.banner.text).toBe('Early Bird Discount: save up to 40%')
      expect(settings.contact).toMatchObject({
        supportReply: 'within 24 hours',
        chatHours: 'Monday-Friday, 9am-5pm ET',
      })
    },
  )

  test('the offer is the three offer courses, each with highlights', {tags: ['S3.01.07']}, () => {
    expect(settings.offer.courses.map(({course}) => course)).toEqual(offered.map(({slug}) => slug))
    for (const {highlights} of settings.offer.courses) expect(highlights).toHaveLength(3)
  })

  test('success stories tell of courses that exist', () => {
    const titles = new Set(courses.map(({title}) => title))
    expect(settings.successStories.filter(({courseTitle}) => !titles.has(courseTitle))).toEqual([])
  })
})
