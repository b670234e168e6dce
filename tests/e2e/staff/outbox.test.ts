import {Timestamp} from 'firebase-admin/firestore'
import {addressHash} from '../../../functions/src/outbox/suppressions.ts'
import {firestore, read} from '../../integration/commerce/back-office.ts'
import {expect, test} from '../fixtures/test.ts'

test('staff try a mail again that was given up, and free its address', async ({staff, account, inbox}) => {
  const {page, main} = staff
  const to = account.email
  await firestore.collection('mail').add({
    to: [to],
    content: {kind: 'password-changed'},
    state: 'failed',
    attempts: 80,
    nextAttemptAt: Timestamp.now(),
    createdAt: Timestamp.now(),
    sentAt: null,
    messageId: null,
    lastError: 'The mail service did not answer.',
    expireAt: null,
  })
  await firestore
    .doc(`suppressions/${addressHash(to)}`)
    .set({address: to, reason: 'bounced', detail: 'Mailbox full', since: Timestamp.now()})
  await staff.visit('/admin/outbox')
  await page.getByLabel('Show').selectOption('Given up')
  await page.getByRole('searchbox', {name: 'Whole email address'}).fill(to)
  await expect(main.getByText('The mail service did not answer.')).toHaveCount(1)
  await page.getByRole('button', {name: `Try again: Password changed to ${to}`}).click()
  await expect(staff.toast('Mail sent')).toBeVisible()
  await expect(main.getByText('Sent', {exact: true})).toBeVisible()
  await staff.expectFocus()
  await inbox.waitForMail(to, /password has been changed/)

  await page.getByRole('link', {name: 'Suppressed Addresses'}).click()
  await expect(staff.title('Suppressed addresses')).toBeVisible()
  await page.getByRole('searchbox', {name: 'Whole email address'}).fill(to)
  await page.getByRole('button', {name: `Free this address: ${to}`}).click()
  const dialog = page.getByRole('dialog', {name: `Free ${to}?`})
  await dialog.getByRole('button', {name: 'Free Address'}).click()
  await expect(dialog.getByText('Please say why.')).toBeVisible()
  await dialog.getByLabel('Reason').fill('The mailbox is empty again.')
  await dialog.getByRole('button', {name: 'Free Address'}).click()
  await expect(staff.toast('Address freed')).toBeVisible()
  await expect(page.getByRole('heading', {name: 'This address is not suppressed'})).toBeVisible()
  expect(await read(`suppressions/${addressHash(to)}`)).toBeNull()
})
