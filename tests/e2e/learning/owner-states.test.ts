import {content} from '../fixtures/content.ts'
import {expect, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'
import {giveCourse, setProgress, uidOf} from '../fixtures/taught-course.ts'

test('who owns a course is led to it wherever others can buy it', async ({
  newLearner,
  account,
  taughtCourse,
}) => {
  const {main} = newLearner
  const course = await taughtCourse('Quiet Woodwork', {listing: 'catalogue'})
  await giveCourse(await uidOf(account), course.id)

  await newLearner.visit(`/courses?q=${encodeURIComponent(course.title)}`)
  const card = main.getByRole('article').filter({hasText: course.title})
  await expect(card.getByRole('link', {name: `Go to course: ${course.title}`})).toHaveAttribute(
    'href',
    `/learn/${course.slug}`,
  )
  await expect(card.getByText('You own this course')).toBeVisible()
  await expect(card.getByRole('button', {name: /^Add to Cart/})).toHaveCount(0)

  await newLearner.visit(`/course/${course.slug}`)
  await main
    .getByRole('link', {name: `Go to course: ${course.title}`})
    .first()
    .click()
  await expect(newLearner.page).toHaveURL(`/learn/${course.slug}`)
  await expect(newLearner.title(course.title)).toBeVisible()
})

test('the lessons of a course are seen before it is bought, and free ones can be opened', async ({
  visitor,
  taughtCourse,
}) => {
  const {main} = visitor
  const course = await taughtCourse('Quiet Woodwork')
  await visitor.visit(`/course/${course.slug}`)
  await expect(main.getByRole('link', {name: 'Where to begin'})).toHaveAttribute(
    'href',
    `/learn/${course.slug}/begin`,
  )
  await expect(main.getByText('Plan an afternoon')).toBeHidden()
  await main.getByText('The work', {exact: true}).click()
  await expect(main.getByText('Plan an afternoon')).toBeVisible()
  await expect(main.getByText('Exercise · 30m')).toBeVisible()
  await expect(main.getByRole('link', {name: 'Plan an afternoon'})).toHaveCount(0)
  await expect(main.getByRole('link', {name: 'Try a free lesson'})).toHaveAttribute(
    'href',
    `/learn/${course.slug}/begin`,
  )
})

test('a visitor fetches no Firebase to see what can be bought', async ({visitor}) => {
  const asked: string[] = []
  visitor.page.on('request', (request) => asked.push(request.url()))
  await visitor.visit('/courses')
  await expect(visitor.addToCart).toBeVisible()
  await visitor.page.waitForLoadState('networkidle')
  expect(asked.filter((url) => /firestore|identitytoolkit|enrollments/.test(url))).toEqual([])
})

test('the certificate comes where the only lesson that was left is taken out of the course', async ({
  newLearner,
  account,
  taughtCourse,
}) => {
  const course = await taughtCourse('Quiet Woodwork')
  const uid = await uidOf(account)
  await giveCourse(uid, course.id)
  const at = Date.now()
  await setProgress(uid, course.id, {startedAt: at, done: {begin: at, tools: at, plan: at, do: at}})
  await content.patch(course.id).unset(['curriculum[_key=="work"].lessons[_key=="check"]']).commit()
  await newLearner.visit(`/learn/${course.slug}`)
  await newLearner.main.getByRole('link', {name: 'See your certificate'}).click()
  await expect(newLearner.title(new RegExp(`has completed ${course.title}$`))).toBeVisible()
})

test('the cart says what is owned before it is paid for', async ({newLearner, account, taughtCourse}) => {
  const {page, main} = newLearner
  const course = await taughtCourse('Quiet Woodwork')
  await newLearner.putInCart(course.slug)
  await giveCourse(await uidOf(account), course.id)
  await newLearner.visit('/cart')
  await expect(main.getByRole('alert')).toContainText(course.title)
  await page.getByRole('button', {name: 'Remove it and go on'}).click()
  await expect(page.getByRole('heading', {name: 'Your cart is empty'})).toBeVisible()
})

test('while a lesson of their own course loads, nobody is told that lessons are locked', async ({
  learner,
  visitor,
}) => {
  const slug = await content.fetch<string>(
    '*[_id == "course-presentations-that-hold-the-room"][0].curriculum[-1].lessons[-1].slug.current',
  )
  const lesson = `/learn/presentations-that-hold-the-room/${slug}`
  const locked = ({main}: Visitor) =>
    main.getByRole('navigation', {name: 'Lessons', exact: true}).getByRole('link', {name: /^Locked: /})
  await visitor.visit(lesson)
  await expect(locked(visitor)).not.toHaveCount(0)

  for (const service of ['functions', 'orders'] as const) await learner.network.hold(service)
  await learner.visit(lesson)
  await expect(learner.main.getByText('Loading the lesson')).toBeAttached()
  await expect(locked(learner)).toHaveCount(0)
  learner.network.restore()
  await expect(learner.main.getByRole('link', {name: /^Not done yet: /}).first()).toBeVisible()
  await expect(locked(learner)).toHaveCount(0)
})
