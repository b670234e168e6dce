import {stack} from '../stack.ts'
import {eventually, expect, test, type Person} from './person.ts'

test('nonsense in an address gives the page with its defaults', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  const junk = encodeURIComponent('<b>%&=[]{}\'"💥')
  await ada.visit(
    `/courses?category=${junk}&level=Wizard&min=-5&max=abc&duration=&rating=99&sort=${junk}&page=-1&page=two&x=${junk}`,
  )
  await eventually(() => ada.coursesShown()).toHaveLength(6)
  await page.getByText('12 courses', {exact: true}).waitFor()
  await ada.visit('/courses?page=999&min=180&max=20')
  await eventually(() => ada.coursesShown()).toHaveLength(6)
  await ada.visit(`/blog?category=${junk}&tag=${junk}&page=0`)
  await eventually(() => page.getByRole('main').getByRole('article').count()).toBe(6)
  await ada.visit(`/instructors?sort=${junk}&page=1e9`)
  await eventually(() => page.getByRole('main').getByRole('article').count()).toBe(6)
  await ada.visit(`/instructor/amara-okafor?tab=${junk}`)
  await page.getByRole('tab', {name: 'About', selected: true}).waitFor()
  await ada.visit('/faq?%E0%A4%A=&q')
  await page.getByRole('heading', {level: 1}).waitFor()
  expect(ada.browserErrors).toEqual([])
})

/** Visits each address and sees that it becomes the page's own. */
async function expectCanonical(ada: Person, visits: readonly (readonly [string, string, string])[]) {
  for (const [address, path, heading] of visits) {
    await ada.visit(address)
    await ada.page.getByRole('heading', {level: 1, name: heading}).waitFor()
    await eventually(() => ada.path).toBe(path)
    const canonical = await ada.page.locator('link[rel=canonical]').getAttribute('href')
    expect(canonical).toBe(stack.siteUrl + path)
  }
}

test('the number of a built-in sample leads to its page, and the address becomes its name', async ({
  meet,
}) => {
  await expectCanonical(await meet(), [
    ['/course/1', '/course/brand-strategy-from-first-principles', 'Brand Strategy from First Principles'],
    ['/course/101', '/course/marketing-leadership-program', 'Marketing Leadership Program'],
    ['/instructor/1', '/instructor/amara-okafor', 'Amara Okafor'],
    ['/instructor/6', '/instructor/joon-park', 'Joon Park'],
    ['/blog/1', '/blog/close-the-book', 'Close the Book: Why Testing Yourself Beats Rereading'],
  ])
})

test('a name in capitals leads to its page, and the address becomes the name as it is written', async ({
  meet,
}) => {
  await expectCanonical(await meet(), [
    ['/course/PYTHON-for-Everyday-Work', '/course/python-for-everyday-work', 'Python for Everyday Work'],
    ['/instructor/AMARA-OKAFOR', '/instructor/amara-okafor', 'Amara Okafor'],
    ['/blog/Close-The-Book', '/blog/close-the-book', 'Close the Book: Why Testing Yourself Beats Rereading'],
  ])
})

test('an address without a page says so, with the status that says so', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  for (const path of ['/nowhere', '/account-of-nobody', '/courses/extra/parts', '/admin.php']) {
    const answer = await page.goto(stack.siteUrl + path)
    expect(answer?.status(), path).toBe(404)
    await page.getByRole('heading', {level: 1, name: 'Page Not Found'}).waitFor()
  }
  await page.getByRole('main').getByRole('link', {name: 'Return to Home'}).click()
  await eventually(() => ada.path).toBe('/')
})

test('an unknown course says so and leads home', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  await ada.visit('/course/never-heard-of')
  await page.getByRole('heading', {level: 1, name: 'Course Not Found'}).waitFor()
  await page.getByText("The course you're looking for doesn't exist or has been removed.").waitFor()
  await page.getByRole('main').getByRole('link', {name: 'Return to Home'}).click()
  await eventually(() => ada.path).toBe('/')
  await ada.visit('/blog/never-heard-of')
  await page.getByText('Loading post or post not found...').waitFor()
})

test('a page begins at its top, and Back returns to where one was', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  const scrolled = () => ada.scrolledBy()
  await ada.visit('/courses')
  await eventually(() => ada.coursesShown()).toHaveLength(6)
  const last = page.getByRole('main').getByRole('article').last().getByRole('link')
  await last.scrollIntoViewIfNeeded()
  const place = await scrolled()
  expect(place).toBeGreaterThan(300)
  await last.click()
  await page.waitForURL(/\/course\//)
  await page.getByRole('heading', {name: 'About This Course'}).waitFor()
  await eventually(scrolled).toBe(0)
  await page.goBack()
  await eventually(() => ada.coursesShown()).toHaveLength(6)
  await eventually(scrolled).toBe(place)
})
