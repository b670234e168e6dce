import type {PublishedDocument} from '../fixtures/content.ts'
import {expect, shows, test} from '../fixtures/test.ts'

const slug = (current: string) => ({_type: 'slug', current})
const gone = (id: string) => ({_type: 'reference', _ref: id, _weak: true})

/** Documents with missing pictures, empty fields and references to deleted documents. */
const INCOMPLETE: PublishedDocument[] = [
  {
    _id: 'instructor-hollow',
    _type: 'instructor',
    name: 'Hollow Person',
    slug: slug('hollow-person'),
    socialLinks: {linkedin: 'not an address'},
    testimonials: [{_key: 'a', _type: 'testimonial'}],
    longBio: [{_key: 'b', _type: 'unheard-of'}],
  },
  {
    _id: 'course-hollow',
    _type: 'course',
    title: 'Hollow Course',
    slug: slug('hollow-course'),
    listing: 'catalogue',
    price: 5,
    instructor: gone('instructor-who-left'),
    category: gone('category-that-closed'),
    image: {_type: 'image', asset: gone('image-0000000000000000000000000000000000000000-10x10-png')},
    curriculum: [{_key: 'a', _type: 'curriculumItem'}],
  },
  {_id: 'course-nameless', _type: 'course', listing: 'catalogue'},
  {
    _id: 'article-hollow',
    _type: 'article',
    title: 'Hollow Article',
    slug: slug('hollow-article'),
    author: gone('instructor-who-left'),
    body: [{_key: 'a', _type: 'image'}],
    tags: [''],
  },
]

test.beforeEach(async ({visitor, publish}) => {
  visitor.expectBrowserError(/images\//)
  await publish(...INCOMPLETE)
})

test(
  'missing pictures, empty fields and dangling references break no page',
  shows('S1.05.03 S2.06.24 S7.10.02'),
  async ({visitor}) => {
    await visitor.visit('/courses?q=hollow')
    await expect(visitor.cardTitles).toHaveText(['Hollow Course'])
    for (const [path, heading] of [
      ['/course/hollow-course', 'Hollow Course'],
      ['/instructor/hollow-person', 'Hollow Person'],
      ['/blog/hollow-article', 'Hollow Article'],
      ['/instructors', 'Instructors'],
      ['/blog', 'Blog'],
      ['/', /./],
      ['/sitemap', 'Sitemap'],
    ] as const)
      await test.step(path, async () => {
        await visitor.visit(path)
        await expect(visitor.title(heading)).toBeVisible()
      })
  },
)

test(
  'an instructor with few fields has no empty links or reviews',
  shows('S2.12.27 S2.12.28 S2.12.29 S2.12.49 S3.05.03'),
  async ({visitor}) => {
    const {page, main} = visitor
    await visitor.visit('/instructors')
    await main.getByRole('link', {name: 'Hollow Person'}).click()
    await page.getByRole('tab', {name: 'Reviews'}).click()
    await expect(page.getByText('No testimonials available yet.')).toBeVisible()
    await expect(page.getByRole('link', {name: /of Hollow Person$/})).toHaveCount(0)
  },
)

test('without any content the shop still has its name', async ({visitor, publish}) => {
  await publish({_id: 'siteSettings', _type: 'siteSettings'})
  await visitor.visit('/')
  await expect(visitor.title('Lectern')).toBeVisible()
})
