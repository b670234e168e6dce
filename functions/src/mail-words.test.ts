import {lineOfBundle, lineOfCourse, lineOfSeats} from '@lectern/domain/orders/lines'
import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {renderVerification} from './accounts/verification-mail.ts'
import {renderContactMessage} from './contact/contact-mail.ts'
import {renderNewCourse} from './content/new-course-mail.ts'
import {renderReceipt} from './orders/receipt-mail.ts'
import {renderRefunded} from './orders/refunded-mail.ts'
import {renderPickUp} from './reminders/pick-up-mail.ts'

const siteUrl = 'https://lectern.example'

test('a receipt says what was bought, for how much, and where to start', () => {
  const {subject, html, text} = renderReceipt({
    orderId: '0123456789',
    buyerId: 'ada',
    items: [
      lineOfCourse({courseId: 'course-a', courseTitle: 'Typography', priceCents: 5999}, 0),
      lineOfCourse({courseId: 'course-b', courseTitle: 'Colour', priceCents: 11_999}, 1),
    ],
    amountCents: 17_998,
    discount: null,
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

test('a receipt names the courses of a bundle below it', () => {
  const courses = ['Typography', 'Colour'].map((courseTitle) => ({
    courseId: courseTitle,
    courseTitle,
    priceCents: 5999,
  }))
  const {subject, html, text} = renderReceipt({
    orderId: '0123456789',
    buyerId: 'ada',
    items: [lineOfBundle({id: 'bundle-a', title: 'Essentials', priceCents: 9999, courses}, 0)],
    amountCents: 9999,
    discount: null,
    paidAt: new Date('2026-11-21T10:00:00Z'),
    firstName: null,
    siteUrl,
  })
  expect(subject).toBe('Your receipt: Essentials')
  expect(text).toContain('Essentials: $99.99\n- Typography\n- Colour\n')
  expect(text).toContain('Your courses are ready')
  for (const title of ['Typography', 'Colour']) expect(html).toContain(`>${title}</span>`)
})

test('a receipt for seats leads to the team that they are of', () => {
  const course = lineOfCourse({courseId: 'course-b', courseTitle: 'Colour', priceCents: 5999}, 0)
  const {html, text} = renderReceipt({
    orderId: '0123456789',
    buyerId: 'ada',
    items: [lineOfSeats(course, 2, 5999)],
    amountCents: 11_998,
    discount: null,
    paidAt: new Date('2026-11-21T10:00:00Z'),
    firstName: null,
    siteUrl,
  })
  for (const part of [html, text]) expect(part).toContain(`${siteUrl}/team?team=ada_course-b`)
})

test('a receipt says what a discount code has taken off', () => {
  const receipt = {
    orderId: '0123456789',
    buyerId: 'ada',
    items: [
      lineOfCourse(
        {courseId: 'course-a', courseTitle: 'Typography', priceCents: 5999, discountCents: 1500},
        0,
      ),
    ],
    amountCents: 4499,
    paidAt: new Date('2026-11-21T10:00:00Z'),
    firstName: null,
    siteUrl,
  }
  const {html, text} = renderReceipt({...receipt, discount: {code: 'SPRING', discountCents: 1500}})
  for (const part of ['$59.99', 'Discount (SPRING)', '-$15.00', '$44.99']) {
    expect(html).toContain(part)
    expect(text).toContain(part)
  }
  expect(renderReceipt({...receipt, discount: null}).text).not.toContain('Discount')
})

describe('the mail about a refund', () => {
  const items = ['Typography', 'Colour'].map((courseTitle, index) =>
    lineOfCourse({courseId: courseTitle, courseTitle, priceCents: 5999}, index),
  )
  const render = (given: typeof items, isWhole = false, kept: readonly string[] = []) =>
    renderRefunded({
      orderId: '0123456789',
      items,
      given,
      isWhole,
      kept,
      amountCents: 5999,
      creditNote: null,
      siteUrl,
    })

  test('of a line names its course, and says that the others stay', () => {
    const {subject, text} = render(items.slice(1))
    expect(subject).toBe('Your refund: Colour')
    expect(text).toContain('$59.99')
    expect(text).toContain('Colour is no longer among your courses; the others of this order stay yours.')
  })

  test('of an amount alone says that the courses stay', () => {
    expect(render([]).text).toContain('The courses of this order stay yours.')
  })

  test('of all says that they go', () => {
    expect(render(items, true).text).toContain('The courses of this order are no longer among yours.')
  })

  test('says which of them stay, as another order or line gives them too', () => {
    const {text} = render(items, true, ['Colour'])
    expect(text).toContain('You keep Colour, which you also own without what you gave back.')
    expect(text).toContain('The other course is no longer among yours.')
    expect(render(items, true, ['Typography', 'Colour']).text).not.toContain('no longer')
  })
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

test('the mail to go on with a course says how far its learner is, and leads to the next lesson', () => {
  const about = (doneLessons: number, number: 1 | 2 = 1) =>
    renderPickUp({
      title: 'Typography',
      courseUrl: `${siteUrl}/learn/typography`,
      standing: {doneLessons, lessons: 12, percent: Math.floor((100 * doneLessons) / 12)},
      lesson: {title: 'Kerning', slug: 'kerning', minutes: 95, kind: 'reading'},
      number,
      siteUrl,
    }).text
  expect(about(3)).toContain('It has been more than a week since you were last in Typography.')
  expect(about(3)).toContain('3 of 12 lessons done')
  expect(about(3)).toContain('Next is “Kerning”. It takes about 1h 35m.')
  expect(about(3)).toContain(`Go on here: ${siteUrl}/learn/typography/kerning`)
  expect(about(0)).toContain('0 of 12 lessons done')
  expect(about(12)).toContain('Only the quiz of “Kerning” is still to be passed for your certificate.')
  expect(about(3, 2)).toContain('more than a month')
  expect(about(3, 2)).toContain('This is our last reminder.')
})

test('a link with quotes in it stays one attribute', () => {
  const {html} = renderVerification({url: `${siteUrl}/auth-callback?a=1&b="2"`, siteUrl})
  expect(html).toContain(`href="${siteUrl}/auth-callback?a=1&amp;b=&quot;2&quot;"`)
})

test('the reply-to header of a contact message cannot be forged by its sender', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const message = {name, email: 'a@b.example', subject: 's', message: 'm', siteUrl}
      const {replyTo = ''} = renderContactMessage(message)
      expect(replyTo).toMatch(/^"[^"\r\n\\]*" <a@b\.example>$/)
    }),
  )
})
