import {instructors} from '../../../studio/seed/instructors/all-instructors.ts'
import {danielReyes} from '../../../studio/seed/instructors/daniel-reyes.ts'
import {expect, shows, test} from '../fixtures/test.ts'
import {expectImageLoaded} from '../fixtures/visitor.ts'

type Instructor = (typeof instructors)[number]

test(
  'a visitor looks through the directory of instructors, and finds one whose profile opens',
  shows(`S1.01.07 S2.01.08 S2.12.01 S2.12.02 S2.12.03 S2.12.04 S2.12.05 S2.12.11 S2.12.12 S2.12.13 S2.12.14 S2.12.15
    S2.12.16 S2.12.17 S2.12.18 S2.12.19 S2.12.20 S2.12.47 S3.05.02 S3.05.05 S3.05.06 S3.05.07 S9.08.02`),
  async ({visitor}) => {
    const {page, main, cardTitles} = visitor
    const sort = page.getByLabel('Sort by')
    const search = page.getByRole('searchbox', {name: 'Search instructors'})
    await visitor.visit('/instructors')
    await test.step('a card shows the instructor’s data', async () => {
      await expect(main.getByRole('article')).toHaveCount(6)
      // Courses that other tests make for themselves are taught by another.
      const card = main.getByRole('article').filter({hasText: danielReyes.name})
      await expectImageLoaded(card.getByRole('presentation'))
      for (const fact of [
        danielReyes.name,
        danielReyes.title,
        danielReyes.bio,
        /^Rated \d\.\d out of 5$/,
        /students$/,
        '3 courses',
      ])
        await expect(card.getByText(fact).first()).toBeVisible()
    })
    await test.step('they are ordered by name, title, rating or students', async () => {
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
    })
    await test.step('a search that finds nobody can be cleared', async () => {
      await search.fill('nobody at all')
      await expect(page.getByRole('heading', {name: 'No instructors found'})).toBeVisible()
      await page.getByRole('button', {name: 'Clear Filters'}).click()
      await expect(main.getByRole('article')).toHaveCount(6)
    })
    await test.step('a search in an order finds one, whose profile opens', async () => {
      await sort.selectOption('Most Students')
      await page.getByPlaceholder('Search instructors...', {exact: true}).fill('brand')
      await expect(main.getByRole('article')).toHaveCount(1)
      await main.getByRole('link', {name: 'Amara Okafor'}).click()
      await expect(visitor.title('Amara Okafor')).toBeVisible()
    })
    await test.step('the profile of one without courses says so', async () => {
      await visitor.follow('/instructor/joon-park')
      await page.getByRole('tab', {name: 'Courses'}).click()
      await expect(page.getByText('No courses available yet. Check back soon!')).toBeVisible()
    })
  },
)
