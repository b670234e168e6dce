import {expectNoViolations} from '../fixtures/accessibility.ts'
import {expect, test} from '../fixtures/test.ts'
import {courseStatsId} from '@lectern/domain/reviews/review'
import {content} from '../fixtures/content.ts'
import {giveCourse, setProgress, uidOf} from '../fixtures/taught-course.ts'

const WORDS = 'Three tools, and I made a shelf.'

test('a course has one rating everywhere; a learner reviews it after its first section, others read it, and staff hide it', async ({
  newLearner,
  account,
  visitor,
  staff,
  taughtCourse,
}) => {
  const course = await taughtCourse('Quiet Woodwork', {listing: 'catalogue', rating: 2.9})
  const uid = await uidOf(account)
  await giveCourse(uid, course.id)
  const {page, main} = newLearner
  const own = main.getByRole('region', {name: 'Your review'})

  await test.step('a visitor fetches no Firebase to see what can be bought', async () => {
    const asked: string[] = []
    visitor.page.on('request', (request) => asked.push(request.url()))
    await visitor.visit(`/courses?q=${encodeURIComponent(course.title)}`)
    await expect(visitor.addToCart).toBeVisible()
    await visitor.page.waitForLoadState('networkidle')
    expect(asked.filter((url) => /firestore|identitytoolkit|enrollments/.test(url))).toEqual([])
  })

  await test.step('the rating of a course is the same on its page and on its cards, also when it changes', async () => {
    const stats = {_id: courseStatsId(course.id), _type: 'courseStats'}
    const card = visitor.main.getByRole('article').filter({hasText: course.title})
    await visitor.declineCookies()
    await expect(card.getByText('2.9')).toBeVisible()
    await card.getByRole('link', {name: course.title}).first().click()
    await expect(visitor.title(course.title)).toBeVisible()
    await expect(visitor.main.getByText('2.9')).toBeVisible()

    // Written by the clock once there are five reviews.
    await content.createOrReplace({...stats, rating: 4.5, reviews: 5})
    await visitor.page.goBack()
    await expect(card.getByText('4.5')).toBeVisible()
    await card.getByRole('link', {name: course.title}).first().click()
    await expect(visitor.main.getByText('4.5').first()).toBeVisible()
    await expect(visitor.main.getByText('2.9')).toHaveCount(0)
    await content.delete(stats._id)
  })

  await test.step('the first section comes first', async () => {
    await setProgress(uid, course.id, {
      done: {begin: 1000},
      at: {lesson: 'begin', time: 1000},
      startedAt: 1000,
    })
    // As the mail that invites to it leads there.
    await newLearner.visit(`/learn/${course.id}#review`)
    await expect(page).toHaveURL(`/learn/${course.slug}#review`)
    await expect(own.getByText('Once you have finished the first section, “The ground”')).toBeVisible()
  })

  await test.step('its last lesson offers to review the course', async () => {
    const ground = main.getByRole('region', {name: /The ground/})
    await ground.getByRole('link', {name: 'The three tools you need', exact: true}).click()
    await expect(main.getByRole('button', {name: /^Mark as done/})).toBeVisible()
    await page.keyboard.press('m')
    await main.getByRole('link', {name: 'Review This Course'}).click()
    await expect(page).toHaveURL(`/learn/${course.slug}#review`)
    await expect(own.getByRole('radio')).toHaveCount(5)
    await expect(own).toBeInViewport()
    await expect(own).toBeFocused()
    await newLearner.declineCookies()
    // What stands half under the header counts as too small.
    await page.evaluate('scrollTo(0, 0)')
    await expectNoViolations(newLearner)
  })

  await test.step('without stars nothing is sent, and what was written stays', async () => {
    await own.getByLabel('What do you think of it?').fill(WORDS)
    await own.getByRole('button', {name: 'Publish Your Review'}).click()
    await expect(own.getByText('Please choose from one to five stars.')).toBeVisible()
    await expect(own.getByLabel('What do you think of it?')).toHaveValue(WORDS)
    await own.getByRole('radio', {name: '4 stars'}).focus()
    await page.keyboard.press('Space')
    await own.getByRole('button', {name: 'Publish Your Review'}).click()
    await expect(newLearner.toast('Review published')).toBeVisible()
    await expect(own.getByText(WORDS)).toBeVisible()
  })

  await test.step('on the course page everybody reads it, without Firebase', async () => {
    await visitor.page.reload()
    const reviews = visitor.main.getByRole('region', {name: 'Reviews'})
    await reviews.scrollIntoViewIfNeeded()
    await expect(reviews.getByRole('article', {name: 'Review by'})).toContainText(WORDS)
    await expect(reviews.getByText('1 review', {exact: true})).toBeVisible()
    // One rating everywhere: the editors' figure, until there are five reviews.
    await expect(reviews.getByText('From 5 reviews on, they make the rating of the course.')).toBeVisible()
    await expect(reviews.getByText('out of 5', {exact: true})).toHaveCount(0)
    await expectNoViolations(visitor)
    await reviews.getByRole('button', {name: /^Helpful/}).click()
    await expect(visitor.toast('Please sign in')).toBeVisible()
  })

  await test.step('its author changes it there', async () => {
    await main.getByRole('link', {name: 'About this course'}).click()
    await expect(page).toHaveURL(`/course/${course.slug}`)
    await main.getByRole('region', {name: 'Reviews'}).scrollIntoViewIfNeeded()
    await own.getByRole('button', {name: 'Change Your Review'}).click()
    await own.getByRole('radio', {name: '4 stars'}).focus()
    await page.keyboard.press('ArrowRight')
    await own.getByRole('button', {name: 'Save Your Review'}).click()
    await expect(main.getByRole('article', {name: 'Review by'})).toContainText('5 out of 5 stars')
    await expect(main.getByRole('article', {name: 'Review by'})).toContainText('Yours')
  })

  await test.step('staff answer it, and hide it with a reason', async () => {
    await staff.visit(`/admin/reviews?state=new&course=${course.id}`)
    const row = staff.main.getByRole('article', {name: `of ${course.title}`})
    await row.getByRole('button', {name: /^Answer/}).click()
    const answer = staff.page.getByRole('dialog')
    await answer.getByLabel('The teacher’s answer').fill('A good shelf.')
    await answer.getByRole('button', {name: 'Save Answer'}).click()
    await expect(staff.main.getByRole('heading', {name: 'No reviews match your filters'})).toBeVisible()
    await staff.page.getByRole('button', {name: 'Remove filter New'}).click()
    await expect(row).toContainText('A good shelf.')
    await expectNoViolations(staff)
    await row.getByRole('button', {name: /^Hide/}).click()
    const hide = staff.page.getByRole('dialog')
    await hide.getByRole('button', {name: 'Hide Review'}).click()
    await expect(hide.getByText('Please say why the review is hidden.')).toBeVisible()
    await hide.getByLabel('Why?').fill('It names a person.')
    await hide.getByRole('button', {name: 'Hide Review'}).click()
    await expect(row).toContainText('Hidden because: It names a person.')
  })

  await test.step('then nobody else reads it, and its author knows why', async () => {
    await visitor.page.reload()
    const reviews = visitor.main.getByRole('region', {name: 'Reviews'})
    await reviews.scrollIntoViewIfNeeded()
    await expect(reviews.getByText('Nobody has reviewed this course yet.')).toBeVisible()
    await main
      .getByRole('link', {name: `Go to course: ${course.title}`})
      .first()
      .click()
    await expect(page).toHaveURL(`/learn/${course.slug}`)
    await expect(own.getByText('We do not show this review: It names a person.')).toBeVisible()
  })
})
