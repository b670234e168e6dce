import {expect, test} from '../fixtures/test.ts'
import {giveCourse, issueCertificate, setProgress, uidOf} from '../fixtures/taught-course.ts'

test('My Courses says how far one is, how long the rest takes, and leads on', async ({
  newLearner,
  account,
  taughtCourse,
}) => {
  const course = await taughtCourse('Quiet Woodwork')
  const uid = await uidOf(account)
  await giveCourse(uid, course.id)
  await setProgress(uid, course.id, {done: {begin: 1}, at: {lesson: 'begin', time: 1}, startedAt: 1})
  await newLearner.visit('/my-courses')
  const card = newLearner.main.getByRole('listitem').filter({hasText: course.title})
  await expect(card.getByRole('progressbar', {name: `Progress in ${course.title}`})).toHaveJSProperty(
    'value',
    20,
  )
  await expect(card.getByText('1h 20m left')).toBeVisible()
  await expect(card.getByRole('link', {name: /^View Course/})).toHaveAttribute(
    'href',
    `/course/${course.slug}`,
  )
  await expect(card.getByRole('link', {name: /^Continue: The three tools you need/})).toHaveAttribute(
    'href',
    `/learn/${course.slug}/tools`,
  )

  await newLearner.visit('/account')
  const current = newLearner.main.getByRole('region', {name: course.title})
  await expect(current.getByText('Next: The three tools you need')).toBeVisible()
  await expect(current.getByRole('link', {name: /^Continue/})).toBeVisible()
})

test('certificates are listed with the courses, also those that were withdrawn', async ({
  newLearner,
  account,
}) => {
  const uid = await uidOf(account)
  const own = {userId: uid, courseId: 'course-seo-that-lasts'}
  const genuine = await issueCertificate({...own, courseTitle: 'SEO That Lasts'})
  await issueCertificate({...own, courseTitle: 'Given back', withdrawnAt: Date.now()})
  await newLearner.visit('/my-courses')
  const list = newLearner.main.getByRole('region', {name: 'Your certificates'})
  await expect(list.getByRole('link', {name: 'Certificate: SEO That Lasts'})).toHaveAttribute(
    'href',
    `/certificates/${genuine}`,
  )
  await expect(list.getByRole('listitem').filter({hasText: 'Given back'})).toContainText('Withdrawn')
})
