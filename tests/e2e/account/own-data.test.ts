import {readFile} from 'node:fs/promises'
import {GRACE_MS} from '@lectern/domain/people/deletion'
import {accounts, read} from '../../integration/commerce/back-office.ts'
import {newAccount} from '../fixtures/accounts.ts'
import {linkIn} from '../fixtures/inbox.ts'
import {expect, test} from '../fixtures/test.ts'

test('a learner downloads what is stored of them, changes their address, deletes the account, and keeps it', async ({
  newLearner,
  account,
  inbox,
}) => {
  const {page, header} = newLearner
  const {email} = newAccount('Ada')
  const {uid} = await accounts.getUserByEmail(account.email)
  await newLearner.visit('/settings?tab=account')

  await test.step('the file has everything', async () => {
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

  await test.step('the new address is confirmed by its own mail', async () => {
    const form = page.getByRole('form', {name: 'Change your email address'})
    await form.getByLabel('New email address').fill(email)
    await form.getByLabel('Your password').fill(account.password)
    await form.getByRole('button', {name: 'Send Confirmation Link'}).click()
    await expect(newLearner.toast(`We sent a link to confirm the change to ${email}.`)).toBeVisible()
    await inbox.waitForMail(account.email, /being changed/)
    await newLearner.visit(linkIn(await inbox.waitForMail(email, /new email address/), '/auth-callback'))
    await expect(page.getByRole('heading', {name: 'Your email address is changed'})).toBeVisible()
    await expect(page).toHaveURL('/')
  })

  const openAccountTab = async () => {
    await header.getByRole('button', {name: 'Account'}).click()
    await page.getByRole('menuitem', {name: 'Settings'}).click()
    await page.getByRole('tab', {name: 'Account'}).click()
  }
  await test.step('the account is to be deleted', async () => {
    await openAccountTab()
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
    const deletion = await read(`deletions/${uid}`)
    expect(deletion?.['closesAt'].toMillis() - Date.now()).toBeGreaterThan(GRACE_MS - 60_000)
    const mail = await inbox.waitForMail(email, /Your account will be deleted/)
    expect(mail.text).toContain('Until then you keep everything simply by signing in.')
  })

  await test.step('signed in again, with the new address, it is kept', async () => {
    await header.getByRole('link', {name: 'Sign In'}).click()
    await newLearner.fillSignIn(email, account.password)
    await expect(newLearner.toast('Your account stays')).toBeVisible()
    await expect.poll(() => read(`deletions/${uid}`)).toBeNull()
    await openAccountTab()
    await expect(page.getByRole('button', {name: 'Delete My Account'})).toBeVisible()
  })
})
