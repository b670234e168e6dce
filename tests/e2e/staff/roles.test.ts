import {setStaffRole} from '@lectern/domain/staff/contracts'
import {webEnvironment} from '../../../local/environment.ts'
import {newAccount, SEEDED_PASSWORD} from '../fixtures/accounts.ts'
import {interceptCalls} from '../fixtures/calls.ts'
import {openAccount} from '../fixtures/open-account.ts'
import {expect, shows, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'
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

test(
  'an owner makes somebody staff, who comes in by a passkey, and takes it all back',
  shows('S6.01.02 S6.06.01 S6.06.02 S7.05.02'),
  async ({staff: owner, openBrowser}) => {
    test.slow()
    const account = newAccount('Pia')
    const pia = await openBrowser({baseURL: SITE, user: await openAccount(account)})
    const {uid} = await accounts.getUserByEmail(account.email)
    const row = owner.main.getByRole('row').filter({hasText: account.email})
    const menuOf = ({page}: Visitor) => page.getByRole('navigation', {name: 'Back office'})
    const confirmation = pia.page.getByRole('dialog', {name: 'Please confirm that it is you'})
    owner.expectBrowserError(/400|not-verified|sign-in-again|could not be|refused|INVALID|invalid/)
    pia.expectBrowserError(/400|403|passkey|NotStaffError|not-staff|could not be loaded/)

    await test.step('an account whose address is not verified does not become staff', async () => {
      await owner.visit('/admin/roles')
      await owner.page.getByLabel('E-mail of their account').fill(account.email)
      await owner.page.getByRole('button', {name: 'Add', exact: true}).click()
      await expect(owner.main.getByText('The address of this account is not verified yet.')).toBeVisible()
      await accounts.updateUser(uid, {emailVerified: true})
    })

    await test.step('what counts asks long after signing in for the password, and goes on', async () => {
      // As the function says where the sign-in is older than a quarter of an hour; the second call goes through.
      let refused = 0
      const goOn = await interceptCalls(owner.page, setStaffRole, async (route) => {
        if (refused > 0) return route.continue()
        refused += 1
        const details = {reason: 'sign-in-again'}
        const error = {status: 'FAILED_PRECONDITION', message: 'sign-in-again', details}
        await route.fulfill({
          status: 400,
          headers: {'access-control-allow-origin': stack.siteUrl},
          json: {error},
        })
      })
      await owner.page.getByRole('button', {name: 'Add', exact: true}).click()
      const dialog = owner.page.getByRole('dialog', {name: 'Please sign in again'})
      await dialog.getByLabel('Your password').fill('not the password')
      await dialog.getByRole('button', {name: 'Sign In'}).click()
      await expect(dialog.getByText('Your password is not correct.')).toBeVisible()
      await dialog.getByLabel('Your password').fill(SEEDED_PASSWORD)
      await dialog.getByRole('button', {name: 'Sign In'}).click()
      await expect(dialog).toHaveCount(0)
      await expect(row.getByText('Staff', {exact: true})).toBeVisible()
      await goOn()
    })

    await test.step('staff have the back office, but not the roles', async () => {
      await pia.visit('/admin/roles')
      await expect(pia.page.getByRole('heading', {name: 'This page is for owners'})).toBeVisible()
      await menuOf(pia).getByRole('link', {name: 'Orders'}).click()
      await expect(pia.main.getByRole('heading', {name: 'Orders'})).toBeVisible()
      await seeList(pia)
      await expect(menuOf(pia).getByRole('link', {name: 'Who Is Staff'})).toHaveCount(0)
    })

    await test.step('they add a passkey, with which this sign-in is confirmed', async () => {
      await plugIn(pia)
      await pia.visit('/settings?tab=security')
      await pia.page.getByLabel('Name of a new passkey').fill('Key at home')
      await pia.page.getByRole('button', {name: 'Add Passkey'}).click()
      await expect(pia.page.getByRole('list', {name: 'Passkeys'}).getByText('Key at home')).toBeVisible()
      await pia.visit('/admin/returns')
      await seeList(pia)
      await expect(confirmation).toHaveCount(0)
    })

    await test.step('signing in sends the public key alone, and every call from then on who they are', async () => {
      await pia.page.getByRole('button', {name: 'Sign Out'}).click()
      await expect(pia.toast('Signed out')).toBeVisible()
      await pia.visit('/admin/returns')
      const signingIn = pia.page.waitForRequest(/accounts:signInWithPassword/)
      const asking = pia.page.waitForRequest(
        (request) =>
          request.url().startsWith(new URL(stack.functionsUrl).origin) && request.method() === 'POST',
      )
      await pia.fillSignIn(account.email, account.password)
      const publicKey = webEnvironment(stack.ports, stack.siteUrl)['VITE_FIREBASE_API_KEY']
      expect(new URL((await signingIn).url()).searchParams.get('key')).toBe(publicKey)
      expect((await signingIn).headers()).not.toHaveProperty('authorization')
      const bearer = /^Bearer [\w-]+\.([\w-]+)\./.exec((await asking).headers()['authorization'] ?? '')
      expect(JSON.parse(Buffer.from(bearer?.[1] ?? '', 'base64url').toString())).toMatchObject({
        email: account.email,
        role: 'staff',
      })
    })

    await test.step('another sign-in is to be confirmed: neither functions nor the rules let it in', async () => {
      await expect(pia.page).toHaveURL(`${SITE}/admin/returns`)
      await expect(confirmation).toBeVisible()
      await pia.visit('/admin/orders')
      await expect(confirmation).toBeVisible()
      await confirmation.getByRole('button', {name: 'Use Your Passkey'}).click()
      await expect(confirmation).toHaveCount(0)
      await seeList(pia)
      await menuOf(pia)
        .getByRole('link', {name: /^Returns/})
        .click()
      await expect(pia.title('Return requests')).toBeVisible()
      await seeList(pia)
      await expect(confirmation).toHaveCount(0)
    })

    await test.step('the owner resets a passkey that is lost', async () => {
      await owner.page.reload()
      await owner.page.getByRole('button', {name: `Reset the passkeys of ${account.email}`}).click()
      await owner.page.getByRole('dialog').getByRole('button', {name: 'Reset Passkeys'}).click()
      await expect(owner.toast('Passkeys reset')).toBeVisible()
      expect(await read(`staff/${uid}`)).toMatchObject({passkeys: [], needsPasskey: false})
    })

    await test.step('whoever is removed reads so in an open tab at the next act', async () => {
      await row.getByRole('button', {name: /^Remove/}).click()
      await owner.page.getByRole('dialog').getByRole('button', {name: 'Remove'}).click()
      await expect(row).toHaveCount(0)
      await owner.expectFocus()
      await menuOf(pia).getByRole('link', {name: 'Orders'}).click()
      await expect(pia.title('Your access to the back office has ended')).toBeVisible()
      const acts = await firestore.collection('staffActions').where('subject.id', '==', uid).get()
      expect(new Set(acts.docs.map((act): unknown => act.get('action')))).toEqual(
        new Set(['role-changed', 'passkey-added', 'passkeys-reset']),
      )
    })
  },
)
