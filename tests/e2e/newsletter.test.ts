import {expect, newAccount, test, type Person} from './person.ts'

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

  await field.fill(`  ${email} `)
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
  await failure.getByText(/^There was a problem subscribing to the newsletter: \w+/).waitFor()
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
