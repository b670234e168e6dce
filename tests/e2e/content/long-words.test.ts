import {expectToFit} from '../fixtures/accessibility.ts'
import type {PublishedDocument} from '../fixtures/content.ts'
import {expect, test} from '../fixtures/test.ts'

const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'
const TYPED = 'x'.repeat(200)
const slug = (current: string) => ({_type: 'slug', current})
const reference = (_ref: string) => ({_type: 'reference', _ref})
const PARAGRAPH = [{_key: 'a', _type: 'block', children: [{_key: 'b', _type: 'span', text: WORD}]}]

/** Documents made of one long word. */
const LONG: PublishedDocument[] = [
  {
    _id: 'instructor-long',
    _type: 'instructor',
    name: `Ada ${WORD}`,
    slug: slug('long-person'),
    title: WORD,
    location: WORD,
    bio: WORD,
    longBio: PARAGRAPH,
    experience: [WORD],
    education: [WORD],
    teachingMethodology: WORD,
    testimonials: [{_key: 'a', _type: 'testimonial', name: WORD, role: WORD, content: WORD}],
  },
  {
    _id: 'course-long',
    _type: 'course',
    title: WORD,
    slug: slug('long-course'),
    listing: 'catalogue',
    level: 'Beginner',
    price: 199.99,
    originalPrice: 1299.99,
    rating: 4.2,
    lessons: 12,
    duration: 330,
    studentsCount: 1,
    instructor: reference('instructor-long'),
    category: reference('category-health'),
    description: PARAGRAPH,
    outcomes: [WORD],
    curriculum: [{_key: 'a', _type: 'curriculumItem', title: WORD, duration: 30, free: true}],
    publishedAt: '2026-01-01T00:00:00Z',
  },
  {
    _id: 'article-long',
    _type: 'article',
    title: WORD,
    slug: slug('long-article'),
    excerpt: WORD,
    author: reference('instructor-long'),
    category: 'EdTech',
    tags: [WORD],
    date: '2026-01-01',
    body: PARAGRAPH,
  },
]

test('no word, however long, makes a page wider than the screen', async ({visitor, publish}) => {
  const {page, main, header, footer} = visitor
  await publish(...LONG)
  const shown = async (heading: string) => {
    await expect(main.getByRole('heading', {name: heading}).first()).toBeVisible()
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({width, height: 900})
      await expectToFit(visitor)
    }
  }
  const search = (words: string) => main.getByRole('searchbox').fill(words)

  await test.step('courses', async () => {
    await visitor.visit('/courses?q=donau')
    await shown(WORD)
    await search(TYPED)
    await shown('No courses match your filters')
    await search('donau')
    await main.getByRole('link', {name: WORD, exact: true}).click()
    await expect(page).toHaveURL('/course/long-course')
    await shown(WORD)
  })
  await test.step('instructors', async () => {
    await header.getByRole('link', {name: 'Instructors', exact: true}).click()
    await search(TYPED)
    await shown('No instructors found')
    await search('donau')
    await shown(`Ada ${WORD}`)
    await main.getByRole('link', {name: `Ada ${WORD}`}).click()
    await expect(page).toHaveURL('/instructor/long-person')
    await shown(`Ada ${WORD}`)
  })
  await test.step('articles', async () => {
    await visitor.visit(`/blog?tag=${encodeURIComponent(WORD)}`)
    await shown(WORD)
    await search(TYPED)
    await shown('No articles found')
    await search('donau')
    await main.getByRole('link', {name: WORD}).first().click()
    await expect(page).toHaveURL('/blog/long-article')
    await shown(WORD)
  })
  await test.step('help', async () => {
    await visitor.declineCookies()
    await footer.getByRole('link', {name: 'Help Center', exact: true}).click()
    await search(TYPED)
    await shown('No answers found')
  })
})
