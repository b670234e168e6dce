import {Timestamp} from 'firebase-admin/firestore'
import {accounts, firestore} from '../../integration/commerce/back-office.ts'
import {reviewOf} from '../../../functions/src/reviews/review.ts'
import {DESKTOP, expectNoViolations} from '../fixtures/accessibility.ts'
import {giveCourse} from '../fixtures/taught-course.ts'
import {expect, test} from '../fixtures/test.ts'

test('a teacher answers a question and a review, and sees how the course is taken', async ({
  newLearner,
  instructor,
  taughtCourse,
}) => {
  const course = await taughtCourse('Quiet Woodwork', {
    instructor,
  })
  const now = Timestamp.now()
  const {main, page} = newLearner
  const menu = page.getByRole('navigation', {name: 'Teaching'})
  const open = (name: string) => menu.getByRole('link', {name}).click()
  const learner = await accounts.createUser({email: `${crypto.randomUUID()}@example.test`})
  await giveCourse(learner.uid, course.id)
  await firestore.collection('questions').add({
    userId: learner.uid,
    author: 'Ben',
    courseId: course.id,
    lessonKey: 'tools',
    courseTitle: course.title,
    lessonTitle: 'The three tools you need',
    path: `/learn/${course.slug}/tools`,
    instructorId: instructor._ref,
    messages: [{from: 'learner', text: 'Which plane for end grain?', at: now}],
    visibility: 'private',
    words: [],
    helpful: 0,
    isOpen: true,
    staffAt: now,
    createdAt: now,
  })
  await reviewOf(learner.uid, course.id).set({
    userId: learner.uid,
    courseId: course.id,
    courseTitle: course.title,
    author: 'Ben F.',
    rating: 4,
    text: 'I made a shelf.',
    status: 'shown',
    isNew: true,
    hiddenReason: null,
    answer: null,
    helpful: 0,
    createdAt: now,
    editedAt: null,
    updatedAt: now,
  })

  await test.step('the question is answered, and shown to all', async () => {
    await newLearner.visit('/teach/questions?state=open')
    await expect(main.getByText('Which plane for end grain?')).toBeVisible()
    await expectNoViolations(newLearner)
    await page.setViewportSize(DESKTOP)
    await main.getByRole('button', {name: /^Answer: question of Ben/}).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Your answer').fill('A low angle block plane.')
    await dialog.getByRole('button', {name: 'Send Answer'}).click()
    await expect(newLearner.toast('Answer sent')).toBeVisible()
    await open('Questions')
    await expect(page).toHaveURL('/teach/questions')
    await main.getByRole('button', {name: /^Show to all who own the course/}).click()
    await expect(main.getByRole('button', {name: /^Stop showing/})).toBeVisible()
  })

  await test.step('the review is answered', async () => {
    await open('Reviews')
    await main.getByRole('button', {name: /^Answer: review by Ben F/}).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Your answer').fill('A good shelf.')
    await dialog.getByRole('button', {name: 'Save Answer'}).click()
    await expect(main.getByText('A good shelf.')).toBeVisible()
    await expectNoViolations(newLearner)
    await page.setViewportSize(DESKTOP)
  })

  await test.step('the course shows how it is taken', async () => {
    await open('Courses')
    await expect(newLearner.title('Courses')).toBeVisible()
    await expectNoViolations(newLearner)
    await main.getByRole('link', {name: `Lessons and answers of ${course.title}`}).click()
    await expect(newLearner.title(course.title)).toBeVisible()
    await expect(main.getByText('Nobody has begun this course yet')).toBeVisible()
  })
})
