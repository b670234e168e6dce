import {stack} from '../stack.ts'
import {eventually, expect, newAccount, test} from './person.ts'

test('a visitor without a mouse comes from the home page to the payment page', async ({meet}) => {
  const ada = await meet()
  const account = newAccount('Ada', 'Keys')
  const {page} = ada
  const {keyboard} = page
  const main = page.getByRole('main')
  const type = async (label: string, text: string) => {
    await ada.tabTo(page.getByRole('tabpanel', {name: 'Sign Up'}).getByLabel(label, {exact: true}))
    await keyboard.type(text)
  }

  await ada.visit('/')
  await page.getByRole('region', {name: 'Cookies'}).waitFor()
  // The first stop leads past the header.
  await keyboard.press('Tab')
  const skip = page.getByRole('link', {name: 'Skip to content'})
  expect(await ada.standsOn(skip)).toBe(true)
  await ada.tabTo(page.getByRole('banner').getByRole('link', {name: 'Courses', exact: true}))
  await keyboard.press('Enter')
  await page.getByRole('heading', {level: 1, name: 'Courses'}).waitFor()
  // A new page begins at its main part.
  await eventually(() => ada.standsOn(main)).toBe(true)

  await ada.tabTo(page.getByRole('searchbox', {name: 'Search courses'}))
  await keyboard.type('seo')
  await eventually(() => ada.coursesShown()).toEqual(['SEO That Lasts'])
  await ada.tabTo(main.getByRole('button', {name: 'Filters', exact: true}))
  await keyboard.press('Enter')
  await ada.tabTo(page.getByRole('group', {name: 'Level'}).getByRole('radio', {checked: true}))
  await keyboard.press('ArrowRight')
  await eventually(() => ada.path).toBe('/courses?q=seo&level=Beginner')
  await ada.tabTo(main.getByRole('button', {name: /^Add to Cart/}))
  await keyboard.press('Space')
  await ada.toast('Added to cart').waitFor()
  await ada.tabTo(page.getByRole('banner').getByRole('link', {name: 'Cart, 1 course'}), {back: true})
  await keyboard.press('Enter')

  // Signs up: the tabs are chosen with the arrows.
  await ada.tabTo(page.getByRole('tab', {name: 'Sign In'}))
  await keyboard.press('ArrowRight')
  await type('First name', account.firstName)
  await type('Last name', account.lastName)
  await type('Email', account.email)
  await type('Password', account.password)
  await type('Confirm password', account.password)
  await keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/cart')
  await ada.tabTo(main.getByRole('button', {name: /^Pay /}))
  await keyboard.press('Enter')
  await page.waitForURL((url) => url.origin === stack.paymentsUrl)
  await page.getByRole('heading', {level: 1}).waitFor()
  expect(ada.browserErrors).toEqual([])
})

test('the account menu and a dialog give the focus back', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  await ada.visit('/auth')
  const forgot = page.getByRole('button', {name: /forgot password/i})
  await ada.tabTo(forgot)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', {name: /password/i})
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({state: 'hidden'})
  await eventually(() => ada.standsOn(forgot)).toBe(true)

  await ada.signIn('learner@lectern.test', 'lectern')
  const account = page.getByRole('banner').getByRole('button', {name: 'Account'})
  await ada.tabTo(account)
  await page.keyboard.press('Enter')
  await page.getByRole('link', {name: 'Order History'}).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('link', {name: 'Order History'}).waitFor({state: 'hidden'})
  await eventually(() => ada.standsOn(account)).toBe(true)
})
