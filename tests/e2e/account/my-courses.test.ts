import {expect, shows, test} from '../fixtures/test.ts'

test(
  'a learner finds the courses that were bought, fetched with one query for all, and opens one',
  shows(`S0.01.04 S1.02.05 S2.01.27 S2.11.35 S2.11.36 S2.11.37 S2.11.38 S2.11.39 S2.11.40 S3.10.02 S7.13.04`),
  async ({learner}) => {
    const {page} = learner
    const reads: string[] = []
    page.on('request', (request) => {
      const query = `${new URL(request.url()).searchParams.get('query')} ${request.postData()}`
      for (const read of ['"enrollments"', '_id in $ids']) if (query.includes(read)) reads.push(read)
    })
    await test.step('while they are fetched a skeleton stands there', async () => {
      await learner.network.hold('orders')
      await learner.visit('/my-courses')
      await expect(page.getByText('Loading your courses').first()).toBeAttached()
      learner.network.restore()
    })
    const courses = learner.main.getByRole('listitem').filter({hasText: /Purchased on \w+ \d+, \d{4}/})
    await expect(courses).toHaveCount(3)
    // The course query comes after the query of the enrollments.
    expect(reads).toEqual(['"enrollments"', '_id in $ids'])
    const photography = courses.filter({hasText: 'Product Photography on a Small Table'})
    await expect(photography.getByRole('paragraph').first()).toHaveText(/.{41,}/s)
    await expect(photography.getByRole('presentation').first()).toHaveAttribute('src', /\/images\//)
    await photography.getByRole('link', {name: /^View Course/}).click()
    await expect(learner.title('Product Photography on a Small Table')).toBeVisible()
  },
)
