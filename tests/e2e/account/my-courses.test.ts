import {Timestamp} from 'firebase-admin/firestore'
import {accounts, firestore} from '../../integration/commerce/back-office.ts'
import {expect, shows, test} from '../fixtures/test.ts'

test(
  'a learner finds the courses that were bought, and opens one',
  shows(`S0.01.04 S1.02.05 S2.01.27 S2.11.36 S2.11.37 S2.11.38 S2.11.39 S2.11.40 S3.10.02`),
  async ({learner}) => {
    await learner.visit('/my-courses')
    const courses = learner.main.getByRole('listitem').filter({hasText: /Purchased on \w+ \d+, \d{4}/})
    await expect(courses).toHaveCount(3)
    const photography = courses.filter({hasText: 'Product Photography on a Small Table'})
    await expect(photography.getByRole('paragraph').first()).toHaveText(/.{41,}/s)
    await expect(photography.getByRole('presentation').first()).toHaveAttribute('src', /\/images\//)
    await photography.getByRole('link', {name: /^View Course/}).click()
    await expect(learner.title('Product Photography on a Small Table')).toBeVisible()
  },
)

test(
  'the courses have a skeleton while they are fetched, with one query for all',
  shows('S2.11.35 S7.13.04'),
  async ({learner}) => {
    const {page} = learner
    const reads: string[] = []
    page.on('request', (request) => {
      const query = `${new URL(request.url()).searchParams.get('query')} ${request.postData()}`
      for (const read of ['"enrollments"', '_id in $ids']) if (query.includes(read)) reads.push(read)
    })
    await learner.network.hold('orders')
    await learner.visit('/my-courses')
    await expect(page.getByText('Loading your courses').first()).toBeAttached()
    learner.network.restore()
    await expect(learner.main.getByText(/Purchased on/)).toHaveCount(3)
    // The course query comes after the query of the enrollments.
    expect(reads).toEqual(['"enrollments"', '_id in $ids'])
  },
)

test(
  'courses bought years ago are still listed',
  shows('S0.01.04 S9.11.02'),
  async ({newLearner, account}) => {
    const {uid} = await accounts.getUserByEmail(account.email)
    await firestore.doc(`enrollments/${uid}_course-seo-that-lasts`).set({
      userId: uid,
      courseId: 'course-seo-that-lasts',
      orderId: `of-long-ago-${uid}`,
      purchasedAt: Timestamp.fromDate(new Date('2017-03-01T12:00:00Z')),
    })
    await newLearner.visit('/my-courses')
    const course = newLearner.main.getByRole('listitem').filter({hasText: 'SEO That Lasts'})
    await expect(course.getByText('Purchased on March 1, 2017')).toBeVisible()
    await expect(course.getByRole('link', {name: /^View Course/})).toHaveAttribute(
      'href',
      '/course/seo-that-lasts',
    )
  },
)
