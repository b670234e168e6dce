import {stack} from '../../stack.ts'
import {content} from '../fixtures/content.ts'
import {expect, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'
import {giveCourse, setProgress, uidOf} from '../fixtures/taught-course.ts'

/** A course of the catalogue of which a lesson that is sold is looked at. */
const PRESENTATIONS = 'presentations-that-hold-the-room'

const lockedLessons = ({main}: Visitor) =>
  main.getByRole('navigation', {name: 'Lessons', exact: true}).getByRole('link', {name: /^Locked: /})

async function lastLesson(slug: string): Promise<string> {
  const lesson = await content.fetch<string>('*[_id == $id][0].curriculum[-1].lessons[-1].slug.current', {
    id: `course-${slug}`,
  })
  return `/learn/${slug}/${lesson}`
}

test('a visitor sees what can be bought without Firebase, the lessons of a course, and which are locked', async ({
  visitor,
  taughtCourse,
}) => {
  const {main, page} = visitor

  await test.step('nothing of Firebase is fetched for the catalogue', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await visitor.visit('/courses')
    await expect(visitor.addToCart).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => /firestore|identitytoolkit|enrollments/.test(url))).toEqual([])
  })

  await test.step('the lessons of a course are seen before it is bought, and free ones can be opened', async () => {
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

  await test.step('the lessons that are sold are locked', async () => {
    await visitor.visit(await lastLesson(PRESENTATIONS))
    await expect(lockedLessons(visitor)).not.toHaveCount(0)
  })
})

test('who owns a course is led to it wherever others can buy it, and keeps it when it is archived and unpublished', async ({
  newLearner,
  account,
  visitor,
  taughtCourse,
}) => {
  const {main, page} = newLearner
  const course = await taughtCourse('Quiet Woodwork', {listing: 'catalogue'})
  const uid = await uidOf(account)
  const toCourse = main.getByRole('link', {name: `Go to course: ${course.title}`})
  const search = `/courses?q=${encodeURIComponent(course.title)}`

  await test.step('the cart says what is owned before it is paid for', async () => {
    await newLearner.putInCart(course.slug)
    await giveCourse(uid, course.id)
    await newLearner.visit('/cart')
    await expect(main.getByRole('alert')).toContainText(course.title)
    await page.getByRole('button', {name: 'Remove it and go on'}).click()
    await expect(page.getByRole('heading', {name: 'Your cart is empty'})).toBeVisible()
  })

  await test.step('its card and its page lead to its home', async () => {
    await newLearner.visit(search)
    const card = main.getByRole('article').filter({hasText: course.title})
    await expect(card.getByRole('link', {name: `Go to course: ${course.title}`})).toHaveAttribute(
      'href',
      `/learn/${course.slug}`,
    )
    await expect(card.getByText('You own this course')).toBeVisible()
    await expect(card.getByRole('button', {name: /^Add to Cart/})).toHaveCount(0)

    await card.getByRole('link', {name: course.title, exact: true}).first().click()
    await expect(page).toHaveURL(`/course/${course.slug}`)
    await expect(newLearner.title(course.title)).toBeVisible()
    await toCourse.first().click()
    await expect(page).toHaveURL(`/learn/${course.slug}`)
    await expect(newLearner.title(course.title)).toBeVisible()
  })

  await test.step('archived, it is sold to nobody', async () => {
    await content.patch(course.id).set({archivedAt: new Date().toISOString()}).commit()
    await visitor.visit(search)
    await expect(visitor.page.getByRole('heading', {name: 'No courses match your filters'})).toBeVisible()
    await visitor.visit('/sitemap')
    await expect(visitor.main.getByRole('link', {name: course.title})).toHaveCount(0)
    await visitor.visit(`/course/${course.slug}`)
    await expect(visitor.main.getByText('This course is no longer sold.')).toBeVisible()
    await expect(visitor.main.getByRole('button', {name: /^Add to Cart/})).toHaveCount(0)
    await expect(visitor.page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    expect((await fetch(`${stack.siteUrl}/course/${course.slug}`)).status).toBe(200)
  })

  await test.step('it stays with its owner', async () => {
    await newLearner.visit(`/course/${course.slug}`)
    await toCourse.click()
    await expect(main.getByRole('link', {name: 'Plan an afternoon'})).toBeVisible()
    await page.getByRole('navigation', {name: 'Breadcrumb'}).getByRole('link', {name: 'My Courses'}).click()
    const card = main.getByRole('listitem').filter({hasText: course.title})
    await expect(card).toContainText('This course is no longer sold. It stays yours.')
    await expect(card.getByRole('link', {name: /^Start: /})).toHaveAttribute(
      'href',
      `/learn/${course.slug}/begin`,
    )
  })

  await test.step('the certificate comes where the only lesson that was left is taken out of the course', async () => {
    const at = Date.now()
    await setProgress(uid, course.id, {startedAt: at, done: {begin: at, tools: at, plan: at, do: at}})
    await content.patch(course.id).unset(['curriculum[_key=="work"].lessons[_key=="check"]']).commit()
    await newLearner.visit(`/learn/${course.slug}`)
    await main.getByRole('link', {name: 'See your certificate'}).click()
    await expect(newLearner.title(new RegExp(`has completed ${course.title}$`))).toBeVisible()
  })

  await test.step('unpublished, too, and for nobody else', async () => {
    const published = await content.getDocument(course.id)
    await content
      .transaction()
      .createOrReplace({...published!, _id: `drafts.${course.id}`})
      .delete(course.id)
      .commit()
    newLearner.expectBrowserError(/404/)
    await newLearner.visit('/my-courses')
    await main.getByRole('link', {name: /^Go to Course: /}).click()
    await expect(newLearner.title(course.title)).toBeVisible()
    await expect(main.getByRole('link', {name: 'Plan an afternoon'})).toBeVisible()
    visitor.expectBrowserError(/404/)
    await visitor.visit(`/learn/${course.id}`)
    await expect(visitor.title('Course Not Found')).toBeVisible()
  })

  await test.step('while a lesson of their own course loads, they are not told that lessons are locked', async () => {
    await giveCourse(uid, `course-${PRESENTATIONS}`)
    for (const service of ['functions', 'orders'] as const) await newLearner.network.hold(service)
    await newLearner.visit(await lastLesson(PRESENTATIONS))
    await expect(main.getByText('Loading the lesson')).toBeAttached()
    await expect(lockedLessons(newLearner)).toHaveCount(0)
    newLearner.network.restore()
    await expect(main.getByRole('link', {name: /^Not done yet: /}).first()).toBeVisible()
    await expect(lockedLessons(newLearner)).toHaveCount(0)
  })
})
