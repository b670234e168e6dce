import {stack} from '../../stack.ts'
import {content} from '../fixtures/content.ts'
import {expect, test} from '../fixtures/test.ts'
import {giveCourse, setProgress, uidOf} from '../fixtures/taught-course.ts'

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
    await visitor.footer.getByRole('link', {name: 'Sitemap'}).click()
    await expect(visitor.title('Sitemap')).toBeVisible()
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
    await expect(main.getByRole('link', {name: /^Read Again: /})).toHaveAttribute(
      'href',
      `/learn/${course.id}/begin`,
    )
    await main.getByRole('link', {name: course.title, exact: true}).click()
    await expect(newLearner.title(course.title)).toBeVisible()
    await expect(main.getByRole('link', {name: 'Plan an afternoon'})).toBeVisible()
    visitor.expectBrowserError(/404/)
    await visitor.visit(`/learn/${course.id}`)
    await expect(visitor.title('Course Not Found')).toBeVisible()
  })

  await test.step('while a lesson of their own course loads, they are not told that lessons are locked', async () => {
    const slug = 'presentations-that-hold-the-room'
    await giveCourse(uid, `course-${slug}`)
    const lesson = await content.fetch<string>('*[_id == $id][0].curriculum[-1].lessons[-1].slug.current', {
      id: `course-${slug}`,
    })
    const outline = main.getByRole('navigation', {name: 'Lessons', exact: true})
    const locked = outline.getByRole('link', {name: /^Locked: /})
    for (const service of ['functions', 'orders'] as const) await newLearner.network.hold(service)
    await newLearner.visit(`/learn/${slug}/${lesson}`)
    await expect(main.getByText('Loading the lesson')).toBeAttached()
    await expect(outline.getByRole('link')).not.toHaveCount(0)
    await expect(locked).toHaveCount(0)
    newLearner.network.restore()
    await expect(main.getByRole('link', {name: /^Not done yet: /}).first()).toBeVisible()
    await expect(locked).toHaveCount(0)
  })
})
