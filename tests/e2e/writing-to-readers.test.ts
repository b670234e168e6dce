import {eventually, expect, newAccount, test} from './person.ts'

test('staff write to those who want to hear from them', async ({meet}) => {
  const sam = await meet()
  const {page} = sam
  const reader = newAccount('Rita', 'Reader').email
  const other = newAccount('Otto', 'Other').email
  await sam.signIn('staff@lectern.test', 'lectern')
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
  await sam.toast('Invalid Email').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({state: 'hidden'})
  await add(reader)
  await sam.toast('Test Subscriber Added').waitFor()
  await sam.toast(`${reader} has been added to the newsletter.`).waitFor()
  await add(other)
  await sam.toast(`${other} has been added to the newsletter.`).waitFor()

  // Everyone is selected; nobody but the reader shall get this one.
  const all = subscribers.getByRole('checkbox', {name: /^Select all/})
  for (const email of [reader, other]) await subscribers.getByText(email).waitFor()
  expect(await all.isChecked()).toBe(true)
  await all.uncheck({force: true})

  await page.getByRole('tab', {name: 'Create & Send'}).click()
  const form = page.getByRole('form', {name: 'Create and send'})
  expect((await form.getByLabel('Content').boundingBox())?.height).toBeGreaterThanOrEqual(300)
  await form.getByRole('button', {name: 'Preview & Send'}).click()
  for (const words of ['Subject is required', 'Content is required', 'Please select at least one subscriber'])
    await form.getByText(words).waitFor()

  await page.getByRole('tab', {name: 'Subscribers'}).click()
  await subscribers.getByRole('listitem').filter({hasText: reader}).getByRole('checkbox').check({force: true})
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
  await confirm.getByRole('button', {name: 'Send Newsletter'}).click()
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
  await page.reload()
  await subscribers.getByText(other).waitFor()
  expect(await subscribers.getByText(reader).count()).toBe(0)
})

test('a newsletter that cannot be sent is kept, and says why', async ({meet}) => {
  const sam = await meet()
  const {page} = sam
  await sam.signIn('staff@lectern.test', 'lectern')
  await sam.visit('/admin/newsletter')
  await page.getByRole('tab', {name: 'Create & Send'}).click()
  const form = page.getByRole('form', {name: 'Create and send'})
  await form.getByLabel('Subject').fill('Kept')
  await form.getByLabel('Content').fill('<p>Kept</p>')
  await eventually(() => form.getByText(/^to [1-9]/).count()).toBe(1)
  await form.getByRole('button', {name: 'Preview & Send'}).click()
  await sam.cutOff('functions')
  await page.getByRole('dialog').getByRole('button', {name: 'Send Newsletter'}).click()
  await form.getByRole('alert').getByText('Failed to send newsletter').waitFor()
  await sam.toast('Error').first().waitFor()
  expect(await form.getByLabel('Subject').inputValue()).toBe('Kept')

  await page.getByRole('tab', {name: 'Subscribers'}).click()
  await page.getByRole('button', {name: 'Add Test Subscriber'}).click()
  const dialog = page.getByRole('dialog', {name: 'Add a test subscriber'})
  await dialog.getByLabel('Email').fill(newAccount().email)
  await dialog.getByRole('button', {name: 'Add Subscriber'}).click()
  await page.getByText(/^Failed to add test subscriber: /).waitFor()

  await sam.visit('/admin/newsletter')
  await sam.toast('Failed to load subscribers. Please try again.').waitFor()
})
