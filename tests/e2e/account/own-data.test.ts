import {readFile} from 'node:fs/promises'
import {GRACE_MS} from '@lectern/domain/people/deletion'
import {accounts, read} from '../../integration/commerce/back-office.ts'
import {expect, test} from '../fixtures/test.ts'

test('a learner downloads everything that is stored of them', async ({newLearner, account}) => {
  const {page} = newLearner
  await newLearner.visit('/settings?tab=account')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', {name: 'Download My Data'}).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^lectern-data-\d{4}-\d\d-\d\d\.json$/)
  const data: unknown = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(data).toMatchObject({
    account: [{email: account.email}],
    profile: [{firstName: account.firstName, lastName: account.lastName}],
    orders: [],
  })
  await expect(newLearner.toast('Your data is downloaded')).toBeVisible()
})

test('a learner deletes their account, and keeps it by signing in again', async ({
  newLearner,
  account,
  inbox,
}) => {
  const {page} = newLearner
  const {uid} = await accounts.getUserByEmail(account.email)
  await newLearner.visit('/settings?tab=account')
  await page.getByRole('button', {name: 'Delete My Account'}).click()
  const dialog = page.getByRole('dialog', {name: 'Delete your account?'})
  const phrase = dialog.getByLabel('To go on, type “delete my account”')
  await phrase.fill('yes')
  await dialog.getByRole('button', {name: 'Delete Account'}).click()
  await expect(dialog.getByText('Please type “delete my account”.')).toBeVisible()
  await expect(phrase).toBeFocused()
  await phrase.fill('delete my account')
  await dialog.getByRole('button', {name: 'Delete Account'}).click()
  await expect(newLearner.toast('Your account will be deleted')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(newLearner.header.getByRole('link', {name: 'Sign In'})).toBeVisible()
  const deletion = await read(`deletions/${uid}`)
  expect(deletion?.['closesAt'].toMillis() - Date.now()).toBeGreaterThan(GRACE_MS - 60_000)
  const mail = await inbox.waitForMail(account.email, /Your account will be deleted/)
  expect(mail.text).toContain('Until then you keep everything simply by signing in.')

  await newLearner.signIn(account.email, account.password)
  await expect(newLearner.toast('Your account stays')).toBeVisible()
  await expect.poll(() => read(`deletions/${uid}`)).toBeNull()
  await newLearner.visit('/settings?tab=account')
  await expect(page.getByRole('button', {name: 'Delete My Account'})).toBeVisible()
})
