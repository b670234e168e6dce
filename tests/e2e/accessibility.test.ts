import {AxeBuilder} from '@axe-core/playwright'
import type {Browser} from 'playwright-core'
import {ACCESS_PAGES, LEARNER_PAGES, PUBLIC_PAGES, STAFF_PAGES} from './pages.ts'
import {expect, openBrowserFor, test as base, type Person} from './person.ts'

/**
 * Every page is opened once, and looked at in both themes on a desktop and on a phone, by the rules of WCAG 2.2 AA.
 */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']
const THEMES = ['light', 'dark'] as const
const SCREENS = [
  {width: 1440, height: 900},
  {width: 390, height: 844},
] as const

/** The page has taken the theme over, and no colour is on its way any more. */
const DRAWN_IN = `(theme) => document.documentElement.dataset.theme === theme
  && document.getAnimations().every(({playState}) => playState === 'finished')`

async function enter(browser: Browser, email?: string): Promise<Person> {
  const person = await openBrowserFor(browser, 'desktop')
  await person.visit('/sitemap')
  await person.declineCookies()
  if (email) await person.signIn(email, 'lectern')
  return person
}

/** One browser each for all pages of this file. */
const test = base.extend<{visitor: Person; learner: Person; staff: Person}>({
  visitor: [
    async ({browser}, use) => {
      const person = await enter(browser)
      await use(person)
      await person.context.close()
    },
    {scope: 'file'},
  ],
  learner: [
    async ({browser}, use) => {
      const person = await enter(browser, 'learner@lectern.test')
      await use(person)
      await person.context.close()
    },
    {scope: 'file'},
  ],
  staff: [
    async ({browser}, use) => {
      const person = await enter(browser, 'staff@lectern.test')
      await use(person)
      await person.context.close()
    },
    {scope: 'file'},
  ],
})

/** What is wrong with what is on screen, a line each: where, the rule, the element. */
async function violations({page}: Person): Promise<string[]> {
  const found: string[] = []
  for (const screen of SCREENS) {
    await page.setViewportSize(screen)
    for (const colorScheme of THEMES) {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'})
      await page.waitForFunction(DRAWN_IN, colorScheme)
      const {violations: broken} = await new AxeBuilder({page}).withTags(RULES).analyze()
      for (const {id, nodes} of broken)
        for (const {target, failureSummary} of nodes)
          found.push(
            `${screen.width} ${colorScheme} ${id}: ${target.join(' ')}: ${(failureSummary ?? '').split('\n').slice(1).join(' ')}`,
          )
    }
  }
  return found
}

async function settled({page}: Person): Promise<void> {
  await page.getByRole('heading', {level: 1}).first().waitFor()
  await page.waitForLoadState('networkidle')
}

const pathsOfVisitors = [...PUBLIC_PAGES.map(({path}) => path), ...ACCESS_PAGES]

test.for(pathsOfVisitors)('%s breaks no rule of accessibility', async (path, {visitor}) => {
  await visitor.visit(path)
  await settled(visitor)
  expect(await violations(visitor)).toEqual([])
})

test.for(LEARNER_PAGES)('%s breaks no rule of accessibility', async (path, {learner}) => {
  await learner.visit(path)
  await settled(learner)
  expect(await violations(learner)).toEqual([])
})

test.for(STAFF_PAGES)('%s breaks no rule of accessibility', async (path, {staff}) => {
  await staff.visit(path)
  await settled(staff)
  expect(await violations(staff)).toEqual([])
})

test('an order and the request to return it break no rule of accessibility', async ({learner}) => {
  const {page} = learner
  await page.setViewportSize(SCREENS[0])
  await learner.visit('/order-history')
  await page.getByRole('row').last().getByRole('link', {name: /view/i}).click()
  await page.waitForURL(/\/account\/orders\//)
  await settled(learner)
  expect(await violations(learner)).toEqual([])
  const orderId = new URL(page.url()).pathname.split('/').at(-1)
  await learner.visit(`/account/returns/new?orderId=${orderId}`)
  await settled(learner)
  expect(await violations(learner)).toEqual([])
})

test('a full cart breaks no rule of accessibility', async ({learner}) => {
  const {page} = learner
  await page.setViewportSize(SCREENS[0])
  await learner.putInCart('seo-that-lasts')
  await learner.visit('/cart')
  await page.getByRole('heading', {name: 'SEO That Lasts'}).waitFor()
  expect(await violations(learner)).toEqual([])
  await page.getByRole('button', {name: 'Clear cart'}).click()
})

test('what opens over a page breaks no rule of accessibility', async ({visitor, learner}) => {
  const {page} = visitor
  await page.setViewportSize(SCREENS[0])
  await visitor.visit('/courses?q=nothing+of+this+kind')
  await page.getByRole('heading', {name: 'No courses match your filters'}).waitFor()
  await page.getByRole('button', {name: 'Filters', exact: true}).click()
  await page.getByRole('region', {name: 'Filters'}).waitFor()
  expect(await violations(visitor)).toEqual([])

  await page.setViewportSize(SCREENS[1])
  await page.getByRole('button', {name: 'Open menu'}).click()
  await page.getByRole('dialog', {name: 'Menu'}).waitFor()
  expect((await violations(visitor)).filter((line) => line.startsWith('390'))).toEqual([])

  await page.setViewportSize(SCREENS[0])
  await visitor.visit('/auth')
  await page.getByRole('button', {name: /forgot password/i}).click()
  await page.getByRole('dialog').waitFor()
  expect(await violations(visitor)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('tab', {name: 'Sign Up'}).click()
  await page.getByRole('button', {name: 'Create account'}).click()
  expect(await violations(visitor)).toEqual([])

  await learner.page.setViewportSize(SCREENS[0])
  await learner.visit('/')
  await learner.page.getByRole('banner').getByRole('button', {name: 'Account'}).click()
  await learner.page.getByRole('link', {name: 'Order History'}).waitFor()
  expect(await violations(learner)).toEqual([])
})

test('messages and the cookie banner break no rule of accessibility', async ({meet}) => {
  const ada = await meet()
  await ada.visit('/privacy')
  await ada.page.getByRole('region', {name: 'Cookies'}).waitFor()
  const footer = ada.page.getByRole('contentinfo')
  await footer.getByRole('button', {name: 'Subscribe'}).click()
  await ada.toast('Invalid email').waitFor()
  expect(await violations(ada)).toEqual([])
})
