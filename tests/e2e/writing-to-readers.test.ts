import type {Page} from 'playwright-core'
import {webEnvironment} from '../../local/environment.ts'
import {stack} from '../stack.ts'
import {eventually, expect, newAccount, test} from './person.ts'

/** What a screen is made of. */
const outlineOf = async (page: Page) => ({
  headings: await page.getByRole('main').getByRole('heading').allInnerTexts(),
  tabs: await page.getByRole('tab').allInnerTexts(),
  stats: await page.getByRole('main').getByRole('term').allInnerTexts(),
})

test('staff write to those who want to hear from them', async ({meet}) => {
  const sam = await meet()
  const {page} = sam
  const reader = newAccount('Rita', 'Reader').email
  const other = newAccount('Otto', 'Other').email
  // The browser comes with the public key alone, and with its own token once somebody has signed in.
  const signingIn = page.waitForRequest(/accounts:signInWithPassword/)
  const publicKey = webEnvironment(stack.ports, stack.siteUrl)['VITE_FIREBASE_API_KEY']
  await sam.signIn('staff@lectern.test', 'lectern')
  expect(new URL((await signingIn).url()).searchParams.get('key')).toBe(publicKey)
  expect((await signingIn).headers()).not.toHaveProperty('authorization')
  await sam.visit('/admin/newsletters')
  for (const stat of ['Newsletter Subscribers', 'Registered Users', 'Total Recipients'])
    await page.getByRole('main').getByText(stat, {exact: true}).waitFor()

  const subscribers = page.getByRole('tabpanel', {name: 'Subscribers'})
  const add = async (email: string) => {
    await subscribers.getByRole('button', {name: 'Add Test Subscriber'}).click()
    const dialog = page.getByRole('dialog', {name: 'Add a test subscriber'})
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByRole('button', {name: 'Add Subscriber'}).click()
    return dialog
  }
  const dialog = await add('nobody at all')
  await sam.alarm('Invalid Email', 'Please enter a valid email address.').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({state: 'hidden'})
  await add(reader)
  await sam.toast('Test Subscriber Added').waitFor()
  await sam.toast(`${reader} has been added to the newsletter.`).waitFor()
  await add(other)
  await sam.toast(`${other} has been added to the newsletter.`).waitFor()

  // Everyone is selected; nobody but the reader shall get this one.
  const all = subscribers.getByRole('checkbox', {name: /^Select all/})
  const outline = await outlineOf(page)
  const lineOf = (email: string) =>
    subscribers.getByRole('listitem').filter({hasText: email}).getByRole('checkbox')
  for (const email of [reader, other]) await subscribers.getByText(email).waitFor()
  expect(await all.isChecked()).toBe(true)
  await lineOf(other).uncheck({force: true})
  expect(await all.isChecked()).toBe(false)
  expect(await lineOf(reader).isChecked()).toBe(true)
  await all.check({force: true})
  expect(await lineOf(other).isChecked()).toBe(true)
  await all.uncheck({force: true})

  await page.getByRole('tab', {name: 'Create & Send'}).click()
  const form = page.getByRole('form', {name: 'Create and send'})
  expect((await form.getByLabel('Content').boundingBox())?.height).toBeGreaterThanOrEqual(300)
  await form.getByRole('button', {name: 'Preview & Send'}).click()
  const missing = ['Subject is required', 'Content is required']
  for (const words of [...missing, 'Please select at least one subscriber'])
    await form.getByText(words).waitFor()
  await form.getByLabel('Subject').fill('  ')
  await form.getByLabel('Content').fill(' \n ')
  for (const words of missing) await form.getByText(words).waitFor({state: 'detached'})
  await form.getByRole('button', {name: 'Preview & Send'}).click()
  for (const words of missing) await form.getByText(words).waitFor()

  await page.getByRole('tab', {name: 'Subscribers'}).click()
  await lineOf(reader).check({force: true})
  await page.getByRole('tab', {name: 'Create & Send'}).click()
  const subject = `News ${crypto.randomUUID()}`
  await form.getByLabel('Subject').fill(subject)
  await form.getByLabel('Content').fill('<h1>Three new courses</h1><p>And <em>one</em> more.</p>')
  await form.getByRole('button', {name: 'Preview & Send'}).click()
  const confirm = page.getByRole('dialog', {name: 'Send this newsletter?'})
  await confirm.getByText(/1 recipient,/).waitFor()
  await confirm
    .getByTitle('Preview of the newsletter')
    .contentFrame()
    .getByRole('heading', {name: 'Three new courses'})
    .waitFor()
  const sending = page.waitForRequest('**/sendNewsletter')
  await confirm.getByRole('button', {name: 'Send Newsletter'}).click()
  const [, claims = ''] =
    /^Bearer [\w-]+\.([\w-]+)\./.exec((await sending).headers()['authorization'] ?? '') ?? []
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    email: 'staff@lectern.test',
    role: 'staff',
  })
  await sam.toast('Newsletter Sent').waitFor({timeout: 60_000})
  await sam.toast('Newsletter sent to 1 subscribers successfully.').waitFor()
  await form.getByRole('alert').getByText('Newsletter sent to 1 subscribers successfully.').waitFor()
  expect(await form.getByLabel('Subject').inputValue()).toBe('')
  expect(await form.getByLabel('Content').inputValue()).toBe('')
  await page.getByRole('tab', {name: 'Subscribers'}).click()
  expect(await all.isChecked()).toBe(true)

  const mail = await sam.inbox.waitForMail(reader, new RegExp(subject))
  expect(mail.html).toContain('<em>one</em>')
  expect(await sam.inbox.mailsTo(other)).toEqual([])

  // The reader leaves by the link in the mail, with one press.
  const leave = /href="([^"]*\/unsubscribe[^"]*)"/.exec(mail.html ?? '')?.[1]?.replaceAll('&amp;', '&')
  const rita = await meet()
  await rita.page.goto(leave ?? '')
  const button = rita.page.getByRole('main').getByRole('button', {name: /unsubscribe/i})
  await button.click()
  await rita.page.getByRole('heading', {level: 1, name: /unsubscribed|no longer|left/i}).waitFor()
  // The other address shows the same screen.
  await sam.visit('/admin/newsletter')
  await subscribers.getByText(other).waitFor()
  expect(await subscribers.getByText(reader).count()).toBe(0)
  expect(await outlineOf(page)).toEqual(outline)
})

