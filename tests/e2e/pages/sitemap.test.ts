import {categories} from '../../../studio/seed/categories.ts'
import {pages} from '../../../web/app/pages.ts'
import {expect, shows, test} from '../fixtures/test.ts'
import {hrefs} from '../fixtures/visitor.ts'
import {addressesForSearchEngines} from '../pages.ts'

/** What has a menu of its own, and is for nobody else. */
const isOfFew = (access: string) => access === 'staff' || access === 'teacher'

/** The pages of the registry with links, but for those of staff and teachers, and the content pages that screens link to. */
const PAGES = pages.flatMap((page) =>
  page.access === 'content' || ('links' in page && page.links && !isOfFew(page.access)) ? [page.path] : [],
)

test(
  'the sitemap lists every page, course, instructor and article, and names its groups',
  shows('S1.01.15 S2.01.17 S2.14.29 S2.14.30'),
  async ({visitor}) => {
    const {main} = visitor
    await visitor.visit('/sitemap')
    const listed = await hrefs(main.getByRole('link'))
    expect(listed).toEqual(expect.arrayContaining(PAGES))
    expect(listed.filter((path) => /^\/(admin|teach)\b/.test(path ?? ''))).toEqual([])
    // The pages in sitemap.xml, which is for search engines.
    const addresses = await addressesForSearchEngines()
    expect(addresses.length).toBeGreaterThan(25)
    // Lessons are listed by their course.
    const paths = addresses
      .map((address) => new URL(address).pathname)
      .filter((path) => !path.startsWith('/learn/'))
    expect(listed).toEqual(expect.arrayContaining(paths))
    expect(await main.getByRole('heading', {level: 2}).allInnerTexts()).toEqual(
      expect.arrayContaining([
        'Shop',
        'Your account',
        'Help',
        'Small print',
        'Courses',
        'Instructors',
        'Articles',
      ]),
    )
    // Courses are grouped by category; a category without courses has no group.
    await expect(main.getByRole('heading', {level: 3})).toHaveText([
      ...categories.map(({name}) => name).filter((name) => name !== 'Health'),
      'Outside the catalogue',
      'Bundles',
    ])
  },
)
