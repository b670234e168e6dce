import {sendNewsletter} from '@lectern/domain/mail/newsletter-contracts'
import {newAccount, SEEDED} from '../fixtures/accounts.ts'
import {isCallOf} from '../fixtures/calls.ts'
import {linkIn} from '../fixtures/inbox.ts'
import {expect, shows, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'

const subscribersOf = ({page}: Visitor) => page.getByRole('tabpanel', {name: 'Subscribers'})
const selectAll = (staff: Visitor) => subscribersOf(staff).getByRole('checkbox', {name: /^Select all/})
const lineOf = (staff: Visitor, email: string) =>
  subscribersOf(staff).getByRole('listitem').filter({hasText: email}).getByRole('checkbox')
const formOf = ({page}: Visitor) => page.getByRole('form', {name: 'Create and send'})

async function addSubscriber(staff: Visitor, email: string): Promise<void> {
  await staff.dismissToasts()
  await subscribersOf(staff).getByRole('button', {name: 'Add Test Subscriber'}).click()
  const dialog = staff.page.getByRole('dialog', {name: 'Add a test subscriber'})
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', {name: 'Add Subscriber'}).click()
}

/** The trace recorder runs a script in every frame, which the sandboxed preview reports. */
const SANDBOXED_PREVIEW = /frame is sandboxed/

/** Opens the form with only that address selected. */
async function writeTo(staff: Visitor, email: string): Promise<void> {
  await expect(lineOf(staff, email)).toBeChecked()
  await selectAll(staff).uncheck({force: true})
  await lineOf(staff, email).check({force: true})
  await staff.page.getByRole('tab', {name: 'Create & Send'}).click()
}

test(
  'staff look after whom the newsletter goes to, send one, and take a scheduled one back',
  shows(`S1.03.01 S1.03.02 S1.03.03 S1.03.04 S2.01.29 S2.01.30 S2.01.31 S2.15.01 S2.15.02 S2.15.03 S2.15.04
    S2.15.05 S2.15.06 S2.15.07 S2.15.08 S2.15.09 S2.15.14 S4.13.02 S4.13.03 S4.13.04 S4.13.05 S4.13.06
    S4.13.08 S5.09.07 S5.09.08 S5.10.01 S7.05.01 S7.05.02 S7.07.01 S8.08.03 S8.08.04`),
  async ({staff, visitor, inbox}) => {
    const {page, main} = staff
    const form = formOf(staff)
    const [reader, other, gone] = ['Rita', 'Otto', 'Gus'].map((name) => newAccount(name).email) as [
      string,
      string,
      string,
    ]
    const [subject, later] = ['News', 'Later'].map((word) => `${word} ${crypto.randomUUID()}`) as [
      string,
      string,
    ]
    const confirm = page.getByRole('dialog', {name: 'Send this newsletter?'})
    const rowOf = (title: string) =>
      page.getByRole('table', {name: 'Newsletters'}).getByRole('row').filter({hasText: title})
    staff.expectBrowserError(SANDBOXED_PREVIEW)
    const recipients = page.getByRole('list', {name: 'Recipients'})

    await test.step('both paths show the same', async () => {
      const outlines = []
      for (const path of ['/admin/newsletters', '/admin/newsletter']) {
        await staff.visit(path)
        for (const stat of ['Newsletter Subscribers', 'Registered Users', 'Total Recipients'])
          await expect(main.getByText(stat, {exact: true})).toBeVisible()
        await expect(page.getByRole('tab')).toHaveText(['Subscribers', 'Create & Send'])
        outlines.push({
          headings: await main.getByRole('heading').allInnerTexts(),
          tabs: await page.getByRole('tab').allInnerTexts(),
          stats: await main.getByRole('term').allInnerTexts(),
        })
      }
      expect(outlines[0]).toEqual(outlines[1])
    })

    await test.step('an address that is added has to be valid', async () => {
      const dialog = page.getByRole('dialog', {name: 'Add a test subscriber'})
      await addSubscriber(staff, 'nobody at all')
      await expect(staff.alert('Invalid Email', 'Please enter a valid email address.')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await addSubscriber(staff, reader)
      await expect(staff.toast('Test Subscriber Added')).toBeVisible()
      await expect(staff.toast(`${reader} has been added to the newsletter.`)).toBeVisible()
      await expect(subscribersOf(staff).getByText(reader)).toBeVisible()
      for (const email of [other, gone]) {
        await addSubscriber(staff, email)
        await expect(subscribersOf(staff).getByText(email)).toBeVisible()
      }
      // The page takes no input while the dialog is open.
      await expect(dialog).toBeHidden()
    })

    await test.step('all are selected at first, and each can be excluded', async () => {
      await expect(selectAll(staff)).toBeChecked()
      await lineOf(staff, other).uncheck({force: true})
      await expect(selectAll(staff)).not.toBeChecked()
      await expect(lineOf(staff, reader)).toBeChecked()
      await selectAll(staff).check({force: true})
      await expect(lineOf(staff, other)).toBeChecked()
      await selectAll(staff).uncheck({force: true})
      await expect(lineOf(staff, other)).not.toBeChecked()
      await selectAll(staff).check({force: true})
    })

    await test.step('they are searched, and filtered by where they come from', async () => {
      await page.getByRole('searchbox', {name: 'Search recipients'}).fill(reader.toUpperCase())
      await expect(recipients.getByRole('listitem')).toHaveCount(1)
      await page.getByLabel('Source').selectOption('Users')
      await expect(page.getByRole('heading', {name: 'No recipients match your filters'})).toBeVisible()
      await page.goBack()
      await expect(recipients.getByText(reader)).toBeVisible()
      await page.getByRole('button', {name: 'Clear all filters'}).click()
      await expect(page).toHaveURL('/admin/newsletter')
      await expect(selectAll(staff)).toBeChecked()
      await staff.expectFocus()
    })

    await test.step('one is removed, after a question', async () => {
      const line = subscribersOf(staff).getByRole('listitem').filter({hasText: gone})
      // Whoever is none any more is counted neither as chosen nor as left out.
      await line.getByRole('checkbox').click()
      await expect(selectAll(staff)).not.toBeChecked()
      await line.getByRole('button', {name: `Remove ${gone}`}).click()
      const question = page.getByRole('dialog', {name: 'Remove this subscriber?'})
      await question.getByRole('button', {name: 'Remove'}).click()
      await expect(staff.toast('Subscriber removed')).toBeVisible()
      await expect(line).toHaveCount(0)
      await expect(selectAll(staff)).toBeChecked()
      await staff.dismissToasts()
    })

    await test.step('before it is sent, staff see the mail itself, and send themselves a test', async () => {
      await writeTo(staff, reader)
      await form.getByLabel('Subject').fill(subject)
      await form.getByLabel('Content').fill('<h1>Three new courses</h1><p>And <em>one</em> more.</p>')
      await form.getByRole('button', {name: 'Preview & Send'}).click()
      await expect(confirm.getByText(/1 recipient\./)).toBeVisible()
      const frame = confirm.getByTitle('Preview of the newsletter')
      const preview = frame.contentFrame()
      await expect(preview.getByRole('heading', {name: 'Three new courses'})).toBeVisible()
      await expect(preview.getByText('You get this newsletter because you asked for it.')).toBeVisible()
      const wide = (await frame.boundingBox())?.width ?? 0
      await confirm.getByText('Phone', {exact: true}).click()
      await expect.poll(async () => (await frame.boundingBox())?.width).toBeLessThan(Math.min(wide, 400))
      await confirm.getByRole('button', {name: 'Send a Test to Me'}).click()
      // Outside of the dialog it could not be pressed, and no screen reader would know of it.
      const toasts = confirm.getByRole('region', {name: 'Notifications'})
      await expect(toasts.getByText('Test sent', {exact: true})).toBeVisible()
      await toasts.getByRole('button', {name: 'Dismiss'}).click()
      await expect(staff.toast('Test sent')).toBeHidden()
      await inbox.waitForMail(SEEDED.staff, new RegExp(`Test: ${subject}`))
    })

    await test.step('it goes to the selected recipients', async () => {
      const sending = page.waitForRequest((request) => isCallOf(sendNewsletter, request))
      await confirm.getByRole('button', {name: 'Send Newsletter'}).click()
      expect((await sending).headers()['authorization']).toMatch(/^Bearer /)
      const sent = 'Newsletter sent to 1 subscribers successfully.'
      await expect(staff.toast('Newsletter Sent')).toBeVisible({timeout: 60_000})
      await expect(staff.toast(sent)).toBeVisible()
      await expect(form.getByRole('alert').getByText(sent)).toBeVisible()
      for (const label of ['Subject', 'Content']) await expect(form.getByLabel(label)).toHaveValue('')
      await page.getByRole('tab', {name: 'Subscribers'}).click()
      await expect(selectAll(staff)).toBeChecked()
      expect((await inbox.waitForMail(reader, new RegExp(subject))).html).toContain('<em>one</em>')
      expect(await inbox.mailsTo(other)).toEqual([])
      await main.getByRole('link', {name: 'Drafts and history'}).click()
      await expect(rowOf(subject).getByText('1 sent')).toBeVisible()
      await expect(page.getByRole('table', {name: 'Drafts'}).getByText(subject)).toHaveCount(0)
    })

    await test.step('the reader unsubscribes with the link in the mail and one click', async () => {
      await visitor.visit(linkIn(await inbox.waitForMail(reader, new RegExp(subject)), '/unsubscribe'))
      await visitor.main.getByRole('button', {name: /unsubscribe/i}).click()
      await expect(visitor.title(/unsubscribed|no longer|left/i)).toBeVisible()
      const menu = page.getByRole('navigation', {name: 'Back office'})
      await menu.getByRole('link', {name: 'Newsletter'}).click()
      await expect(selectAll(staff)).toBeChecked()
      await expect(subscribersOf(staff).getByText(reader)).toHaveCount(0)
    })

    await test.step('one for later can be taken back', async () => {
      await writeTo(staff, other)
      await form.getByLabel('Subject').fill(later)
      await form.getByLabel('Content').fill('<p>Once a month.</p>')
      await form.getByRole('button', {name: 'Preview & Send'}).click()
      await confirm.getByText('Later', {exact: true}).click()
      await confirm.getByRole('button', {name: 'Schedule Newsletter'}).click()
      await expect(confirm.getByText('Please choose a time to come.')).toBeVisible()
      const sendAt = inTwoDays()
      await confirm.getByLabel('Time to send').fill(sendAt)
      await confirm.getByRole('button', {name: 'Schedule Newsletter'}).click()
      await expect(staff.toast('Newsletter Scheduled')).toBeVisible()
      await expect(form.getByLabel('Subject')).toHaveValue('')

      await main.getByRole('link', {name: 'Drafts and history'}).click()
      const row = rowOf(later)
      await expect(row.getByText('Scheduled')).toBeVisible()
      await row.getByRole('button', {name: `Take back ${later}`}).click()
      const question = page.getByRole('dialog', {name: 'Take this newsletter back?'})
      await question.getByRole('button', {name: 'Take Back'}).click()
      await expect(staff.toast('The newsletter is a draft again')).toBeVisible()
      const drafts = page.getByRole('table', {name: 'Drafts'})
      await expect(drafts.getByText(later, {exact: true})).toBeVisible()
      await expect(row).toHaveCount(0)
      expect(await inbox.mailsTo(other)).toEqual([])
      await drafts.getByRole('link', {name: `Go on writing: ${later}`}).click()
      await expect(form.getByText('to 1 recipient', {exact: true})).toBeVisible()
      await form.getByRole('button', {name: 'Preview & Send'}).click()
      await expect(confirm.getByLabel('Time to send')).toHaveValue(sendAt)
    })
  },
)

test(
  'what staff write is kept, also where it cannot be sent, and can be a template',
  shows(`S2.01.29 S2.15.10 S2.15.11 S2.15.12 S2.15.13 S4.13.01 S4.13.07 S5.09.01 S5.09.02 S5.09.03 S7.05.04
    S8.07.01 S8.07.14 S8.07.15 S8.07.16 S8.07.18`),
  async ({staff}) => {
    const {page, main} = staff
    const form = formOf(staff)
    const subject = `Kept ${crypto.randomUUID()}`
    staff.expectBrowserError(SANDBOXED_PREVIEW)
    await page.clock.install()
    await staff.visit('/admin/newsletter')

    await test.step('without subject, content or recipients it is not sent', async () => {
      const missing = ['Subject is required', 'Content is required']
      await expect(selectAll(staff)).toBeChecked()
      await selectAll(staff).uncheck({force: true})
      await page.getByRole('tab', {name: 'Create & Send'}).click()
      expect((await form.getByLabel('Content').boundingBox())?.height).toBeGreaterThanOrEqual(300)
      await form.getByRole('button', {name: 'Preview & Send'}).click()
      for (const words of [...missing, 'Please select at least one subscriber'])
        await expect(form.getByText(words)).toBeVisible()
      await form.getByLabel('Subject').fill('  ')
      await form.getByLabel('Content').fill(' \n ')
      for (const words of missing) await expect(form.getByText(words)).not.toBeAttached()
      await form.getByRole('button', {name: 'Preview & Send'}).click()
      for (const words of missing) await expect(form.getByText(words)).toBeVisible()
    })

    await test.step('it is kept as a draft, which can be a template, and is deleted after a question', async () => {
      await form.getByLabel('Subject').fill(subject)
      await form.getByLabel('Content').fill('<p>Half a sentence</p>')
      // It is saved a second after what was typed last.
      await page.clock.fastForward('00:02')
      await expect(form.getByText('Draft saved.')).toBeVisible()
      await page.reload()
      await expect(form.getByLabel('Content')).toHaveValue('<p>Half a sentence</p>')
      // It is to go to whoever was selected: to nobody, and then to all.
      await expect(form.getByText('to 0 recipients', {exact: true})).toBeVisible()
      await page.getByRole('tab', {name: 'Subscribers'}).click()
      await selectAll(staff).check({force: true})
      await page.getByRole('tab', {name: 'Create & Send'}).click()
      await page.clock.fastForward('00:02')
      await expect(form.getByText('Draft saved.')).toBeVisible()
      await form.getByRole('button', {name: 'Save as Template'}).click()
      await expect(staff.toast('Template saved')).toBeVisible()

      await main.getByRole('link', {name: 'Drafts and history'}).click()
      const templates = page.getByRole('table', {name: 'Templates'})
      await templates.getByRole('link', {name: `Start from it: ${subject}`}).click()
      await expect(form.getByLabel('Subject')).toHaveValue(subject)
      await page.goBack()
      await templates.getByRole('button', {name: `Delete ${subject}`}).click()
      await page
        .getByRole('dialog', {name: 'Delete this template?'})
        .getByRole('button', {name: 'Delete'})
        .click()
      await expect(templates.getByText(subject)).toHaveCount(0)
      await staff.expectFocus()
      const drafts = page.getByRole('table', {name: 'Drafts'})
      await drafts.getByRole('link', {name: `Go on writing: ${subject}`}).click()
      await expect(form.getByLabel('Content')).toHaveValue('<p>Half a sentence</p>')
    })

    await test.step('what cannot be sent stays in the form, with the reason', async () => {
      await expect(form.getByText(/^to [1-9]/)).toHaveCount(1)
      await form.getByRole('button', {name: 'Preview & Send'}).click()
      await staff.network.block('functions')
      await page.getByRole('dialog').getByRole('button', {name: 'Send Newsletter'}).click()
      const failure = 'Failed to send newsletter: Unknown error occurred'
      const alert = form.getByRole('alert').filter({hasText: failure})
      await expect(alert).toBeVisible()
      await expect(staff.alert('Error', failure)).toBeVisible()
      await expect(form.getByLabel('Subject')).toHaveValue(subject)
      // The toast is dismissed after its time, the alert stays.
      await page.clock.fastForward('10:00')
      await expect(staff.alert('Error')).not.toBeAttached()
      await expect(alert).toBeVisible()
      await expect(form.getByLabel('Content')).toHaveValue('<p>Half a sentence</p>')
    })

    await test.step('one who cannot be added, and a list that cannot be loaded, show errors', async () => {
      await page.getByRole('tab', {name: 'Subscribers'}).click()
      await addSubscriber(staff, newAccount().email)
      await expect(
        staff.alert('Error', 'Failed to add test subscriber: Unknown error occurred'),
      ).toBeVisible()
      await staff.visit('/admin/newsletter')
      await expect(staff.alert('Error', 'Failed to load subscribers. Please try again.')).toBeVisible()
    })
  },
)

/** As a field for a time takes it. */
function inTwoDays(): string {
  return new Date(Date.now() + 48 * 60 * 60_000).toISOString().slice(0, 16)
}
