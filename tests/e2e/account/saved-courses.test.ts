import {signedInUser} from '../fixtures/open-account.ts'
import {expect, PHONE, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'

const PYTHON = 'Python for Everyday Work'
const SEO = 'SEO That Lasts'

const bookmark = ({main}: Visitor, title: string) =>
  main.getByRole('button', {name: `Save for later: ${title}`, exact: true})

/** Opens /saved, which shows these courses in this order. */
async function expectSaved(visitor: Visitor, titles: readonly string[]) {
  await visitor.visit('/saved')
  await expect(visitor.title('Saved courses')).toBeVisible()
  if (titles.length === 0) await expect(visitor.main.getByText('Nothing saved yet')).toBeVisible()
  else await expect(visitor.cardTitles).toHaveText([...titles])
}

/** Presses the bookmark of somebody who is signed in, and waits until their account has heard of it. */
async function press(visitor: Visitor, title: string) {
  const stored = visitor.page.waitForResponse(
    (response) => response.url().endsWith('/learner') && response.request().method() === 'POST',
  )
  await bookmark(visitor, title).click()
  await stored
}

test('a visitor saves courses for later, finds them again, and takes one off', async ({visitor}) => {
  const {page, main} = visitor
  await expectSaved(visitor, [])
  await main.getByRole('link', {name: 'Browse Courses'}).click()
  await bookmark(visitor, PYTHON).click()
  await expect(bookmark(visitor, PYTHON)).toHaveAttribute('aria-pressed', 'true')
  await visitor.visit('/course/seo-that-lasts')
  await bookmark(visitor, SEO).click()
  await page.getByRole('link', {name: 'See all'}).click()
  await expect(page).toHaveURL('/saved')
  await expect(visitor.cardTitles).toHaveText([SEO, PYTHON])

  const other = await visitor.context.newPage()
  await other.goto('/course/seo-that-lasts')
  const otherBookmark = other.getByRole('button', {name: `Save for later: ${SEO}`})
  await expect(otherBookmark).toHaveAttribute('aria-pressed', 'true')
  await bookmark(visitor, SEO).click()
  await expect(otherBookmark).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', {name: 'Undo'}).click()
  await expect(otherBookmark).toHaveAttribute('aria-pressed', 'true')
  await other.close()
  await bookmark(visitor, PYTHON).click()
  await expect(bookmark(visitor, PYTHON)).toHaveAttribute('aria-pressed', 'false')
  // It stays in sight until the page is left.
  await expect(visitor.cardTitles).toHaveText([SEO, PYTHON])
  await expectSaved(visitor, [SEO])
})

test('what a device has saved joins the account that signs in, and shows on its other devices', async ({
  openBrowser,
  existingAccount: {email, password},
}) => {
  const phone = await openBrowser(PHONE)
  await phone.visit('/courses')
  await bookmark(phone, PYTHON).click()
  await expect(bookmark(phone, PYTHON)).toHaveAttribute('aria-pressed', 'true')
  const desktop = await openBrowser()
  await desktop.visit('/course/seo-that-lasts')
  await bookmark(desktop, SEO).click()
  await expect(bookmark(desktop, SEO)).toHaveAttribute('aria-pressed', 'true')

  await phone.signIn(email, password)
  await expectSaved(phone, [PYTHON])
  await desktop.signIn(email, password)
  await expectSaved(desktop, [SEO, PYTHON])
  await expectSaved(phone, [SEO, PYTHON])
  await phone.visit('/cart')
  await phone.main.getByRole('link', {name: '2 courses saved for later'}).click()
  await expect(phone.cardTitles).toHaveText([SEO, PYTHON])

  // Taken off on one device it is taken off on the other, and does not come back from there.
  await press(desktop, PYTHON)
  await expectSaved(phone, [SEO])
  await expectSaved(desktop, [SEO])

  // A device that has not heard of it changes nothing but what is pressed on it.
  await phone.visit('/course/seo-that-lasts')
  await expect(bookmark(phone, SEO)).toHaveAttribute('aria-pressed', 'true')
  await desktop.visit('/courses')
  await expect(bookmark(desktop, PYTHON)).toHaveAttribute('aria-pressed', 'false')
  await press(desktop, PYTHON)
  await press(phone, SEO)
  await expectSaved(phone, [PYTHON])
  await expectSaved(desktop, [PYTHON])

  await desktop.header.getByRole('button', {name: 'Account'}).click()
  await desktop.page.getByRole('menuitem', {name: 'Sign Out'}).click()
  await expect(desktop.header.getByRole('link', {name: 'Sign In'})).toBeVisible()
  await expectSaved(desktop, [])
  expect(await desktop.stored('saved-courses')).toBeNull()
})

test('a course that could not be saved in the account is not shown as saved', async ({newLearner}) => {
  await newLearner.visit('/saved')
  await expect(newLearner.main.getByText('Nothing saved yet')).toBeVisible()
  await newLearner.visit('/course/seo-that-lasts')
  await newLearner.page.route(/\/learner$/, (route) => route.abort())
  newLearner.expectBrowserError(/learner|could not be saved|not known which courses/)
  await bookmark(newLearner, SEO).click()
  await expect(newLearner.page.getByText('Your saved courses could not be changed')).toBeVisible()
  await expect(bookmark(newLearner, SEO)).toHaveAttribute('aria-pressed', 'false')
})

test('what is saved or taken off as the page is left reaches the account with the next page', async ({
  newLearner,
  account: {email, password},
  openBrowser,
}) => {
  const {page} = newLearner
  const phone = await openBrowser({user: await signedInUser(email, password)})
  /** told of the next call to the account, which is then never answered */
  let hold: ((value: undefined) => void) | null = null
  await page.route(/\/learner$/, async (route) => {
    if (hold) hold(undefined)
    else await route.continue()
  })
  /** Presses on the page of a course, and leaves it before the account has heard of it. */
  const pressAndLeave = async (pressed: boolean) => {
    await newLearner.visit('/course/seo-that-lasts')
    await expect(bookmark(newLearner, SEO)).toHaveAttribute('aria-pressed', String(!pressed))
    const held = Promise.withResolvers<undefined>()
    hold = held.resolve
    await bookmark(newLearner, SEO).click()
    await held.promise
    hold = null
    await newLearner.visit('/saved')
  }
  await pressAndLeave(true)
  await expect(newLearner.cardTitles).toHaveText([SEO])
  await expectSaved(phone, [SEO])
  await pressAndLeave(false)
  await expect(newLearner.main.getByText('Nothing saved yet')).toBeVisible()
  await expectSaved(phone, [])
})

test('what is stored is read with care: something else there is nothing saved', async ({openBrowser}) => {
  for (const damaged of [
    'no JSON',
    '[]',
    '{"ids": "x"}',
    '{"ids": [{}, 7, "course-seo-that-lasts"], "unsent": 7}',
  ]) {
    const visitor = await openBrowser()
    await visitor.page.addInitScript((value) => localStorage.setItem('saved-courses', value), damaged)
    await expectSaved(visitor, damaged.includes('course-seo') ? [SEO] : [])
  }
})
