import {amaraOkafor} from '../../../studio/seed/instructors/amara-okafor.ts'
import {instructors} from '../../../studio/seed/instructors/all-instructors.ts'
import {expect, shows, test} from '../fixtures/test.ts'
import {expectImageLoaded} from '../fixtures/visitor.ts'

type Instructor = (typeof instructors)[number]

test(
  'a card of the directory shows the instructor’s data',
  shows('S1.01.07 S2.01.08 S2.12.13 S2.12.14 S2.12.15 S2.12.16 S2.12.17 S2.12.18 S2.12.19 S3.05.05 S3.05.06'),
  async ({visitor}) => {
    const {main} = visitor
    await visitor.visit('/instructors')
    await expect(main.getByRole('article')).toHaveCount(6)
    const card = main.getByRole('article').filter({hasText: 'Amara Okafor'})
    await expectImageLoaded(card.getByRole('presentation'))
    for (const fact of [
      'Amara Okafor',
      amaraOkafor.title,
      amaraOkafor.bio,
      /^Rated \d\.\d out of 5$/,
      /students$/,
      '3 courses',
    ])
      await expect(card.getByText(fact).first()).toBeVisible()
  },
)

test(
  'the directory is ordered by name, title, rating or students',
  shows('S2.12.02 S2.12.03 S2.12.04 S2.12.05 S9.08.02'),
  async ({visitor}) => {
    const {page, cardTitles} = visitor
    await visitor.visit('/instructors')
    const sort = page.getByLabel('Sort by')
    await expect(sort.getByRole('option')).toHaveText(['Name', 'Title', 'Highest Rated', 'Most Students'])
    const inOrder = (compare: (a: Instructor, b: Instructor) => number) =>
      instructors.toSorted(compare).map(({name}) => name)
    await sort.selectOption('Title')
    await expect(cardTitles).toHaveText(inOrder((a, b) => a.title.localeCompare(b.title)))
    await sort.selectOption('Most Students')
    await expect(cardTitles).toHaveText(inOrder((a, b) => b.studentsCount - a.studentsCount))
    await sort.selectOption('Highest Rated')
    // Instructors with the same rating may be in any order.
    const ratings = new Map(instructors.map(({name, rating}) => [name, rating]))
    await expect
      .poll(async () => (await cardTitles.allInnerTexts()).map((name) => ratings.get(name)))
      .toEqual([...ratings.values()].toSorted((a, b) => b - a))
    await sort.selectOption('Name')
    await expect(cardTitles).toHaveText(inOrder((a, b) => a.name.localeCompare(b.name)))
  },
)

test(
  'a visitor finds an instructor by search and opens the profile',
  shows('S1.01.07 S2.12.01 S2.12.05 S2.12.14 S2.12.20'),
  async ({visitor}) => {
    const {page, main} = visitor
    await visitor.visit('/instructors')
    await expect(main.getByRole('article')).toHaveCount(6)
    await page.getByLabel('Sort by').selectOption('Most Students')
    await page.getByPlaceholder('Search instructors...', {exact: true}).fill('brand')
    await expect(main.getByRole('article')).toHaveCount(1)
    await main.getByRole('link', {name: 'Amara Okafor'}).click()
    await expect(visitor.title('Amara Okafor')).toBeVisible()
  },
)

test(
  'a search of the directory that finds nobody can be cleared',
  shows('S2.12.11 S2.12.12'),
  async ({visitor}) => {
    const {page, main} = visitor
    await visitor.visit('/instructors')
    await page.getByRole('searchbox', {name: 'Search instructors'}).fill('nobody at all')
    await expect(page.getByRole('heading', {name: 'No instructors found'})).toBeVisible()
    await page.getByRole('button', {name: 'Clear Filters'}).click()
    await expect(main.getByRole('article')).toHaveCount(6)
  },
)
