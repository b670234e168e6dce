import {contact} from '../../../studio/seed/site-settings.ts'
import {letTimePass} from '../../integration/commerce/back-office.ts'
import {newAccount} from '../fixtures/accounts.ts'
import {expect, shows, test} from '../fixtures/test.ts'
import {hrefs, type Visitor} from '../fixtures/visitor.ts'

const SUPPORT = 'support@lectern.test'
const FIELDS = ['Name', 'Email', 'Subject', 'Message'] as const
const formOf = ({page}: Visitor) => page.getByRole('form', {name: 'Write to us'})

function newMessage() {
  return {
    Name: 'Ada Fenn',
    Email: newAccount().email,
    Subject: `A question ${crypto.randomUUID()}`,
    Message: 'Is the course on brand strategy right for someone who has never worked in an agency?',
  }
}

async function send(visitor: Visitor, message: ReturnType<typeof newMessage>): Promise<void> {
  const form = formOf(visitor)
  for (const label of FIELDS) await form.getByLabel(label).fill(message[label])
  await form.getByRole('button', {name: 'Send Message'}).click()
}

test(
  'a visitor writes a message, which is not lost when it cannot be sent, nor when mails cannot',
  shows(`S1.01.10 S2.01.12 S2.14.06 S2.14.07 S2.14.08 S2.14.09 S2.14.10 S2.14.11 S2.14.12 S5.08.01 S5.08.02 S5.08.03
    S5.08.04 S5.08.05 S5.08.06 S5.08.07 S5.08.08 S9.04.04`),
  async ({visitor, inbox}) => {
    const {page, network} = visitor
    const form = formOf(visitor)
    await visitor.visit('/contact')
    await test.step('the contact details are beside the form', async () => {
      const card = (name: string) =>
        page.getByRole('heading', {level: 2, name, exact: true}).locator('xpath=..')
      expect(await hrefs(card('Email').getByRole('link', {name: contact.email}))).toEqual([
        `mailto:${contact.email}`,
      ])
      expect(await hrefs(card('Phone').getByRole('link', {name: contact.phone}))).toEqual([
        'tel:+12075550142',
      ])
      expect(await card('Address').locator('address').innerText()).toBe(contact.address)
    })
    await test.step('missing values are errors at their fields', async () => {
      await expect(form.getByLabel('Email')).toHaveAttribute('type', 'email')
      await form.getByRole('button', {name: 'Send Message'}).click()
      for (const [label, complaint] of [
        ['Name', 'Please enter your name.'],
        ['Email', 'Please enter your email address.'],
        ['Subject', 'Please enter a subject.'],
        ['Message', 'Please write your message.'],
      ] as const) {
        await expect(form.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
        await expect(form.getByText(complaint)).toBeVisible()
      }
      await expect(form.getByLabel('Name')).toBeFocused()
    })
    const message = newMessage()
    await test.step('a message that cannot be sent is kept', async () => {
      await network.block('functions')
      await send(visitor, message)
      await expect(form.getByRole('alert').getByText(/could not be sent/)).toBeVisible()
      await expect(form.getByLabel('Subject')).toHaveValue(message.Subject)
      await expect(form.getByLabel('Message')).toHaveValue(message.Message)
    })
    await test.step('it is sent at the second try, and can be answered', async () => {
      network.restore()
      await form.getByRole('button', {name: 'Send Message'}).click()
      await expect(visitor.toast('Message Sent')).toBeVisible()
      await expect(visitor.toast("Thank you for contacting us. We'll get back to you soon!")).toBeVisible()
      for (const label of FIELDS) await expect(form.getByLabel(label)).toHaveValue('')
      const mail = await inbox.waitForMail(SUPPORT, new RegExp(message.Subject))
      expect(mail.text).toContain(message.Message)
      expect(mail.headers['Reply-To']).toContain(message.Email)
    })
    await test.step('a message is not lost while the mail service is down', async () => {
      const later = newMessage()
      await inbox.failFor(SUPPORT)
      await send(visitor, later)
      // It has been taken.
      for (const label of FIELDS) await expect(form.getByLabel(label)).toHaveValue('')
      const arrived = (await inbox.mailsTo(SUPPORT)).map(({subject}) => subject)
      expect(arrived).not.toContainEqual(expect.stringContaining(later.Subject))

      await inbox.restore()
      // The scheduled function sends mails that are due again.
      await letTimePass()
      await inbox.waitForMail(SUPPORT, new RegExp(later.Subject))
    })
  },
)
