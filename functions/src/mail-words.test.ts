import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {renderPasswordChanged} from './accounts/password-changed-mail.ts'
import {renderPasswordReset} from './accounts/password-reset-mail.ts'
import {renderVerification} from './accounts/verification-mail.ts'
import {renderContactMessage} from './contact/contact-mail.ts'
import {renderNewCourse} from './content/new-course-mail.ts'
import {renderNewsletter} from './newsletter/newsletter-mail.ts'
import {renderReceipt} from './orders/receipt-mail.ts'
import {renderReturnDecided} from './returns/return-decided-mail.ts'

const siteUrl = 'https://lectern.example'
const hostile = `<img src=x onerror=alert(1)> "quoted" & 'single'`
const items = [{courseId: 'course-a', courseTitle: hostile, priceCents: 5999}]

/** Every mail, with hostile text wherever a user's or an editor's words go. */
const mails = {
  receipt: renderReceipt({
    orderId: '0123456789',
    items,
    amountCents: 5999,
    paidAt: new Date('2026-11-21T10:00:00Z'),
    firstName: hostile,
    siteUrl,
  }),
  verification: renderVerification({url: `${siteUrl}/auth-callback?a=1&b="2"`, siteUrl}),
  'password reset': renderPasswordReset({url: `${siteUrl}/reset-password?a=1&b="2"`, siteUrl}),
  'password changed': renderPasswordChanged({siteUrl}),
  'return approved': renderReturnDecided({
    decision: 'approved',
    orderId: '0123456789',
    items,
    amountCents: 5999,
    siteUrl,
  }),
  'return rejected': renderReturnDecided({
    decision: 'rejected',
    orderId: '0123456789',
    items,
    amountCents: 5999,
    siteUrl,
  }),
  contact: renderContactMessage({
    name: hostile,
    email: 'a@b.example',
    subject: hostile,
    message: hostile,
    siteUrl,
  }),
  'new course': renderNewCourse({
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
  newsletter: renderNewsletter({
    subject: hostile,
    contentHtml: '<p>Hello</p>',
    unsubscribeUrl: '%recipient.unsubscribe_page%',
    siteUrl,
  }),
}

/** The elements of some HTML that are not closed in the order in which they were opened. */
function unclosedElements(html: string): string[] {
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
    expect(unclosedElements(mail.html)).toEqual([])
  })

  test('has dark colours', () => expect(mail.html).toContain('prefers-color-scheme: dark'))
})

test('a receipt says what was bought, for how much, and where to start', () => {
  const {subject, html, text} = renderReceipt({
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

test('the mail about a new course shows an excerpt of its description', () => {
  const about = (summary: string) =>
    renderNewCourse({
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

test('a mailing can be unsubscribed from', () => {
  expect(mails.newsletter.html).toContain('href="%recipient.unsubscribe_page%"')
  expect(mails.newsletter.text).toContain('Unsubscribe: %recipient.unsubscribe_page%')
  expect(mails['new course'].text).toContain('Unsubscribe: %recipient.unsubscribe_page%')
  expect(mails.receipt.html).not.toContain('Unsubscribe')
})

test('the reply-to header of a contact message cannot be forged by its sender', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const {replyTo = ''} = renderContactMessage({
        name,
        email: 'a@b.example',
        subject: 's',
        message: 'm',
        siteUrl,
      })
      expect(replyTo).toMatch(/^"[^"\r\n\\]*" <a@b\.example>$/)
    }),
  )
})
