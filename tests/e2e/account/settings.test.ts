import {addressHash} from '../../../functions/src/outbox/suppressions.ts'
import {setStaffMember} from '../../../local/staff-member.ts'
import {accounts, firestore} from '../../integration/commerce/back-office.ts'
import {newAccount, SEEDED} from '../fixtures/accounts.ts'
import {linkIn} from '../fixtures/inbox.ts'
import {expect, shows, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'

const directory = {auth: accounts, firestore}

const notifications = ({page}: Visitor) => page.getByRole('tabpanel', {name: 'Notifications'})

/** Expects the states of the four switches: order mails, marketing, new courses, reminders. */
async function expectSwitches(visitor: Visitor, states: readonly boolean[]): Promise<void> {
  const switches = notifications(visitor).getByRole('switch')
  await expect(switches).toHaveCount(states.length)
  for (const [index, checked] of states.entries()) await expect(switches.nth(index)).toBeChecked({checked})
}

test(
  'a learner chooses which mails they get',
  shows(`S1.02.07 S2.11.44 S2.11.45 S3.13.01 S3.13.02 S3.13.03 S3.13.04 S7.19.01 S7.19.02 S7.20.01 S7.20.02
    S8.08.01`),
  async ({newLearner, account}) => {
    const panel = notifications(newLearner)
    await newLearner.visit('/settings')
    await expectSwitches(newLearner, [true, false, true, true])
    await panel.getByRole('switch', {name: 'Marketing emails'}).check({force: true})
    await panel.getByRole('switch', {name: 'New course notifications'}).uncheck({force: true})
    await panel.getByRole('button', {name: 'Save Preferences'}).click()
    await expect(newLearner.toast('Settings saved')).toBeVisible()
    await expect(newLearner.toast('Your notification preferences have been updated')).toBeVisible()
    await newLearner.page.reload()
    await expectSwitches(newLearner, [true, true, false, true])

    // Who subscribed in another way gets the newsletter as well: switched off, it comes no more.
    const {uid} = await accounts.getUserByEmail(account.email)
    await accounts.updateUser(uid, {emailVerified: true})
    await firestore.doc(`settings/${uid}`).delete()
    const subscription = firestore.doc(`newsletterSubscribers/${addressHash(account.email)}`)
    await subscription.set({email: account.email, createdAt: new Date(), consent: {by: 'link'}})
    await newLearner.page.reload()
    await expectSwitches(newLearner, [true, true, true, true])
    await panel.getByRole('switch', {name: 'Marketing emails'}).uncheck({force: true})
    await panel.getByRole('button', {name: 'Save Preferences'}).click()
    await expect(newLearner.toast('Settings saved')).toBeVisible()
    expect((await subscription.get()).exists).toBe(false)
    await newLearner.page.reload()
    await expectSwitches(newLearner, [true, false, true, true])
  },
)

test(
  'preferences that cannot be saved or loaded show an error and can be retried',
  shows('S8.07.01 S8.07.10 S8.07.11'),
  async ({newLearner}) => {
    const {page, network} = newLearner
    await newLearner.visit('/settings')
    await expectSwitches(newLearner, [true, false, true, true])
    await network.block('orders')
    await notifications(newLearner).getByRole('button', {name: 'Save Preferences'}).click()
    await expect(newLearner.alert('Error saving settings', 'Could not save your preferences')).toBeVisible()
    await page.reload()
    await expect(newLearner.alert('Error loading settings', 'Could not load your preferences')).toBeVisible()
    network.restore()
    await page.getByRole('button', {name: 'Try again'}).click()
    await expectSwitches(newLearner, [true, false, true, true])
  },
)

test(
  'the tab Account shows the email address and links to the profile',
  shows('S2.11.50 S2.11.51 S2.11.52'),
  async ({learner}) => {
    const {page} = learner
    await learner.visit('/settings')
    await page.getByRole('tab', {name: 'Account'}).click()
    const panel = page.getByRole('tabpanel', {name: 'Account'})
    await expect(panel.getByText(SEEDED.learner)).toBeVisible()
    await expect(panel.getByRole('link', {name: 'Edit Profile Information'})).toHaveAttribute(
      'href',
      '/account/edit-profile',
    )
  },
)

test(
  'a session is renewed before it expires, with the current account data',
  shows('S4.06.05 S4.06.10'),
  async ({newLearner, account}) => {
    const {page} = newLearner
    await newLearner.visit('/settings')
    const staffScreen = page
      .getByRole('navigation', {name: 'Account'})
      .getByRole('link', {name: 'Back office'})
    const save = page.getByRole('button', {name: 'Save Preferences'})
    await expect(save).toBeVisible()
    await expect(staffScreen).toHaveCount(0)
    const member = await accounts.getUserByEmail(account.email)
    await setStaffMember(directory, member, 'staff')
    await page.clock.install()
    // A token is valid for an hour.
    await page.clock.fastForward('59:45')
    const renewal = page.waitForRequest(/securetoken.*\/token/)
    await save.click()
    await renewal
    await expect(newLearner.toast('Settings saved')).toBeVisible()
    await expect(staffScreen).toBeVisible()
    // The open page asks what only staff may see.
    await page.close()
    await setStaffMember(directory, member, null)
  },
)

test('a learner gives their account another address', async ({newLearner, account, inbox, openBrowser}) => {
  const {page} = newLearner
  const {email} = newAccount('Ada')
  await newLearner.visit('/settings?tab=account')
  const form = page.getByRole('form', {name: 'Change your email address'})
  await form.getByLabel('New email address').fill(email)
  await form.getByLabel('Your password').fill(account.password)
  await form.getByRole('button', {name: 'Send Confirmation Link'}).click()
  await expect(newLearner.toast(`We sent a link to confirm the change to ${email}.`)).toBeVisible()
  await inbox.waitForMail(account.email, /being changed/)
  await newLearner.visit(linkIn(await inbox.waitForMail(email, /new email address/), '/auth-callback'))
  await expect(page.getByRole('heading', {name: 'Your email address is changed'})).toBeVisible()
  await (await openBrowser()).signIn(email, account.password)
})

test('ending the other sessions keeps this one', async ({newLearner}) => {
  const {page} = newLearner
  await newLearner.visit('/settings?tab=security')
  await page.getByRole('button', {name: 'End Other Sessions'}).click()
  await expect(newLearner.toast('Other sessions ended')).toBeVisible()
  await newLearner.visit('/order-history')
  await expect(page.getByRole('heading', {name: 'No orders yet'})).toBeVisible()
})
