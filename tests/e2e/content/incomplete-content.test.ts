import {stack} from '../../stack.ts'
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

test(
  'missing pictures, empty fields and dangling references break no page',
  shows('S1.05.03 S2.06.24 S2.12.27 S2.12.28 S2.12.29 S2.12.49 S3.05.03 S7.10.02'),
  async ({visitor, publish}) => {
    const {page, main, header, footer} = visitor
    visitor.expectBrowserError(/images\//)
    await publish(...INCOMPLETE)
    await test.step('a course', async () => {
      await visitor.visit('/courses?q=hollow')
      await expect(visitor.cardTitles).toHaveText(['Hollow Course'])
      await visitor.visit('/course/hollow-course')
      await expect(visitor.title('Hollow Course')).toBeVisible()
    })
    await test.step('an instructor with few fields has no empty links or reviews', async () => {
      await header.getByRole('link', {name: 'Instructors', exact: true}).click()
      await expect(visitor.title('Instructors')).toBeVisible()
      await main.getByRole('link', {name: 'Hollow Person'}).click()
      await expect(visitor.title('Hollow Person')).toBeVisible()
      await page.getByRole('tab', {name: 'Reviews'}).click()
      await expect(page.getByText('No testimonials available yet.')).toBeVisible()
      await expect(page.getByRole('link', {name: /of Hollow Person$/})).toHaveCount(0)
    })
    await test.step('an article', async () => {
      await header.getByRole('link', {name: 'Blog', exact: true}).click()
      await expect(visitor.title('Blog')).toBeVisible()
      await main.getByRole('link', {name: 'Hollow Article'}).first().click()
      await expect(visitor.title('Hollow Article')).toBeVisible()
    })
    await test.step('their documents, the sitemap and the home page', async () => {
      for (const path of ['/instructor/hollow-person', '/blog/hollow-article'])
        expect((await fetch(stack.siteUrl + path)).status, path).toBe(200)
      await visitor.declineCookies()
      await footer.getByRole('link', {name: 'Sitemap', exact: true}).click()
      await expect(visitor.title('Sitemap')).toBeVisible()
      await visitor.visit('/')
      await expect(visitor.title(/./)).toBeVisible()
    })
    await test.step('without any content the shop still has its name', async () => {
      await publish({_id: 'siteSettings', _type: 'siteSettings'})
      await visitor.visit('/')
      await expect(visitor.title('Lectern')).toBeVisible()
    })
  },
)
