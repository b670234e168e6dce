import {describe, expect, test} from 'vitest'
import {calendarDate} from '~/ui/content/calendar-date'
import {toContact, toFaqPage, toHelpPage} from './model'
import {toSiteContents} from './sitemap'

function question(key: string, words: string | null) {
  return {_key: key, question: words, answer: null, topic: null}
}

describe('the questions of the FAQ', () => {
  const asked = [
    question('a', 'How can I pay?'),
    question('b', ' '),
    question('c', 'How can I pay?'),
    question('d', '¿Qué?'),
  ]

  test('have unique fragments, and those without a text are left out', () => {
    const {questions} = toFaqPage({title: null, lead: null, seo: null, questions: asked})
    expect(questions.map(({anchor}) => anchor)).toEqual(['how-can-i-pay', 'how-can-i-pay-2', 'que'])
  })

  test('have the same fragments on the help page, which links to them', {tags: ['S2.14.21']}, () => {
    const help = toHelpPage({
      page: null,
      questions: asked.map((entry) => ({...entry, answer: ''})),
      contact: null,
    })
    const faq = toFaqPage({title: null, lead: null, seo: null, questions: asked})
    expect(help.questions.map(({anchor}) => anchor)).toEqual(faq.questions.map(({anchor}) => anchor))
  })
})

test('a missing document gives a page with only a title', () => {
  expect(toFaqPage(null)).toEqual({title: 'Frequently Asked Questions', lead: '', seo: {}, questions: []})
})

test('a postal address is split into lines', {tags: ['S2.14.08']}, () => {
  expect(toContact({address: 'Lectern\n\n 218 Binder Street '}).address).toEqual([
    'Lectern',
    '218 Binder Street',
  ])
})

test('the sitemap groups courses by category, with the offer separate', {tags: ['S2.14.30']}, () => {
  const course = (title: string, listing: 'catalogue' | 'offer', category: string | null) => ({
    _id: title,
    title,
    slug: title.toLowerCase(),
    listing,
    category: category === null ? null : {name: category, slug: category.toLowerCase()},
    rank: null,
  })
  const {categories, offer, bundles, hasMoreCourses} = toSiteContents({
    total: 6,
    courses: [
      course('Budget', 'catalogue', 'Marketing'),
      course('SEO', 'catalogue', 'Marketing'),
      course('Offer', 'offer', 'Design'),
      course('Type', 'catalogue', 'Design'),
      course('Loose', 'catalogue', null),
    ],
    bundles: [{_id: 'b', title: 'Both', slug: 'both'}],
    instructors: [],
    articles: [],
    pages: [],
  })
  expect(categories.map(({heading}) => heading)).toEqual(['Marketing', 'Design', 'More courses'])
  expect(categories.map(({to}) => to)).toEqual(['/courses/marketing', '/courses/design', undefined])
  expect(offer).toEqual([{to: '/course/offer', label: 'Offer'}])
  expect(bundles).toEqual([{to: '/bundles/both', label: 'Both'}])
  expect(hasMoreCourses).toBe(true)
})

test.each([
  ['2026-02-24', 'February 24, 2026'],
  ['2025-05-08T23:59:00Z', 'May 8, 2025'],
  ['', ''],
  ['soon', ''],
])('the day %j reads %j', (date, words) => expect(calendarDate(date)).toBe(words))
