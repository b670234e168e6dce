import {stack} from '../../stack.ts'
import {expect, shows, test} from '../fixtures/test.ts'

const INVALID = encodeURIComponent('<b>%&=[]{}\'"💥')

test(
  'invalid parameters show a page with its defaults',
  shows('S2.12.30 S3.01.04 S3.01.06'),
  async ({visitor}) => {
    const {page, main} = visitor
    for (const [address, cards] of [
      [
        `/courses?category=${INVALID}&level=Wizard&min=-5&max=abc&duration=&rating=99&sort=${INVALID}&page=-1&page=two&x=${INVALID}`,
        6,
      ],
      ['/courses?page=999&min=180&max=20', 6],
      [`/blog?category=${INVALID}&tag=${INVALID}&page=0`, 6],
      [`/instructors?sort=${INVALID}&page=1e9`, 6],
    ] as const)
      await test.step(address.slice(0, 40), async () => {
        await visitor.visit(address)
        // Not how many in all: other tests publish instructors and articles meanwhile.
        await expect(main.getByRole('article').nth(cards - 1)).toBeVisible()
        if (address.includes('Wizard'))
          await expect(page.getByText('12 courses', {exact: true})).toBeVisible()
      })
    await visitor.visit(`/instructor/amara-okafor?tab=${INVALID}`)
    await expect(page.getByRole('tab', {name: 'About', selected: true})).toBeVisible()
    await visitor.visit('/faq?%E0%A4%A=&q')
    await expect(visitor.title(/./)).toBeVisible()
  },
)

test(
  'an address with the number of a sample, or a name in capitals, becomes the page’s own',
  shows(`S2.01.03 S2.01.09 S2.01.11 S2.06.23 S2.12.20 S3.05.07 S3.06.02 S6.02.03 S6.02.04 S6.02.05 S7.10.01`),
  async ({visitor}) => {
    const {page} = visitor
    const expectOwn = async (path: string, heading: string) => {
      await expect(visitor.title(heading)).toBeVisible()
      await expect(page).toHaveURL(path)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', stack.siteUrl + path)
    }
    for (const [address, path, heading] of [
      ['/course/1', '/course/brand-strategy-from-first-principles', 'Brand Strategy from First Principles'],
      ['/instructor/1', '/instructor/amara-okafor', 'Amara Okafor'],
      ['/blog/1', '/blog/close-the-book', 'Close the Book: Why Testing Yourself Beats Rereading'],
      ['/course/PYTHON-for-Everyday-Work', '/course/python-for-everyday-work', 'Python for Everyday Work'],
    ] as const)
      await test.step(address, async () => {
        await visitor.visit(address)
        await expectOwn(path, heading)
      })
    for (const [address, path, heading] of [
      ['/course/101', '/course/marketing-leadership-program', 'Marketing Leadership Program'],
      ['/instructor/6', '/instructor/joon-park', 'Joon Park'],
      ['/instructor/AMARA-OKAFOR', '/instructor/amara-okafor', 'Amara Okafor'],
      [
        '/blog/Close-The-Book',
        '/blog/close-the-book',
        'Close the Book: Why Testing Yourself Beats Rereading',
      ],
    ] as const)
      await test.step(`a link to ${address}`, async () => {
        await visitor.follow(address)
        await expectOwn(path, heading)
      })
    for (const [address, path] of [
      ['/course', '/courses'],
      ['/instructor', '/instructors'],
    ] as const)
      expect((await fetch(stack.siteUrl + address)).url).toBe(stack.siteUrl + path)
  },
)

test(
  'an address without a page, an unknown course, article or category say so, and lead home',
  shows('S2.01.33 S2.01.34 S2.06.02 S2.06.03 S2.06.04 S2.13.26 S8.09.01'),
  async ({visitor}) => {
    const {page, main} = visitor
    visitor.expectBrowserError(/404/)
    for (const path of ['/nowhere', '/account-of-nobody', '/courses/extra/parts', '/admin.php'])
      await test.step(path, async () => {
        const answer = await page.goto(path)
        expect(answer?.status()).toBe(404)
        await expect(visitor.title('Page Not Found')).toBeVisible()
        await expect(main.getByRole('link', {name: 'Return to Home'})).toHaveAttribute('href', '/')
      })
    await main.getByRole('link', {name: 'Return to Home'}).click()
    await expect(page).toHaveURL('/')
    await test.step('an unknown article', async () => {
      await visitor.visit('/blog/never-heard-of')
      await expect(page.getByText('Loading post or post not found...')).toBeVisible()
    })
    await test.step('an unknown category', async () => {
      const answer = await page.goto('/courses/alchemy')
      expect(answer?.status()).toBe(404)
      await expect(visitor.title('Category Not Found')).toBeVisible()
    })
    await test.step('an unknown course', async () => {
      await visitor.visit('/course/never-heard-of')
      await expect(visitor.title('Course Not Found')).toBeVisible()
      await expect(
        page.getByText("The course you're looking for doesn't exist or has been removed."),
      ).toBeVisible()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      await main.getByRole('link', {name: 'Return to Home'}).click()
      await expect(page).toHaveURL('/')
    })
  },
)

test(
  'a page begins at its top, and Back restores the scroll position',
  shows('S2.01.35'),
  async ({visitor}) => {
    const {page, main, cardTitles} = visitor
    await visitor.visit('/courses')
    await expect(cardTitles).toHaveCount(6)
    const last = main.getByRole('article').last().getByRole('heading').getByRole('link')
    await last.scrollIntoViewIfNeeded()
    const place = await visitor.scrollTop()
    expect(place).toBeGreaterThan(300)
    await last.click()
    await expect(page).toHaveURL(/\/course\//)
    await expect(page.getByRole('heading', {name: 'About This Course'})).toBeVisible()
    await expect.poll(() => visitor.scrollTop()).toBe(0)
    await page.goBack()
    await expect(cardTitles).toHaveCount(6)
    await expect.poll(() => visitor.scrollTop()).toBe(place)
  },
)
