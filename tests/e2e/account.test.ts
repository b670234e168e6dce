import {Timestamp} from 'firebase-admin/firestore'
import {accounts, firestore} from '../integration/commerce/back-office.ts'
import {stack} from '../stack.ts'
import {eventually, expect, newAccount, test} from './person.ts'

test('a new learner finds her account empty, and invited to the shelf', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  const account = newAccount('Ada', 'Fenn')
  await ada.open(account)
  for (const [path, words] of [
    ['/order-history', 'No orders yet'],
    ['/my-courses', "You haven't purchased any courses yet"],
  ] as const) {
    await ada.visit(path)
    await page.getByRole('heading', {name: words}).waitFor()
    expect(
      await page.getByRole('main').getByRole('link', {name: 'Browse Courses'}).getAttribute('href'),
    ).toBe('/courses')
  }
  await ada.visit('/account')
  await page.getByRole('heading', {name: 'No orders yet'}).waitFor()
  await page.getByRole('tab', {name: 'My Returns'}).click()
  await page.getByRole('heading', {name: 'No returns yet'}).waitFor()
  await page.getByRole('tab', {name: 'Profile'}).click()
  await page.getByRole('tabpanel', {name: 'Profile'}).getByRole('heading', {name: 'Ada Fenn'}).waitFor()

  // What somebody bought years ago is still theirs.
  const {uid} = await accounts.getUserByEmail(account.email)
  await firestore.doc(`enrollments/${uid}_course-seo-that-lasts`).set({
    userId: uid,
    courseId: 'course-seo-that-lasts',
    orderId: `of-long-ago-${uid}`,
    purchasedAt: Timestamp.fromDate(new Date('2017-03-01T12:00:00Z')),
  })
  await ada.visit('/my-courses')
  const course = page.getByRole('main').getByRole('listitem').filter({hasText: 'SEO That Lasts'})
  await course.getByText('Purchased on March 1, 2017').waitFor()
  expect(await course.getByRole('link', {name: /^View Course/}).getAttribute('href')).toBe(
    '/course/seo-that-lasts',
  )
})

test('a learner changes her name, not her address', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  const account = newAccount('Ada', 'Fenn')
  await ada.open(account)
  await ada.visit('/profile')
  await page.getByRole('heading', {name: 'Ada Fenn'}).waitFor()
  await page.getByRole('main').getByText(account.email).first().waitFor()
  await page.getByRole('link', {name: 'Edit Profile'}).click()
  const form = page.getByRole('form', {name: 'Edit profile'})
  expect(await form.getByLabel('Email').isDisabled()).toBe(true)
  expect(await form.getByLabel('Email').inputValue()).toBe(account.email)
  await form.getByLabel('First name').fill('Adelaide')
  await form.getByLabel('Last name').fill('Fenwick')
  await form.getByRole('button', {name: 'Save Changes'}).click()
  await page.waitForURL((url) => url.pathname === '/profile')
  await page.getByRole('heading', {name: 'Adelaide Fenwick'}).waitFor()
  await page.reload()
  await page.getByRole('heading', {name: 'Adelaide Fenwick'}).waitFor()
  expect(await page.getByRole('term').allInnerTexts()).toEqual(['First name', 'Last name'])
  expect(await page.getByRole('definition').allInnerTexts()).toEqual(['Adelaide', 'Fenwick'])
  await page.getByRole('main').getByText('A', {exact: true}).first().waitFor()
  // The address is the account's: the profile's record does not hold it.
  const {uid} = await accounts.getUserByEmail(account.email)
  const profile = firestore.doc(`profiles/${uid}`)
  expect((await profile.get()).data()).toEqual({
    firstName: 'Adelaide',
    lastName: 'Fenwick',
    updatedAt: expect.any(Timestamp),
  })

  await page.getByRole('link', {name: 'Edit Profile'}).click()
  await form.getByLabel('Last name').fill('Stone')
  await ada.cutOff('orders')
  await form.getByRole('button', {name: 'Save Changes'}).click()
  await ada.alarm('Error updating profile', 'Please try again later').waitFor()
  expect(await form.getByLabel('Last name').inputValue()).toBe('Stone')

  // An account of Google's or Facebook's may bring a picture.
  await ada.reconnect()
  const avatarUrl = `${stack.siteUrl}/apple-touch-icon.png`
  await profile.update({avatarUrl})
  await ada.visit('/profile')
  await page.getByRole('heading', {name: 'Adelaide Fenwick'}).waitFor()
  expect(await page.getByRole('main').getByRole('presentation').getAttribute('src')).toBe(avatarUrl)
})

