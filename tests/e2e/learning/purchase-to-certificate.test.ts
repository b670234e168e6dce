import {placeOrder} from '../fixtures/orders.ts'
import {approveReturn, requestReturn} from '../fixtures/returns.ts'
import {clearWriting, type CourseWithLessons} from '../fixtures/lessons.ts'
import {giveCourse, uidOf} from '../fixtures/taught-course.ts'
import {expect, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'

/** Buys the course that is in the cart. */
async function pay(learner: Visitor): Promise<void> {
  await learner.visit('/cart')
  await learner.page.getByRole('button', {name: /^Pay /}).click()
  await learner.payByCard()
  await learner.seePaymentConfirmed()
}

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
  await expect(main.getByRole('link', {name: /^Get the course/})).toBeVisible()
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
