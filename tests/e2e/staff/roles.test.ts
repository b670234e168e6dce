import {newAccount} from '../fixtures/accounts.ts'
import {openAccount} from '../fixtures/open-account.ts'
import {expect, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'
import {setStaffMember} from '../../../local/staff-member.ts'
import {accounts, firestore, read} from '../../integration/commerce/back-office.ts'
import {stack} from '../../stack.ts'

/** A passkey is for a name, and browsers make none for 127.0.0.1. */
const SITE = stack.siteUrl.replace('//127.0.0.1', '//localhost')

/** A security key that the browser has, and whose owner always agrees. */
async function plugIn({context, page}: Visitor): Promise<void> {
  const devTools = await context.newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** The titles of private screens are there before it is known who looks at them. */
async function seeList({main}: Visitor): Promise<void> {
  await expect(main.getByRole('row').nth(1)).toBeVisible()
}

test('staff add a passkey, are asked for it at the door, and an owner resets a lost one', async ({
  staff,
  openBrowser,
}) => {
  test.slow()
  const account = newAccount('Pia')
  const pia = await openBrowser({baseURL: SITE, user: await openAccount(account)})
  const {page} = pia
  const user = await accounts.getUserByEmail(account.email)
  await accounts.updateUser(user.uid, {emailVerified: true})
  await setStaffMember({auth: accounts, firestore}, user, 'staff')
  await plugIn(pia)
  pia.expectBrowserError(/400|403|passkey/)

  await pia.visit('/admin/returns')
  await seeList(pia)
  await pia.visit('/settings?tab=security')
  await page.getByLabel('Name of a new passkey').fill('Key at home')
  await page.getByRole('button', {name: 'Add Passkey'}).click()
  await expect(page.getByRole('list', {name: 'Passkeys'}).getByText('Key at home')).toBeVisible()
  await pia.visit('/admin/returns')
  await seeList(pia)

  // Another sign-in is not confirmed: neither for functions nor for the rules.
  await page.getByRole('button', {name: 'Sign Out'}).click()
  await expect(pia.toast('Signed out')).toBeVisible()
  await pia.signIn(account.email, account.password)
  const dialog = page.getByRole('dialog', {name: 'Please confirm that it is you'})
  for (const path of ['/admin/returns', '/admin/orders']) {
    await pia.visit(path)
    await expect(dialog).toBeVisible()
    if (path === '/admin/returns') continue
    await dialog.getByRole('button', {name: 'Use Your Passkey'}).click()
    await expect(dialog).toHaveCount(0)
    await seeList(pia)
  }
  await pia.visit('/admin/returns')
  await seeList(pia)
  await expect(dialog).toHaveCount(0)

  await staff.visit('/admin/roles')
  await staff.page.getByRole('button', {name: `Reset the passkeys of ${account.email}`}).click()
  await staff.page.getByRole('dialog').getByRole('button', {name: 'Reset Passkeys'}).click()
  await expect(staff.toast('Passkeys reset')).toBeVisible()
  expect(await read(`staff/${user.uid}`)).toMatchObject({passkeys: [], needsPasskey: false})
  const acts = await firestore.collection('staffActions').where('subject.id', '==', user.uid).get()
  expect(new Set(acts.docs.map((act): unknown => act.get('action')))).toEqual(
    new Set(['passkey-added', 'passkeys-reset']),
  )
})
