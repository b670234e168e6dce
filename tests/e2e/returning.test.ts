import type {Locator} from 'playwright-core'
import {eventually, expect, newAccount, test} from './person.ts'

const REASON = 'It is a good course, but not about what I expected.'

/** How loud a badge is. */
const variantOf = (badge: Locator) => badge.getAttribute('data-variant')

test('a learner asks for her money back, staff approve, and the course leaves her shelf', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  const account = newAccount('Ada', 'Return')
  await ada.open(account)
  await ada.buy('draw-it-on-the-whiteboard')

  await ada.visit('/order-history')
  await page.getByRole('link', {name: /^Return order/}).click()
  const form = page.getByRole('form', {name: 'Return request'})
  const submit = form.getByRole('button', {name: 'Submit Return Request'})
  await form.getByLabel('Reason').fill('   ')
  expect(await submit.isDisabled()).toBe(true)
  const requestPath = ada.path
  await form.getByLabel('Reason').fill(REASON)

  // A second window is slower.
  const second = await ada.context.newPage()
  await second.goto(page.url())
  await second.getByLabel('Reason').fill('And again.')
  await submit.click()
  await page.waitForURL((url) => url.search === '?tab=returns')
  const mine = page.getByRole('row').filter({hasText: REASON})
  await mine.getByText('Pending').waitFor()
  expect(await variantOf(mine.getByText('Pending'))).toBe('secondary')
  const orderId = new URL(requestPath, page.url()).searchParams.get('orderId') ?? ''
  await mine.getByRole('cell', {name: `${orderId.slice(0, 8)}…`, exact: true}).waitFor()
  await mine.getByText(/^(just now|\d minutes? ago)$/).waitFor()
  await second.getByRole('button', {name: 'Submit Return Request'}).click()
  await second.getByText('A return has already been requested for this order').first().waitFor()
  await second.close()
  await ada.visit(requestPath)
  await page.getByText('A return has already been requested for this order').waitFor()
  await ada.visit('/order-history')
  await page.getByText('Return requested').waitFor()

  const sam = await meet()
  await sam.signIn('staff@lectern.test', 'lectern')
  await sam.visit('/admin/returns')
  const request = sam.page.getByRole('row').filter({hasText: account.email})
  await request.getByText('Draw It on the Whiteboard, $62.99').waitFor()
  await request.getByText(REASON).waitFor()
  await request.getByRole('cell', {name: '$62.99', exact: true}).waitFor()
  await request.getByText(/^(just now|\d minutes? ago)$/).waitFor()
  expect(await variantOf(request.getByText('Pending'))).toBe('secondary')
  await request.getByRole('button', {name: /^Approve/}).click()
  await sam.toast('Return Status Updated').waitFor()
  await sam.toast('Return request has been approved').waitFor()
  await request.getByText('Approved').waitFor()
  expect(await variantOf(request.getByText('Approved'))).toBe('default')
  expect(await request.getByRole('button').count()).toBe(0)

  await ada.inbox.waitForMail(account.email, /return|refund/i)
  await ada.visit('/account?tab=returns')
  await mine.getByText('Approved').waitFor()
  // To the learner it is good news, to staff one of many; what is not said otherwise is quiet.
  expect(await variantOf(mine.getByText('Approved'))).toBe('success')
  await ada.visit('/order-history')
  await page.getByRole('main').getByText('Refunded').waitFor()
  expect(await variantOf(page.getByRole('main').getByText('Refunded'))).toBe('secondary')
  await ada.visit('/my-courses')
  await page.getByRole('heading', {name: "You haven't purchased any courses yet"}).waitFor()
  expect(
    [...ada.browserErrors, ...sam.browserErrors].filter((error) => !/PERMISSION|403/.test(error)),
  ).toEqual([])
})

test('staff reject a return, and the course stays', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  const account = newAccount('Ben', 'Reject')
  await ada.open(account)
  await ada.buy('sound-for-podcasts-and-video')
  await ada.visit('/order-history')
  await page.getByRole('link', {name: /^Return order/}).click()
  await page.getByLabel('Reason').fill(REASON)
  await ada.cutOff('orders')
  await page.getByRole('button', {name: 'Submit Return Request'}).click()
  await ada.alarm('Error creating return request', 'Please try again later').waitFor()
  await ada.reconnect()
  await page.getByRole('button', {name: 'Submit Return Request'}).click()
  await page.waitForURL((url) => url.search === '?tab=returns')

  const sam = await meet()
  await sam.signIn('staff@lectern.test', 'lectern')
  await sam.cutOff('orders')
  await sam.visit('/admin/returns')
  await sam.alarm('Error loading return requests', 'Please try again later').waitFor()
  await sam.reconnect()
  await sam.page.getByRole('button', {name: 'Try again'}).click()
  const request = sam.page.getByRole('row').filter({hasText: account.email})
  await request.waitFor()
  // The newest stands first, under the headings.
  expect(await sam.page.getByRole('row').nth(1).innerText()).toContain(account.email)
  await sam.cutOff('functions')
  await request.getByRole('button', {name: /^Reject/}).click()
  await sam.alarm('Error', 'Failed to update return status').waitFor()
  await sam.reconnect()
  await request.getByRole('button', {name: /^Reject/}).click()
  await sam.toast('Return request has been rejected').waitFor()
  expect(await variantOf(request.getByText('Rejected'))).toBe('destructive')
  expect(await request.getByRole('button').count()).toBe(0)

  await ada.inbox.waitForMail(account.email, /return/i)
  await ada.visit('/order-history')
  await page.getByText('Return rejected').waitFor()
  await ada.visit('/account?tab=returns')
  expect(await variantOf(page.getByRole('row').filter({hasText: REASON}).getByText('Rejected'))).toBe(
    'destructive',
  )
  await ada.visit('/my-courses')
  await page.getByRole('heading', {name: 'Sound and Music for Podcasts and Video'}).waitFor()
})

test('a return needs an order of one’s own', async ({meet}) => {
  const ada = await meet()
  await ada.signIn('new@lectern.test', 'lectern')
  await ada.visit('/account/returns/new')
  await eventually(() => ada.path).toBe('/account')
  await ada.visit('/account/returns/new?orderId=of-somebody-else')
  await ada.page
    .getByText(/We couldn.t find this order or you don.t have permission to view it/)
    .first()
    .waitFor()
})
