import {contact} from '../../studio/seed/site-settings.ts'
import {letTimePass} from '../integration/commerce/back-office.ts'
import {eventually, expect, newAccount, test, type Person} from './person.ts'

const SUPPORT = 'support@lectern.test'

interface Message {
  name: string
  email: string
  subject: string
  message: string
}

function newMessage(): Message {
  const {email} = newAccount()
  return {
    name: 'Ada Fenn',
    email,
    subject: `A question ${crypto.randomUUID()}`,
    message: 'Is the course on brand strategy right for someone who has never worked in an agency?',
  }
}

async function write(person: Person, {name, email, subject, message}: Message): Promise<void> {
  const form = person.page.getByRole('form', {name: 'Write to us'})
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Subject').fill(subject)
  await form.getByLabel('Message').fill(message)
  await form.getByRole('button', {name: 'Send Message'}).click()
}

test('a visitor sends a message, and it can be answered', async ({meet}) => {
  const ada = await meet()
  const message = newMessage()
  await ada.visit('/contact')

  // What is missing is said at its field, which has the focus.
  await ada.page.getByRole('button', {name: 'Send Message'}).click()
  const form = ada.page.getByRole('form', {name: 'Write to us'})
  const field = (label: string) => form.getByLabel(label)
  for (const [label, complaint] of [
    ['Name', 'Please enter your name.'],
    ['Email', 'Please enter your email address.'],
    ['Subject', 'Please enter a subject.'],
    ['Message', 'Please write your message.'],
  ] as const) {
    await eventually(() => field(label).getAttribute('aria-invalid')).toBe('true')
    await form.getByText(complaint).waitFor()
  }
  expect(await ada.standsOn(field('Name'))).toBe(true)

  await write(ada, message)
  await ada.toast('Message Sent').waitFor()
  await ada.toast("Thank you for contacting us. We'll get back to you soon!").waitFor()
  for (const label of ['Name', 'Email', 'Subject', 'Message'])
    await eventually(() => field(label).inputValue()).toBe('')

  const mail = await ada.inbox.waitForMail(SUPPORT, new RegExp(message.subject))
  expect(mail.text).toContain(message.message)
  expect(mail.headers['Reply-To']).toContain(message.email)
})

test('beside the form stand the other ways to reach the shop', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  await ada.visit('/contact')
  const card = (name: string) => page.getByRole('heading', {level: 2, name, exact: true}).locator('xpath=..')
  expect(await ada.destinations(card('Email').getByRole('link', {name: contact.email}))).toEqual([
    `mailto:${contact.email}`,
  ])
  expect(await ada.destinations(card('Phone').getByRole('link', {name: contact.phone}))).toEqual([
    'tel:+12075550142',
  ])
  expect(await card('Address').locator('address').innerText()).toBe(contact.address)
})

test('a message that does not get through is kept, and goes at the next press', async ({meet}) => {
  const ada = await meet()
  const message = newMessage()
  await ada.cutOff('functions')
  await ada.visit('/contact')
  await write(ada, message)
  const form = ada.page.getByRole('form', {name: 'Write to us'})
  await form
    .getByRole('alert')
    .getByText(/could not be sent/)
    .waitFor()
  expect(await form.getByLabel('Subject').inputValue()).toBe(message.subject)
  expect(await form.getByLabel('Message').inputValue()).toBe(message.message)

  await ada.reconnect()
  await form.getByRole('button', {name: 'Send Message'}).click()
  await ada.toast('Message Sent').waitFor()
  await ada.inbox.waitForMail(SUPPORT, new RegExp(message.subject))
})

test('a message is not lost while the mail service is down', async ({meet}) => {
  const ada = await meet()
  const message = newMessage()
  await ada.visit('/contact')
  await ada.inbox.fail('5xx')
  try {
    await write(ada, message)
    await ada.toast('Message Sent').waitFor()
    expect(await ada.inbox.mailsTo(SUPPORT)).not.toContainEqual(
      expect.objectContaining({subject: expect.stringContaining(message.subject)}),
    )
  } finally {
    await ada.inbox.fail('none')
  }
  // What waits goes with the next round of what runs by the clock.
  await letTimePass()
  await ada.inbox.waitForMail(SUPPORT, new RegExp(message.subject))
})
