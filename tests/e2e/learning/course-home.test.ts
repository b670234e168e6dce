import {DAY_MS} from '@lectern/domain/statistics/days'
import {newAccount} from '../fixtures/accounts.ts'
import {openAccount} from '../fixtures/open-account.ts'
import {expect, test} from '../fixtures/test.ts'
import {Visitor} from '../fixtures/visitor.ts'
import {content} from '../fixtures/content.ts'
import {clearWriting} from '../fixtures/lessons.ts'
import {giveCourse, setProgress, uidOf} from '../fixtures/taught-course.ts'

test('the home of a course says how far one is, and leads on to the very lesson', async ({
  newLearner,
  account,
  taughtCourse,
}) => {
  const {page, main} = newLearner
  const course = await taughtCourse('Quiet Woodwork')
  const uid = await uidOf(account)
  await giveCourse(uid, course.id)
  await setProgress(uid, course.id, {
    done: {begin: 1000, tools: 2000},
    at: {lesson: 'tools', time: 2000},
    startedAt: 1000,
    known: Object.fromEntries(['begin', 'tools', 'plan', 'do', 'check'].map((key) => [key, 1000])),
  })
  await newLearner.visit(`/learn/${course.slug}`)
  await expect(main.getByText('40% · 2 of 5 lessons')).toBeVisible()
  await expect(main.getByText('1h 5m left')).toBeVisible()
  await expect(main.getByRole('listitem').filter({hasText: 'Where to begin'}).last()).toContainText('Done')
  await expect(main.getByRole('button', {name: /^Add to Cart/})).toHaveCount(0)
  await main.getByRole('link', {name: 'Continue: Plan an afternoon'}).click()
  await expect(page).toHaveURL(`/learn/${course.slug}/plan`)
})

test('lessons that were added since one began are named', async ({newLearner, account, taughtCourse}) => {
  const course = await taughtCourse('Quiet Woodwork')
  const uid = await uidOf(account)
  await giveCourse(uid, course.id)
  const began = Date.now() - 30 * DAY_MS
  await setProgress(uid, course.id, {
    opened: {begin: began},
    startedAt: began,
    known: Object.fromEntries(['begin', 'tools', 'plan', 'do'].map((key) => [key, began])),
  })
  await newLearner.visit(`/learn/${course.slug}`)
  const news = newLearner.main.getByRole('region', {name: 'New since you began'})
  await expect(news.getByRole('link')).toHaveText(['Check what you have learned'])
})

test('in a course that is taken in order, a section is closed until the one before is done', async ({
  newLearner,
  account,
  taughtCourse,
}) => {
  const course = await taughtCourse('Quiet Woodwork', {inOrder: true})
  await giveCourse(await uidOf(account), course.id)
  await newLearner.visit(`/learn/${course.slug}`)
  const work = newLearner.main.getByRole('region', {name: /The work/})
  await expect(work.getByText('Opens when the sections before it are done.')).toBeVisible()
  await expect(work.getByRole('link')).toHaveCount(0)
})

test('where one has begun before a course was taken in order stays open, and is gone on with', async ({
  newLearner,
  account,
  taughtCourse,
}) => {
  const course = await taughtCourse('Quiet Woodwork', {inOrder: true})
  const uid = await uidOf(account)
  await giveCourse(uid, course.id)
  await setProgress(uid, course.id, {
    done: {begin: 1000, plan: 2000},
    opened: {begin: 1000, plan: 2000},
    at: {lesson: 'plan', time: 2000},
    startedAt: 1000,
  })
  await newLearner.visit(`/learn/${course.slug}`)
  const work = newLearner.main.getByRole('region', {name: /The work/})
  await expect(work.getByRole('link')).toHaveCount(3)
  await newLearner.main.getByRole('link', {name: 'Continue: Do it once, badly'}).click()
  await expect(newLearner.title('Do it once, badly')).toBeVisible()
})

test('anybody else sees what is in a course, what is free, and how to buy it', async ({
  visitor,
  taughtCourse,
}) => {
  const {main} = visitor
  const course = await taughtCourse('Quiet Woodwork')
  await visitor.visit(`/learn/${course.slug}`)
  await expect(main.getByRole('link', {name: 'Where to begin'})).toBeVisible()
  await expect(main.getByText('Plan an afternoon')).toBeVisible()
  await expect(main.getByRole('link', {name: 'Plan an afternoon'})).toHaveCount(0)
  await expect(visitor.addToCart).toBeVisible()
})

