import {Timestamp} from 'firebase-admin/firestore'
import {accounts, firestore} from '../../integration/commerce/back-office.ts'
import {reviewDocument} from '../../integration/learning/review-document.ts'
import {reviewOf} from '../../../functions/src/reviews/review.ts'
import {DESKTOP, expectNoViolations} from '../fixtures/accessibility.ts'
import {content} from '../fixtures/content.ts'
import {giveCourse, makeTeacher} from '../fixtures/taught-course.ts'
import {expect, test} from '../fixtures/test.ts'

test('a teacher answers a question and a review, sees how the course is taken, and changes the biography', async ({
  newLearner,
  account,
  publish,
  taughtCourse,
}) => {
  const id = `instructor-${crypto.randomUUID()}`
  const draftId = `drafts.${id}`
  await publish(
    {
      _id: id,
      _type: 'instructor',
      name: 'Tess Aching',
      slug: {_type: 'slug', current: id},
      title: 'Carver',
      bio: 'Carves.',
      goals: ['Sharp knives'],
    },
    // Restored with it, to nothing.
    {_id: draftId, _type: 'instructor'},
  )
  await content.delete(draftId)
  await makeTeacher(account, id)
  const instructor = {_type: 'reference', _ref: id} as const
  const course = await taughtCourse('Quiet Woodwork', {instructor})
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
  await firestore.doc(reviewOf(learner.uid, course.id).path).set(
    reviewDocument({
      userId: learner.uid,
      courseId: course.id,
      courseTitle: course.title,
      author: 'Ben F.',
      text: 'I made a shelf.',
    }),
  )

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
    await page.setViewportSize(DESKTOP)
    await main.getByRole('link', {name: `Lessons and answers of ${course.title}`}).click()
    await expect(newLearner.title(course.title)).toBeVisible()
    await expect(main.getByText('Nobody has begun this course yet')).toBeVisible()
  })

  const biography = main.getByLabel('Short biography')
  const save = main.getByRole('button', {name: 'Save Changes'})
  const waiting = main.getByRole('region', {name: /^Waiting for an editor since/})
  const question = page.getByRole('dialog')

  const lookElsewhere = async () => {
    await open('Earnings')
    await expect(main.getByRole('heading', {name: 'Earnings'})).toBeVisible()
    await open('Profile')
  }

  await test.step('what is wrong is said at its field, and what was typed stays while one looks elsewhere', async () => {
    await open('Profile')
    await expect(biography).toHaveValue('Carves.')
    await expect(waiting).toHaveCount(0)
    await main.getByLabel('Website').fill('tess.example')
    await save.click()
    await expect(main.getByText('Please enter an address that begins with https://.')).toBeVisible()
    await lookElsewhere()
    await expect(main.getByLabel('Website')).toHaveValue('tess.example')
    await expect(main.getByText('What you have typed is not saved yet.')).toBeVisible()
    await main.getByLabel('Website').fill('https://tess.example')
  })

  await test.step('a change waits for an editor, beside what the shop shows', async () => {
    await biography.fill('Carves spoons.')
    await main.getByLabel('Goals').fill('Sharp knives\nNo blood')
    await save.click()
    await expect(newLearner.toast('Saved')).toBeVisible()
    await expect(waiting).toContainText('Carves.')
    await expect(waiting).toContainText('Carves spoons.')
    await expect(waiting.getByText('No blood')).toBeVisible()
    await expectNoViolations(newLearner)
    await page.setViewportSize(DESKTOP)
  })

  await test.step('somebody else was first: what was typed stays, and the rest is what is there now', async () => {
    newLearner.expectBrowserError(/status of 400/)
    await content.patch(draftId).set({location: 'Lancre'}).commit()
    await main.getByLabel('Professional title').fill('Carver and teacher')
    await save.click()
    await expect(main.getByText('Somebody else has just changed your profile.')).toBeVisible()
    await expect(main.getByLabel('Professional title')).toHaveValue('Carver and teacher')
    await expect(main.getByLabel('Location')).toHaveValue('Lancre')
    await save.click()
    await expect(waiting).toContainText('Carver and teacher')
  })

  await test.step('what is taken back is as the shop has it, without what an editor has changed', async () => {
    await waiting.getByRole('button', {name: 'Take back my changes'}).click()
    await question.getByRole('button', {name: 'Take Back'}).click()
    await expect(newLearner.toast('Taken back')).toBeVisible()
    await expect(biography).toHaveValue('Carves.')
    await expect(main.getByRole('region', {name: 'An editor is changing your page'})).toContainText('Lancre')
  })

  await test.step('an editor publishes, and the shop shows it', async () => {
    await biography.fill('Carves spoons and bowls.')
    await save.click()
    await expect(waiting).toContainText('Carves spoons and bowls.')
    await content.action({actionType: 'sanity.action.document.publish', draftId, publishedId: id})
    await lookElsewhere()
    await expect(biography).toHaveValue('Carves spoons and bowls.')
    await expect(waiting).toHaveCount(0)
    await main.getByRole('link', {name: 'See your page'}).click()
    await expect(main.getByText('Carves spoons and bowls.')).toBeVisible()
  })
})