test('an account without a name says so', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  const {email, password} = newAccount()
  // As an account of before the shop asked for names.
  await fetch(`${stack.authUrl}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({email, password}),
  })
  await ada.signIn(email, password)
  await ada.visit('/profile')
  await page.getByRole('heading', {name: 'Your Name'}).waitFor()
  await eventually(() => page.getByRole('main').getByText('Not set').count()).toBe(2)
})

test('a learner says which mails she wants', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  await ada.open(newAccount())
  await ada.visit('/settings')
  const panel = page.getByRole('tabpanel', {name: 'Notifications'})
  const chosen = async () =>
    Promise.all((await panel.getByRole('switch').all()).map((one) => one.isChecked()))
  await eventually(chosen).toEqual([true, false, true])
  await panel.getByRole('switch', {name: 'Marketing emails'}).check({force: true})
  await panel.getByRole('switch', {name: 'New course notifications'}).uncheck({force: true})
  await panel.getByRole('button', {name: 'Save Preferences'}).click()
  await ada.toast('Settings saved').waitFor()
  await ada.toast('Your notification preferences have been updated').waitFor()
  await page.reload()
  await eventually(chosen).toEqual([true, true, false])

  await ada.cutOff('orders')
  await panel.getByRole('button', {name: 'Save Preferences'}).click()
  await ada.alarm('Error saving settings', 'Could not save your preferences').waitFor()
  await page.reload()
  await ada.alarm('Error loading settings', 'Could not load your preferences').waitFor()
  await ada.reconnect()
  await page.getByRole('button', {name: 'Try again'}).click()
  await eventually(chosen).toEqual([true, true, false])
})

test('a session renews itself before it ends, and knows what has changed since', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  const account = newAccount()
  await ada.open(account)
  await ada.visit('/settings')
  const staffScreens = page.getByRole('navigation', {name: 'Account'}).getByRole('link', {name: 'Returns'})
  const save = page.getByRole('button', {name: 'Save Preferences'})
  await save.waitFor()
  expect(await staffScreens.count()).toBe(0)
  const {uid} = await accounts.getUserByEmail(account.email)
  await accounts.setCustomUserClaims(uid, {role: 'staff'})
  await page.clock.install()
  // A token is good for an hour.
  await page.clock.fastForward('59:45')
  const renewal = page.waitForRequest(/securetoken.*\/token/)
  await save.click()
  await renewal
  await ada.toast('Settings saved').waitFor()
  await staffScreens.waitFor()
})

test('a learner changes her password, and has to know the old one', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  const account = newAccount()
  await ada.open(account)
  await ada.visit('/settings?tab=security')
  const form = page.getByRole('form', {name: 'Change password'})
  const change = async (current: string, next: string, confirmation = next) => {
    await form.getByLabel('Current password').fill(current)
    await form.getByLabel('New password', {exact: true}).fill(next)
    await form.getByLabel('Confirm new password').fill(confirmation)
    await form.getByRole('button', {name: 'Change Password'}).click()
  }
  await form.getByRole('button', {name: 'Change Password'}).click()
  for (const label of ['Current password', 'New password', 'Confirm new password'])
    await eventually(() => form.getByLabel(label, {exact: true}).getAttribute('aria-invalid')).toBe('true')
  await change(account.password, 'a newer password', 'a never password')
  await ada.toast("Passwords don't match").waitFor()
  await ada.toast('New password and confirmation must match').waitFor()
  await form.getByText('New password and confirmation must match').waitFor()
  await change('not my password', 'a newer password')
  await ada.alarm('Error changing password', 'Your current password is not correct.').waitFor()
  await form.getByText('Your current password is not correct.').waitFor()
  await ada.breakDown('accounts')
  await change(account.password, 'a newer password')
  await ada.alarm('Error changing password', 'Could not update your password').waitFor()
  await form.getByText('Could not update your password').waitFor()
  await ada.reconnect()
  await change(account.password, 'a newer password')
  await ada.toast('Password updated').waitFor()
  await ada.toast('Your password has been changed successfully').waitFor()
  await ada.inbox.waitForMail(account.email, /password.*changed/i)

  await page.getByRole('tab', {name: 'Account'}).click()
  const panel = page.getByRole('tabpanel', {name: 'Account'})
  await panel.getByText(account.email).waitFor()
  expect(await panel.getByRole('link', {name: 'Edit Profile Information'}).getAttribute('href')).toBe(
    '/account/edit-profile',
  )
  const ben = await meet()
  await ben.signIn(account.email, 'a newer password')
})

test('a learner looks at an order, and at nobody else’s', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  await ada.signIn('learner@lectern.test', 'lectern')
  await ada.visit('/order-history')
  const rows = page.getByRole('row').filter({has: page.getByRole('link', {name: /^View/})})
  await eventually(() => rows.count()).toBe(2)
  const newest = await rows.first().innerText()
  expect(newest).toMatch(/\w{8}…/)
  expect(newest).toMatch(/days ago/)
  expect(newest).toContain('1 course')
  expect(newest).toContain('$109.99')
  expect(newest).toContain('Completed')
  expect(await page.getByRole('link', {name: 'Back to account'}).getAttribute('href')).toBe('/account')
  await rows.last().getByRole('link', {name: /^View/}).click()
  await page.getByRole('heading', {level: 1, name: /^Order \w{8}…/}).waitFor()
  for (const line of ['Product Photography on a Small Table', 'Presentations That Hold the Room', '$134.98'])
    await page.getByRole('main').getByText(line).first().waitFor()
  const orderPath = ada.path

  const ben = await meet()
  await ben.signIn('new@lectern.test', 'lectern')
  for (const path of [orderPath, '/account/orders/there-is-none']) {
    await ben.visit(path)
    await ben.page
      .getByText(/We couldn.t find this order or you don.t have permission to view it/)
      .first()
      .waitFor()
  }
})

test('a learner’s shelf holds what she bought, and its shape while it is fetched', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  await ada.signIn('learner@lectern.test', 'lectern')
  await page.getByRole('region', {name: 'Cookies'}).waitFor()
  await ada.holdUp('orders')
  const reads: string[] = []
  page.on('request', (request) => {
    const asked = `${new URL(request.url()).searchParams.get('query')} ${request.postData()}`
    for (const read of ['"enrollments"', '_id in $ids']) if (asked.includes(read)) reads.push(read)
  })
  await ada.visit('/my-courses')
  await page.getByText('Loading your courses').first().waitFor({state: 'attached'})
  await ada.reconnect()
  const shelf = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({hasText: /Purchased on \w+ \d+, \d{4}/})
  await eventually(() => shelf.count()).toBe(3)
  const photography = shelf.filter({hasText: 'Product Photography on a Small Table'})
  expect((await photography.getByRole('paragraph').first().innerText()).length).toBeGreaterThan(40)
  expect(await photography.getByRole('presentation').first().getAttribute('src')).toContain('/images/')
  // All courses come by one question, after the one for who owns what.
  expect(reads).toEqual(['"enrollments"', '_id in $ids'])
  await photography.getByRole('link', {name: /^View Course/}).click()
  await page.getByRole('heading', {level: 1, name: 'Product Photography on a Small Table'}).waitFor()
})

test('what cannot be loaded says so, and can be tried again', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  await ada.signIn('learner@lectern.test', 'lectern')
  await ada.visit('/order-history')
  const view = page.getByRole('link', {name: /^View/}).first()
  await view.waitFor()
  const order = (await view.getAttribute('href')) ?? ''
  await ada.cutOff('orders')
  for (const [path, toast, words] of [
    ['/order-history', 'Error loading orders', 'Please try again later'],
    ['/account?tab=returns', 'Error loading returns', 'Please try again later'],
    ['/account?tab=profile', 'Error loading profile', 'Please try again later'],
    ['/account/edit-profile', 'Error loading profile', 'Please try again later'],
    ['/profile', 'Error fetching profile', 'Could not load your profile information'],
    ['/my-courses', 'Error', 'Failed to load your courses. Please try again later.'],
    [order, 'Error loading order', 'Please try again later'],
  ] as const) {
    await ada.visit(path)
    await ada.alarm(toast, words).waitFor()
  }
  await ada.visit('/order-history')
  await page.getByRole('main').getByText('Error loading orders').waitFor()
  await ada.reconnect()
  await page.getByRole('button', {name: 'Try again'}).click()
  await view.waitFor()
})
