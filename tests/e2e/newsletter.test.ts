import {eventually, expect, newAccount, test, type Person} from './person.ts'

/** A message of something gone wrong, which is read out at once. */
const alarm = ({page}: Person, title: string) => page.getByRole('alert').filter({hasText: title})

test('a visitor subscribes to the newsletter, once', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  const {email} = newAccount()
  const footer = page.getByRole('contentinfo')
  const field = footer.getByLabel('Email address')
  const button = footer.getByRole('button', {name: 'Subscribe'})

  await ada.visit('/faq')
  await field.fill('ada at example')
  await button.click()
  await alarm(ada, 'Invalid email').getByText('Please enter a valid email address.').waitFor()
  await eventually(() => ada.standsOn(field)).toBe(true)
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  // Said again, it is still said once.
  const said = await alarm(ada, 'Invalid email').elementHandle()
  await button.click()
  await eventually(() => said?.evaluate((element: {isConnected: boolean}) => element.isConnected)).toBe(false)
  expect(await alarm(ada, 'Invalid email').count()).toBe(1)

  await field.fill(`  ${email} `)
  expect(await field.getAttribute('aria-invalid')).toBe(null)
  await ada.holdUp('functions')
  const asking = page.waitForRequest(/\/subscribe$/)
  await button.click()
  expect((await asking).postDataJSON()).toEqual({data: {email}})
  await footer.getByRole('button', {name: 'Subscribing...'}).waitFor()
  await ada.reconnect()
  await ada.toast('Success!').waitFor()
  await ada.toast("You've successfully subscribed to our newsletter.").waitFor()
  await footer.getByRole('textbox', {name: 'Email address'}).and(page.locator(':placeholder-shown')).waitFor()

  await field.fill(email.toUpperCase())
  const answering = page.waitForResponse(/\/subscribe$/)
  await button.click()
  expect(await (await answering).json()).toMatchObject({
    error: {status: 'ALREADY_EXISTS', details: {reason: 'already-subscribed'}},
  })
  await ada.toast('Already subscribed').waitFor()
  await ada.toast('This email is already subscribed to our newsletter.').waitFor()
})

test('a visitor whose subscription does not get through is told so and keeps the address', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  const {email} = newAccount()
  const footer = page.getByRole('contentinfo')
  await ada.cutOff('functions')
  await ada.visit('/')
  await footer.getByLabel('Email address').fill(email)
  await footer.getByRole('button', {name: 'Subscribe'}).click()
  const failure = alarm(ada, 'Subscription failed')
  await failure
    .getByText(
      'There was a problem subscribing to the newsletter: we could not be reached. Please check your connection and try again.',
      {exact: true},
    )
    .waitFor()
  await failure.getByRole('button', {name: 'Dismiss'}).click()
  await failure.waitFor({state: 'detached'})
  await ada.reconnect()
  await ada.breakDown('functions')
  await footer.getByRole('button', {name: 'Subscribe'}).click()
  await failure
    .getByText('There was a problem subscribing to the newsletter: Unknown error', {exact: true})
    .waitFor()
  await ada.reconnect()
  await footer.getByRole('button', {name: 'Subscribe'}).click()
  await ada.toast('Success!').waitFor()
})

test('where no script runs, no form sends an address to the page’s own', async ({meet}) => {
  const ada = await meet('desktop', {javaScript: false})
  const footer = ada.page.getByRole('contentinfo')
  await ada.visit('/faq')
  expect(await footer.innerText()).toContain('Subscribing needs JavaScript.')
  expect(await footer.getByRole('textbox').count()).toBe(0)
})
