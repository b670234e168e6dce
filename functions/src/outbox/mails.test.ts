import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {passwordChanged, passwordReset, verification} from '../accounts/account-mails.ts'
import {contactMessage} from '../contact/contact-mail.ts'
import {newCourse} from '../content/new-course-mail.ts'
import {newsletter} from '../newsletter/newsletter-mail.ts'
import {receipt} from '../orders/receipt-mail.ts'
import {returnDecided} from '../returns/return-decided-mail.ts'

const siteUrl = 'https://lectern.example'
const hostile = `<img src=x onerror=alert(1)> "quoted" & 'single'`
const items = [{courseId: 'course-a', courseTitle: hostile, priceCents: 5999}]

/** Every mail, with something hostile wherever a person's or an editor's words go. */
const mails = {
  receipt: receipt({
    orderId: '0123456789',
    items,
    amountCents: 5999,
    paidAt: new Date('2026-11-21T10:00:00Z'),
    firstName: hostile,
    siteUrl,
  }),
  verification: verification({url: `${siteUrl}/auth-callback?a=1&b="2"`, siteUrl}),
  'password reset': passwordReset({url: `${siteUrl}/reset-password?a=1&b="2"`, siteUrl}),
  'password changed': passwordChanged({siteUrl}),
  'return approved': returnDecided({
    decision: 'approved',
    orderId: '0123456789',
    items,
    amountCents: 5999,
    siteUrl,
  }),
  'return rejected': returnDecided({
    decision: 'rejected',
    orderId: '0123456789',
    items,
    amountCents: 5999,
    siteUrl,
  }),
  contact: contactMessage({name: hostile, email: 'a@b.example', subject: hostile, message: hostile, siteUrl}),
  'new course': newCourse({
    title: hostile,
    slug: 'a',
    instructor: hostile,
    summary: hostile,
    level: 'Beginner',
    durationMinutes: 390,
    priceCents: 5999,
    imageUrl: `https://cdn.example/a.png"${hostile}`,
    unsubscribeUrl: '%recipient.unsubscribe_page%',
    siteUrl,
  }),
  newsletter: newsletter({
    subject: hostile,
    contentHtml: '<p>Hello</p>',
    unsubscribeUrl: '%recipient.unsubscribe_page%',
    siteUrl,
  }),
}

/** The elements of some HTML that are not closed in the order in which they were opened. */
function leftOpen(html: string): string[] {
  const open: string[] = []
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)(table|tr|td|p|a|div|h1|style|body|html)\b/g)) {
    if (slash && open.at(-1) === name) open.pop()
    else open.push(`${slash ?? ''}${name}`)
  }
  return open
}

describe.each(Object.entries(mails))('the mail %s', (_, mail) => {
  test('shows what people wrote as text', () => {
    expect(mail.html).not.toContain('<img src=x')
    expect(mail.html).not.toMatch(/\bhref="[^"]*"\d/)
  })

  test('has a subject in one line, and a text part without HTML of ours', () => {
    expect(mail.subject).toMatch(/^.+$/)
    expect(mail.text).not.toMatch(/<(p|table|td|a|br)[ />]/)
    expect(mail.text.length).toBeGreaterThan(80)
  })

  test('closes every element that it opens', () => {
    expect(leftOpen(mail.html)).toEqual([])
  })

  test('knows the dark', () => expect(mail.html).toContain('prefers-color-scheme: dark'))
})

test('a receipt says what was bought, for how much, and where to begin', () => {
  const {subject, html, text} = receipt({
    orderId: '0123456789',
    items: [
      {courseId: 'course-a', courseTitle: 'Typography', priceCents: 5999},
      {courseId: 'course-b', courseTitle: 'Colour', priceCents: 11_999},
    ],
    amountCents: 17_998,
    paidAt: new Date('2026-11-21T10:00:00Z'),
    firstName: null,
    siteUrl,
  })
  expect(subject).toBe('Your receipt: 2 Courses')
  for (const part of [
    'Typography',
    '$59.99',
    'Colour',
    '$119.99',
    '$179.98',
    '01234567…',
    'November 21, 2026',
    `${siteUrl}/my-courses`,
  ]) {
    expect(html).toContain(part)
    expect(text).toContain(part)
  }
})

test('the mail about a new course shows the beginning of its description', () => {
  const about = (summary: string) =>
    newCourse({
      title: 'Typography',
      slug: 'typography',
      instructor: null,
      summary,
      level: null,
      durationMinutes: null,
      priceCents: 5999,
      imageUrl: null,
      unsubscribeUrl: '#',
      siteUrl,
    }).text
  expect(about('One paragraph.\n\nWho it is for')).toContain('One paragraph.\n$59.99')
  expect(about('word '.repeat(100))).toMatch(/\n(word )+word…\n/)
  expect(about('')).toContain('Typography\n\n$59.99')
})

test('a mailing can be left', () => {
  expect(mails.newsletter.html).toContain('href="%recipient.unsubscribe_page%"')
  expect(mails.newsletter.text).toContain('Unsubscribe: %recipient.unsubscribe_page%')
  expect(mails['new course'].text).toContain('Unsubscribe: %recipient.unsubscribe_page%')
  expect(mails.receipt.html).not.toContain('Unsubscribe')
})

test('an answer to a contact message has no header that its writer made up', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const {replyTo = ''} = contactMessage({name, email: 'a@b.example', subject: 's', message: 'm', siteUrl})
      expect(replyTo).toMatch(/^"[^"\r\n\\]*" <a@b\.example>$/)
    }),
  )
})