test('a newsletter that cannot be sent is kept, and says why', async ({meet}) => {
  const sam = await meet()
  const {page} = sam
  await sam.signIn('staff@lectern.test', 'lectern')
  await page.clock.install()
  await sam.visit('/admin/newsletter')
  await page.getByRole('tab', {name: 'Create & Send'}).click()
  const form = page.getByRole('form', {name: 'Create and send'})
  await form.getByLabel('Subject').fill('Kept')
  await form.getByLabel('Content').fill('<p>Kept</p>')
  await eventually(() => form.getByText(/^to [1-9]/).count()).toBe(1)
  await form.getByRole('button', {name: 'Preview & Send'}).click()
  await sam.cutOff('functions')
  await page.getByRole('dialog').getByRole('button', {name: 'Send Newsletter'}).click()
  const alert = form.getByRole('alert').filter({hasText: 'Failed to send newsletter: Unknown error occurred'})
  await alert.waitFor()
  await sam.alarm('Error', 'Failed to send newsletter: Unknown error occurred').waitFor()
  expect(await form.getByLabel('Subject').inputValue()).toBe('Kept')
  // The toast goes, the alert stays.
  await page.clock.fastForward('10:00')
  await sam.alarm('Error').waitFor({state: 'detached'})
  expect(await alert.isVisible()).toBe(true)
  expect(await form.getByLabel('Content').inputValue()).toBe('<p>Kept</p>')

  await page.getByRole('tab', {name: 'Subscribers'}).click()
  await page.getByRole('button', {name: 'Add Test Subscriber'}).click()
  const dialog = page.getByRole('dialog', {name: 'Add a test subscriber'})
  await dialog.getByLabel('Email').fill(newAccount().email)
  await dialog.getByRole('button', {name: 'Add Subscriber'}).click()
  await sam.alarm('Error', 'Failed to add test subscriber: Unknown error occurred').waitFor()

  await sam.visit('/admin/newsletter')
  await sam.alarm('Error', 'Failed to load subscribers. Please try again.').waitFor()
})
