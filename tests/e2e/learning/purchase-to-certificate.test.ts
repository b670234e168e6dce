import {placeOrder} from '../fixtures/orders.ts'
import {approveReturn, requestReturn} from '../fixtures/returns.ts'
import {clearWriting, type CourseWithLessons} from '../fixtures/lessons.ts'
import {giveCourse, uidOf} from '../fixtures/taught-course.ts'
import {expect, PHONE, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'

/** Answers the question, and expects to be told that it is right. */
async function answer({main}: Visitor, text: string): Promise<void> {
  const right = main.getByText('That is right.')
  const before = await right.count()
  await main.getByRole('radio', {name: text}).check()
  await main.getByRole('button', {name: 'Check answer'}).first().click()
  await expect(right).toHaveCount(before + 1)
}

/** Reads the lessons of Clear Writing to the end, from the first on. */
async function finish(learner: Visitor): Promise<void> {
  const {main} = learner
  await expect(learner.title('One idea a sentence')).toBeVisible()
  await answer(learner, 'Mara sends the list.')
  await main.getByRole('link', {name: /^Next: Verbs first/}).click()
  await expect(learner.title('Verbs first')).toBeVisible()
  await main.getByRole('button', {name: 'Mark as done and go on'}).click()
  await expect(learner.title('The long middle')).toBeVisible()
  await answer(learner, 'What has to be carried')
  await answer(learner, 'Whoever reads')
  await main.getByRole('link', {name: /^Next: Endings/}).click()
  await expect(learner.title('Endings')).toBeVisible()
  await main.getByRole('button', {name: 'Mark as done'}).click()
  await expect(main.getByText('You have done every lesson of this course.')).toBeVisible()
}

/** Buys the course that is in the cart. */
async function pay(learner: Visitor): Promise<void> {
  await learner.visit('/cart')
  await learner.page.getByRole('button', {name: /^Pay /}).click()
  await learner.payByCard()
  await learner.seePaymentConfirmed()
}

async function expectNothingStandsOut({page}: Visitor): Promise<void> {
  const width = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
  expect(await page.evaluate<number>(width), 'pixels that stand out on the right').toBeLessThanOrEqual(0)
}

for (const device of ['desktop', 'phone'] as const)
  test(`a course is bought and finished, up to its certificate, on a ${device}`, async ({
    openBrowser,
    account,
    inbox,
    courseWithLessons,
  }) => {
    const course = await courseWithLessons('Clear Writing', clearWriting)
    const learner = await openBrowser(device === 'phone' ? PHONE : {})
    const {page, main} = learner
    await learner.openAccount(account)
    await learner.putInCart(course.slug)
    await pay(learner)
    await main
      .getByRole('link', {name: /my courses/i})
      .first()
      .click()
    await main.getByRole('link', {name: new RegExp(`^Start: .*${course.title}`)}).click()
    await finish(learner)
    await expectNothingStandsOut(learner)

    await main.getByRole('link', {name: 'See your certificate'}).click()
    await expect(page).toHaveURL(/\/certificates\/[0-9a-f]+$/)
    await expect(main.getByText('Ada Fenn').first()).toBeVisible()
    await expect(main.getByText(course.title).first()).toBeVisible()
    await expectNothingStandsOut(learner)
    const mail = await inbox.waitForMail(account.email, /certificate/i)
    expect(mail.text).toContain(new URL(page.url()).pathname)
    await learner.visit('/my-courses')
    await expect(main.getByText(/^100%/)).toBeVisible()
  })

test('a visitor tries a free lesson, buys the course, and goes on in the next lesson', async ({
  visitor,
  account,
  courseWithLessons,
}) => {
  const {main, header, page} = visitor
  const course: CourseWithLessons = await courseWithLessons('Clear Writing', clearWriting)
  visitor.expectBrowserError(/status of 404.*\.data/)
  await visitor.visit(course.lesson('verbs-first'))
  const end = main.getByRole('region', {name: 'What comes next'})
  await expect(end.getByText('The next lesson: The long middle')).toBeVisible()
  await end.getByRole('link', {name: /^Get the course/}).click()
  await visitor.addToCart.click()
  await expect(visitor.toast('Added to cart')).toBeVisible()
  await header.getByRole('link', {name: /cart/i}).click()
  await visitor.signUp(account)
  await expect(page).toHaveURL('/cart')
  await pay(visitor)
  await visitor.visit(course.lesson('verbs-first'))
  await main.getByRole('button', {name: 'Mark as done and go on'}).click()
  await expect(visitor.title('The long middle')).toBeVisible()
  await expect(main.getByText('Between the beginning and the end there is a middle.')).toBeVisible()
})

test('a refund closes the next lesson, and says what is kept', async ({
  newLearner,
  account,
  staff,
  courseWithLessons,
}) => {
  const {main} = newLearner
  const course = await courseWithLessons('Clear Writing', clearWriting)
  const {orderId} = await placeOrder(account, course)
  await requestReturn(account, orderId)
  await newLearner.visit(course.lesson('verbs-first'))
  await expect(main.getByRole('button', {name: 'Mark as done and go on'})).toBeVisible()

  await staff.visit('/admin/returns')
  const request = staff.page.getByRole('row').filter({hasText: account.email})
  await approveReturn(request)
  await expect(request.getByText('Approved')).toBeVisible()

  newLearner.expectBrowserError(/status of 403/)
  await newLearner.visit(course.lesson('the-long-middle'))
  await expect(main.getByRole('heading', {name: 'This course is closed to you now'})).toBeVisible()
  await expect(main.getByText('Between the beginning and the end there is a middle.')).toHaveCount(0)
  await expect(main.getByRole('link', {name: 'Buy it again'})).toBeVisible()
})

test('a section that is not open yet leads to the lesson that opens it', async ({
  newLearner,
  account,
  courseWithLessons,
}) => {
  const {main} = newLearner
  const course = await courseWithLessons('Clear Writing', {...clearWriting, inOrder: true})
  await giveCourse(await uidOf(account), course.id)
  newLearner.expectBrowserError(/status of 400/)
  await newLearner.visit(course.lesson('endings'))
  await expect(main.getByRole('heading', {name: 'This section is not open yet'})).toBeVisible()
  await main.getByRole('link', {name: 'Go on with: One idea a sentence'}).click()
  await main.getByRole('button', {name: 'Mark as done and go on'}).click()
  await expect(newLearner.title('Verbs first')).toBeVisible()
  await main.getByRole('button', {name: 'Mark as done and go on'}).click()
  await expect(newLearner.title('The long middle')).toBeVisible()
  await expect(main.getByText('Between the beginning and the end there is a middle.')).toBeVisible()
})
