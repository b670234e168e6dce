import {expectToFit} from '../fixtures/accessibility.ts'
import {expect, PHONE, test} from '../fixtures/test.ts'
import {finish, seeItIsDone, verify, wholeCourse} from '../fixtures/whole-courses.ts'

test('a course is tried, bought and taken on a phone up to a verified certificate, and its teacher sees it on a narrow one', async ({
  openBrowser,
  account,
  inbox,
  teacher,
}) => {
  test.slow()
  const phone = await openBrowser(PHONE)
  const {page, main, header} = phone
  const course = await wholeCourse('brand-strategy-from-first-principles')
  const {slug, title} = course

  await test.step('a visitor finds the course, reads a free lesson, and is led back to buy it', async () => {
    await phone.visit(`/courses?q=${encodeURIComponent(title)}`)
    await main.getByRole('link', {name: title, exact: true}).first().click()
    await expect(page).toHaveURL(`/course/${slug}`)
    const first = course.lessons[0]?.title ?? ''
    await main.getByRole('link', {name: first, exact: true}).click()
    await expect(phone.title(first)).toBeVisible()
    const end = main.getByRole('region', {name: 'What comes next'})
    await end.getByRole('link', {name: /^Get the course/}).click()
    await expect(page).toHaveURL(`/course/${slug}`)
  })

  await test.step('they sign up from the cart, and pay', async () => {
    await phone.addToCart.click()
    await expect(phone.toast('Added to cart')).toBeVisible()
    await header.getByRole('link', {name: /cart/i}).click()
    await phone.signUp(account)
    await expect(page).toHaveURL('/cart')
    await page.getByRole('button', {name: /^Pay /}).click()
    await phone.payByCard()
    await phone.seePaymentConfirmed()
  })

  await test.step('My Courses leads to the first lesson, and each lesson to the next', async () => {
    await main
      .getByRole('link', {name: /my courses/i})
      .first()
      .click()
    await main.getByRole('link', {name: new RegExp(`^Start: .*${title}`)}).click()
    for (const lesson of course.lessons) await finish(phone, course, lesson)
  })

  await test.step('the certificate comes, and a mail about it', async () => {
    await verify(phone, course)
    await seeItIsDone(phone, account, inbox)
  })

  await test.step('its teacher reads the figures of the course on a narrow phone', async () => {
    await teacher.page.setViewportSize({width: 320, height: 640})
    await teacher.visit(`/teach/courses/${course.id}`)
    await expect(teacher.main.getByRole('heading', {name: 'Where people stop'})).toBeVisible()
    await expectToFit(teacher)
  })
})
