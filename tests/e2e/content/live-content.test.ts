import {content, type PublishedDocument} from '../fixtures/content.ts'
import {expect, shows, test} from '../fixtures/test.ts'
import {hrefs} from '../fixtures/visitor.ts'

const slug = (current: string) => ({_type: 'slug', current})

/** A computer of a few years ago: so many times slower. On a fast one, hydration is over before anybody types. */
const SLOW_COMPUTER = 6

/** A course without any optional field. */
const PUBLISHED_LATER = {
  _id: 'course-published-later',
  _type: 'course',
  title: 'Published Later',
  slug: slug('published-later'),
  listing: 'catalogue',
  level: 'Beginner',
  price: 77,
  rating: 4.2,
  lessons: 12,
  duration: 330,
  studentsCount: 3,
  instructor: {_type: 'reference', _ref: 'instructor-joon-park'},
  category: {_type: 'reference', _ref: 'category-health'},
}

test(
  'a course published after the build is found, without a new build and before the page is ready, and is shown with defaults',
  shows('S1.05.01 S2.06.19 S2.06.20 S2.06.21 S3.01.03 S9.03.02'),
  async ({visitor, publish}) => {
    const {page} = visitor
    const devTools = await visitor.context.newCDPSession(page)
    const slowDown = (rate: number) => devTools.send('Emulation.setCPUThrottlingRate', {rate})
    await publish({...PUBLISHED_LATER, publishedAt: new Date().toISOString()})
    await test.step('by a search that was typed before the page was ready', async () => {
      await slowDown(SLOW_COMPUTER)
      await page.goto('/courses')
      await page.getByRole('searchbox', {name: /search/i}).fill('Published Later')
      await expect(visitor.cardTitles).toHaveText(['Published Later'], {timeout: 40_000})
      await slowDown(1)
    })
    await test.step('as the newest of all', async () => {
      await visitor.visit('/courses?sort=newest')
      await expect(visitor.cardTitles.first()).toHaveText('Published Later')
      await expect(page.getByText('13 courses', {exact: true})).toBeVisible()
      await page.getByRole('link', {name: 'Published Later', exact: true}).click()
      await expect(visitor.title('Published Later')).toBeVisible()
    })
    await test.step('its optional fields have defaults', async () => {
      await expect(page.getByRole('region', {name: /What You.ll Learn/}).getByRole('listitem')).toHaveCount(8)
      const curriculum = page.getByRole('region', {name: 'Curriculum'}).getByRole('listitem')
      await expect(curriculum).toHaveCount(5)
      await expect(curriculum.first().getByText('Free', {exact: true})).toBeVisible()
    })
  },
)

test(
  'an edited instructor replaces the prerendered profile where one has scrolled to, and a directory of more than nine has pages',
  shows(
    `S1.05.02 S1.05.04 S1.05.05 S2.12.02 S2.12.06 S2.12.07 S2.12.08 S2.12.09 S2.12.10 S2.12.27 S2.12.28 S7.10.01 S7.10.02 S9.08.01`,
  ),
  async ({visitor, publish}) => {
    const {page, main, header, context, cardTitles} = visitor
    const cards = main.getByRole('article')
    const pages = page.getByRole('navigation', {name: 'Instructors, pages'})
    const {experience: _, ...sample} =
      (await content.getDocument<PublishedDocument>('instructor-tomas-ferreira'))!
    await publish({
      ...sample,
      title: 'Letterpress printer',
      socialLinks: {website: 'https://ferreira.example'},
    })
    await test.step('the scroll position is kept when the page is revalidated', async () => {
      const {promise: waiting, resolve: answer} = Promise.withResolvers<void>()
      await context.route(/\/data\/query\//, async (route) => {
        await waiting
        await route.continue()
      })
      await visitor.visit('/instructor/tomas-ferreira')
      await expect(visitor.cookieBanner).toBeVisible()
      await page.mouse.wheel(0, 600)
      await expect.poll(() => visitor.scrollTop()).toBe(600)
      answer()
      await expect(main.getByText('Letterpress printer', {exact: true})).toBeVisible()
      expect(await visitor.scrollTop()).toBeGreaterThan(500)
    })
    // The document replaces the previous one: its missing fields are not taken from that.
    await test.step('nothing of the former profile is left', async () => {
      await expect(main.getByRole('heading', {name: 'Experience', exact: true})).toHaveCount(0)
      await expect(main.getByRole('heading', {name: 'Education', exact: true})).toBeVisible()
      expect(await hrefs(main.getByRole('link', {name: /of Tomás Ferreira$/}))).toEqual([
        'https://ferreira.example/',
      ])
    })
    await test.step('a directory of more than nine has pages', async () => {
      await header.getByRole('link', {name: 'Instructors', exact: true}).click()
      await expect(cards).toHaveCount(6)
      await expect(pages).toHaveCount(0)
      await publish(
        ...['a', 'b', 'c', 'd'].map((letter) => ({
          _id: `instructor-zoe-${letter}`,
          _type: 'instructor',
          name: `Zoe Z${letter}`,
          slug: slug(`zoe-z${letter}`),
        })),
      )
      await page.reload()
      await expect(cards).toHaveCount(9)
      await expect(pages.getByRole('link', {name: 'Page 2'})).toBeVisible()
      // All instructors are already loaded: only pictures are requested.
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.resourceType() !== 'image') asked.push(request.url())
      })
      await pages.getByRole('link', {name: 'Next'}).click()
      await expect(cardTitles).toHaveText(['Zoe Zd'])
      await pages.getByRole('link', {name: 'Previous'}).click()
      await expect(cards).toHaveCount(9)
      expect(asked).toEqual([])
    })
  },
)