test('who signs out is a visitor at once', async ({newLearner, account, taughtCourse}) => {
  const {page, main, header} = newLearner
  const course = await taughtCourse('Quiet Woodwork')
  await giveCourse(await uidOf(account), course.id)
  await newLearner.visit(`/learn/${course.slug}`)
  await expect(main.getByRole('link', {name: /^Start: /})).toBeVisible()
  await header.getByRole('button', {name: 'Account'}).click()
  await page.getByRole('menuitem', {name: 'Sign Out'}).click()
  await expect(newLearner.addToCart).toBeVisible()
  await expect(main.getByRole('link', {name: /^Start: /})).toHaveCount(0)
})

test('a course that was unpublished after it was sold is open to its owner alone', async ({
  newLearner,
  account,
  visitor,
  taughtCourse,
}) => {
  const course = await taughtCourse('Quiet Woodwork')
  await giveCourse(await uidOf(account), course.id)
  const published = await content.getDocument(course.id)
  await content
    .transaction()
    .createOrReplace({...published!, _id: `drafts.${course.id}`})
    .delete(course.id)
    .commit()
  newLearner.expectBrowserError(/404/)
  await newLearner.visit('/my-courses')
  await newLearner.main.getByRole('link', {name: /^Go to Course: /}).click()
  await expect(newLearner.title(course.title)).toBeVisible()
  await expect(newLearner.main.getByRole('link', {name: 'Plan an afternoon'})).toBeVisible()
  visitor.expectBrowserError(/404/)
  await visitor.visit(`/learn/${course.id}`)
  await expect(visitor.title('Course Not Found')).toBeVisible()
})

test('who signs out on a lesson leaves neither its text nor their note on the screen', async ({
  newLearner,
  account,
  courseWithLessons,
}) => {
  const {page, main, header} = newLearner
  const course = await courseWithLessons('Clear Writing', clearWriting)
  await giveCourse(await uidOf(account), course.id)
  await newLearner.visit(course.lesson('endings'))
  await main.getByText('Your notes', {exact: true}).click()
  const notes = main.getByRole('textbox', {name: /Nobody else can read them/})
  await notes.fill('For nobody else.')
  await expect(main.getByText('Saved', {exact: true})).toBeVisible()
  await expect(main.getByText('End where it is strong.')).toBeVisible()

  await header.getByRole('button', {name: 'Account'}).click()
  await page.getByRole('menuitem', {name: 'Sign Out'}).click()
  await expect(main.getByRole('heading', {name: 'This lesson is for those who own the course'})).toBeVisible()
  await expect(main.getByText('End where it is strong.')).toHaveCount(0)
  await expect(notes).toHaveCount(0)
})

test('a lesson shows how far somebody else is who signs in in another tab', async ({
  newLearner,
  account,
  courseWithLessons,
}) => {
  const {main, context, network} = newLearner
  const course = await courseWithLessons('Clear Writing', clearWriting)
  const other = newAccount()
  await openAccount(other)
  for (const one of [account, other]) await giveCourse(await uidOf(one), course.id)
  await setProgress(await uidOf(account), course.id, {done: {'one-idea': 1000}, startedAt: 1000})
  await newLearner.visit(course.lesson('endings'))
  const outline = main.getByRole('navigation', {name: 'Lessons', exact: true})
  await expect(outline.getByText('1 of 4 done')).toBeVisible()

  const tab = new Visitor(await context.newPage(), network)
  await tab.visit('/')
  await tab.header.getByRole('button', {name: 'Account'}).click()
  await tab.page.getByRole('menuitem', {name: 'Sign Out'}).click()
  await expect(main.getByRole('heading', {name: 'This lesson is for those who own the course'})).toBeVisible()
  await tab.signIn(other.email, other.password)
  await expect(outline.getByText('0 of 4 done')).toBeVisible()
  await expect(main.getByText('End where it is strong.')).toBeVisible()
})
