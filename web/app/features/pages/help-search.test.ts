import {describe, expect, test} from 'vitest'
import type {HelpPage} from './model'
import {helpFilters, searchHelp} from './help-search'

const page: HelpPage = {
  title: 'Help',
  lead: '',
  seo: {},
  topics: [
    {
      key: 'pay',
      title: 'Paying',
      text: 'Major cards and bank transfer.',
      icon: '',
      searchTerms: ['PayPal', 'declined', 'returned card'],
    },
    {
      key: 'back',
      title: 'Returns',
      text: 'Ask within 30 days; a PayPal payment goes back.',
      icon: '',
      searchTerms: [],
    },
  ],
  questions: [
    {
      key: 'q1',
      anchor: 'can-i-return-a-course',
      question: 'Can I return a course?',
      topic: 'Returns',
      answer: `${'Yes, and we explain how at some length. '.repeat(12)}The refund goes back by Épargne.`,
    },
  ],
  contact: {email: '', phone: '', address: [], supportReply: '', chatHours: ''},
}
const find = (search: string) => searchHelp(page, {...helpFilters.initial, search})
const keys = (search: string) => find(search).map(({key}) => key)

describe('the help search', () => {
  test('finds topics by their search words, and questions by their answers', {tags: ['S2.14.20']}, () => {
    expect(keys('declined')).toEqual(['pay'])
    expect(keys('refund')).toEqual(['q1'])
    expect(keys('epargne')).toEqual(['q1'])
  })

  test('ranks matches in titles above matches in texts', () => {
    expect(keys('paypal')).toEqual(['pay', 'back'])
    expect(keys('return')).toEqual(['back', 'q1', 'pay'])
  })

  test('requires every word, and finds nothing for a blank search', () => {
    expect(keys('bank declined')).toEqual(['pay'])
    expect(keys('bank refund')).toEqual([])
    expect(keys('  ')).toEqual([])
  })

  test('links to the question, with an excerpt of the answer around the match', {tags: ['S2.14.20']}, () => {
    const [result] = find('refund')
    expect(result?.to).toBe('/faq#can-i-return-a-course')
    expect(result?.text).toMatch(/^… .*refund goes back/)
    expect(result?.text.length).toBeLessThan(190)
  })
})
