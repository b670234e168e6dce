import {DAY_MS} from '@lectern/domain/statistics/days'
import {newAccount} from '../fixtures/accounts.ts'
import {openAccount} from '../fixtures/open-account.ts'
import {expect, test} from '../fixtures/test.ts'
import {Visitor} from '../fixtures/visitor.ts'
import {content} from '../fixtures/content.ts'
import {clearWriting} from '../fixtures/lessons.ts'
import {giveCourse, issueCertificate, setProgress, uidOf} from '../fixtures/taught-course.ts'

test('a learner sees how far they are in a course and what is new, and goes on with the very lesson', async ({
  newLearner,
  account,
  taughtCourse,
}) => {
  const {page, main, header} = newLearner
  const course = await taughtCourse('Quiet Woodwork')
  const uid = await uidOf(account)
  await giveCourse(uid, course.id)
  const began = Date.now() - 30 * DAY_MS
  await setProgress(uid, course.id, {
    done: {begin: began, tools: began + 1},
    at: {lesson: 'tools', time: began + 1},
    startedAt: began,
    // The last lesson came later.
    known: Object.fromEntries(['begin', 'tools', 'plan', 'do'].map((key) => [key, began])),
  })

  await test.step('in My Courses, with the certificates, also those that were withdrawn', async () => {
    const seo = {userId: uid, courseId: 'course-seo-that-lasts'}
    const genuine = await issueCertificate({...seo, courseTitle: 'SEO That Lasts'})
    await issueCertificate({...seo, courseTitle: 'Given back', withdrawnAt: Date.now()})
    await newLearner.visit('/my-courses')
    const card = main.getByRole('listitem').filter({hasText: course.title})
    await expect(card.getByRole('progressbar', {name: `Progress in ${course.title}`})).toHaveJSProperty(
      'value',
      40,
    )
    await expect(card.getByText('1h 5m left')).toBeVisible()
    await expect(card.getByRole('link', {name: /^View Course/})).toHaveAttribute(
      'href',
      `/course/${course.slug}`,
    )
    await expect(card.getByRole('link', {name: /^Continue: Plan an afternoon/})).toHaveAttribute(
      'href',
      `/learn/${course.slug}/plan`,
    )
    const list = main.getByRole('region', {name: 'Your certificates'})
    await expect(list.getByRole('link', {name: 'Certificate: SEO That Lasts'})).toHaveAttribute(
      'href',
      `/certificates/${genuine}`,
    )
    await expect(list.getByRole('listitem').filter({hasText: 'Given back'})).toContainText('Withdrawn')
  })

  await test.step('in the account, which leads to the home of the course', async () => {
    await page
      .getByRole('navigation', {name: 'Account', exact: true})
      .getByRole('link', {name: 'Overview'})
      .click()
    await expect(page).toHaveURL('/account')
    const current = main.getByRole('region', {name: course.title})
    await expect(current.getByText('Next: Plan an afternoon')).toBeVisible()
    await expect(current.getByRole('link', {name: /^Continue/})).toBeVisible()
    await current.getByRole('link', {name: course.title, exact: true}).click()
    await expect(page).toHaveURL(`/learn/${course.slug}`)
  })

  await test.step('at the home of the course, which names the lessons that were added since', async () => {
    await expect(main.getByText('40% · 2 of 5 lessons')).toBeVisible()
    await expect(main.getByText('1h 5m left')).toBeVisible()
    await expect(main.getByRole('listitem').filter({hasText: 'Where to begin'}).last()).toContainText('Done')
    await expect(main.getByRole('button', {name: /^Add to Cart/})).toHaveCount(0)
    const news = main.getByRole('region', {name: 'New since you began'})
    await expect(news.getByRole('link')).toHaveText(['Check what you have learned'])
    await main.getByRole('link', {name: 'Continue: Plan an afternoon'}).click()
    await expect(page).toHaveURL(`/learn/${course.slug}/plan`)
  })

  await test.step('where one has begun before a course was taken in order stays open, and is gone on with', async () => {
    await content.patch(course.id).set({inOrder: true}).commit()
    await setProgress(uid, course.id, {
      done: {begin: 1000, plan: 2000},
      opened: {begin: 1000, plan: 2000},
      at: {lesson: 'plan', time: 2000},
      startedAt: 1000,
    })
    await newLearner.visit(`/learn/${course.slug}`)
    const work = main.getByRole('region', {name: /The work/})
    await expect(work.getByRole('link')).toHaveCount(3)
    await main.getByRole('link', {name: 'Continue: Do it once, badly'}).click()
    await expect(newLearner.title('Do it once, badly')).toBeVisible()
  })

  await test.step('who signs out there is a visitor at once', async () => {
    await page.goBack()
    const goOn = main.getByRole('link', {name: /^Continue: /})
    await expect(goOn).toBeVisible()
    await header.getByRole('button', {name: 'Account'}).click()
    await page.getByRole('menuitem', {name: 'Sign Out'}).click()
    await expect(newLearner.addToCart).toBeVisible()
    await expect(goOn).toHaveCount(0)
  })
})

test('who signs out on a lesson leaves nothing of it on the screen, and who signs in in another tab is shown their own', async ({
  newLearner,
  account,
  courseWithLessons,
}) => {
  const {main, context, header, network, page} = newLearner
  const course = await courseWithLessons('Clear Writing', clearWriting)
  const other = newAccount()
  await openAccount(other)
  for (const one of [account, other]) await giveCourse(await uidOf(one), course.id)
  await setProgress(await uidOf(account), course.id, {done: {'one-idea': 1000}, startedAt: 1000})
  const outline = main.getByRole('navigation', {name: 'Lessons', exact: true})
  const notes = main.getByRole('textbox', {name: /Nobody else can read them/})
  const expectClosed = async () => {
    await expect(
      main.getByRole('heading', {name: 'This lesson is for those who own the course'}),
    ).toBeVisible()
    await expect(main.getByText('End where it is strong.')).toHaveCount(0)
    await expect(notes).toHaveCount(0)
  }

  await test.step('who signs out leaves neither its text nor their note', async () => {
    await newLearner.visit(course.lesson('endings'))
    await expect(outline.getByText('1 of 4 done')).toBeVisible()
    await main.getByText('Your notes', {exact: true}).click()
    await notes.fill('For nobody else.')
    await expect(main.getByText('Saved', {exact: true})).toBeVisible()
    await expect(main.getByText('End where it is strong.')).toBeVisible()
    await header.getByRole('button', {name: 'Account'}).click()
    await page.getByRole('menuitem', {name: 'Sign Out'}).click()
    await expectClosed()
  })

  const tab = new Visitor(await context.newPage(), network)
  await test.step('who signs in in another tab is shown how far they are', async () => {
    await tab.signIn(other.email, other.password)
    await expect(outline.getByText('0 of 4 done')).toBeVisible()
    await expect(main.getByText('End where it is strong.')).toBeVisible()
    await main.getByText('Your notes', {exact: true}).click()
    await expect(notes).toHaveValue('')
  })

  await test.step('who signs out in another tab leaves nothing here, either', async () => {
    await tab.header.getByRole('button', {name: 'Account'}).click()
    await tab.page.getByRole('menuitem', {name: 'Sign Out'}).click()
    await expectClosed()
  })
})
