import {saveCourses} from '@lectern/domain/saved/contracts'
import {accounts, read} from '../../integration/commerce/back-office.ts'
import {signIn} from '../../integration/commerce/learner.ts'
import {expect, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'

const PYTHON = 'Python for Everyday Work'
const SEO = 'SEO That Lasts'
const [PYTHON_ID, SEO_ID] = ['course-python-for-everyday-work', 'course-seo-that-lasts'] as const

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

/** What an account has saved, as its other devices read it. */
async function savedBy(uid: string): Promise<unknown> {
  return (await read(`savedCourses/${uid}`))?.['courseIds']
}

test('a visitor saves courses for later, finds them again, and takes one off', async ({visitor}) => {
  const {page, main, header} = visitor
  await expectSaved(visitor, [])
  await main.getByRole('link', {name: 'Browse Courses'}).click()
  await bookmark(visitor, PYTHON).click()
  await expect(bookmark(visitor, PYTHON)).toHaveAttribute('aria-pressed', 'true')
  await main.getByRole('link', {name: SEO, exact: true}).click()
  await expect(visitor.title(SEO)).toBeVisible()
  await bookmark(visitor, SEO).click()
  await page.getByRole('link', {name: 'See all'}).first().click()
  await expect(page).toHaveURL('/saved')
  await expect(visitor.cardTitles).toHaveText([SEO, PYTHON])

  await test.step('another tab shows the same', async () => {
    const other = await visitor.context.newPage()
    await other.goto('/course/seo-that-lasts')
    const otherBookmark = other.getByRole('button', {name: `Save for later: ${SEO}`})
    await expect(otherBookmark).toHaveAttribute('aria-pressed', 'true')
    await bookmark(visitor, SEO).click()
    await expect(otherBookmark).toHaveAttribute('aria-pressed', 'false')
    await page.getByRole('button', {name: 'Undo'}).click()
    await expect(otherBookmark).toHaveAttribute('aria-pressed', 'true')
    await other.close()
  })

  await test.step('one that is taken off stays in sight until the page is left', async () => {
    await bookmark(visitor, PYTHON).click()
    await expect(bookmark(visitor, PYTHON)).toHaveAttribute('aria-pressed', 'false')
    await expect(visitor.cardTitles).toHaveText([SEO, PYTHON])
    await header.getByRole('link', {name: 'Courses'}).click()
    await expect(page).toHaveURL('/courses')
    await page.goBack()
    await expect(visitor.cardTitles).toHaveText([SEO])
  })

  await test.step('what is stored is read with care: something else there is nothing saved', async () => {
    const damaged = {ids: [{}, 7, SEO_ID], unsent: 7}
    await page.evaluate((value) => localStorage.setItem('saved-courses', value), JSON.stringify(damaged))
    await expectSaved(visitor, [SEO])
  })
})

test('what a device has saved joins the account that signs in, and what others save in it shows', async ({
  visitor,
  existingAccount: {email, password},
}) => {
  const {page, header, main} = visitor
  // What its other devices do.
  const elsewhere = await signIn(email, password)
  const save = (add: string[], remove: string[]) => elsewhere.call(saveCourses, {add, remove})
  await save([SEO_ID], [])

  await test.step('both are joined', async () => {
    await visitor.visit('/courses')
    await bookmark(visitor, PYTHON).click()
    await expect(bookmark(visitor, PYTHON)).toHaveAttribute('aria-pressed', 'true')
    await header.getByRole('link', {name: 'Sign In'}).click()
    await visitor.fillSignIn(email, password)
    await expect(page).toHaveURL('/')
    await expectSaved(visitor, [PYTHON, SEO])
    expect(await savedBy(elsewhere.uid)).toEqual([PYTHON_ID, SEO_ID])
    await header.getByRole('link', {name: 'Cart'}).click()
    await main.getByRole('link', {name: '2 courses saved for later'}).click()
    await expect(visitor.cardTitles).toHaveText([PYTHON, SEO])
  })

  await test.step('taken off on one device it is taken off on the other, and does not come back from there', async () => {
    await save([], [PYTHON_ID])
    await expectSaved(visitor, [SEO])
    expect(await savedBy(elsewhere.uid)).toEqual([SEO_ID])
  })

  await test.step('a device that has not heard of it changes nothing but what is pressed on it', async () => {
    await visitor.visit('/course/seo-that-lasts')
    await expect(bookmark(visitor, SEO)).toHaveAttribute('aria-pressed', 'true')
    await save([PYTHON_ID], [])
    await press(visitor, SEO)
    expect(await savedBy(elsewhere.uid)).toEqual([PYTHON_ID])
    await expectSaved(visitor, [PYTHON])
  })

  await test.step('after a sign-out the device shows nothing of it', async () => {
    await header.getByRole('button', {name: 'Account'}).click()
    await page.getByRole('menuitem', {name: 'Sign Out'}).click()
    await expect(header.getByRole('link', {name: 'Sign In'})).toBeVisible()
    await expectSaved(visitor, [])
    expect(await visitor.stored('saved-courses')).toBeNull()
  })
})

test('what is saved or taken off as the page is left reaches the account with the next page', async ({
  newLearner,
  account: {email},
}) => {
  const {page, main} = newLearner
  const {uid} = await accounts.getUserByEmail(email)
  /** told of the next call to the account, which is then never answered */
  let hold: ((value: undefined) => void) | null = null
  let isDown = true
  await page.route(/\/learner$/, async (route) => {
    if (isDown) await route.abort()
    else if (hold) hold(undefined)
    else await route.continue()
  })

  await test.step('where it could not be saved it is not shown as saved', async () => {
    await newLearner.visit('/course/seo-that-lasts')
    await expect(bookmark(newLearner, SEO)).toHaveAttribute('aria-pressed', 'false')
    newLearner.expectBrowserError(/learner|could not be saved|not known which courses/)
    await bookmark(newLearner, SEO).click()
    await expect(page.getByText('Your saved courses could not be changed')).toBeVisible()
    await expect(bookmark(newLearner, SEO)).toHaveAttribute('aria-pressed', 'false')
    isDown = false
    newLearner.expectNoMoreErrors()
  })

  /** Presses on the page of a course, and leaves it before the account has heard of it. */
  const pressAndLeave = async (pressed: boolean) => {
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
  expect(await savedBy(uid)).toEqual([SEO_ID])
  await main.getByRole('link', {name: SEO, exact: true}).click()
  await expect(newLearner.title(SEO)).toBeVisible()
  await pressAndLeave(false)
  await expect(main.getByText('Nothing saved yet')).toBeVisible()
  expect(await savedBy(uid)).toEqual([])
})
