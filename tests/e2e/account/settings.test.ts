import {addressHash} from '../../../functions/src/outbox/suppressions.ts'
import {setStaffMember} from '../../../local/staff-member.ts'
import {accounts, firestore} from '../../integration/commerce/back-office.ts'
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
  'a learner chooses which mails they get, in a session that is renewed before it expires',
  shows(`S1.02.07 S2.11.44 S2.11.45 S2.11.50 S2.11.51 S2.11.52 S3.13.01 S3.13.02 S3.13.03 S3.13.04 S4.06.05 S4.06.10
    S7.19.01 S7.19.02 S7.20.01 S7.20.02 S8.08.01`),
  async ({newLearner, account}) => {
    const {page} = newLearner
    const panel = notifications(newLearner)
    const save = panel.getByRole('button', {name: 'Save Preferences'})
    const member = await accounts.getUserByEmail(account.email)
    const settings = firestore.doc(`settings/${member.uid}`)

    await test.step('what is chosen is saved', async () => {
      await newLearner.visit('/settings')
      await expectSwitches(newLearner, [true, false, true, true])
      await panel.getByRole('switch', {name: 'Marketing emails'}).check({force: true})
      await panel.getByRole('switch', {name: 'New course notifications'}).uncheck({force: true})
      await save.click()
      await expect(newLearner.toast('Settings saved')).toBeVisible()
      await expect(newLearner.toast('Your notification preferences have been updated')).toBeVisible()
      await newLearner.page.reload()
      await expectSwitches(newLearner, [true, true, false, true])
    })

    const subscription = firestore.doc(`newsletterSubscribers/${addressHash(account.email)}`)
    await test.step('who subscribes in the footer of this page, as it says after an unsubscription, sees it, and keeps it when another switch is saved', async () => {
      await accounts.updateUser(member.uid, {emailVerified: true})
      await firestore
        .doc(`suppressions/${addressHash(account.email)}`)
        .set({address: account.email, reason: 'unsubscribed', detail: '', since: new Date()})
      await settings.delete()
      await page.reload()
      await expectSwitches(newLearner, [true, false, true, true])
      const told = panel.getByText('You have unsubscribed in a mail')
      await expect(told).toBeVisible()
      await newLearner.footer.getByLabel('Email address').fill(account.email)
      await newLearner.footer.getByRole('button', {name: 'Subscribe'}).click()
      await expectSwitches(newLearner, [true, true, true, true])
      await expect(told).toHaveCount(0)
      await panel.getByRole('switch', {name: 'Reminders to go on'}).uncheck({force: true})
      await save.click()
      await expect(newLearner.toast('Settings saved')).toBeVisible()
      expect((await subscription.get()).exists).toBe(true)
      expect((await settings.get()).data()).toMatchObject({marketingEmails: false, learningReminders: false})
    })

    await test.step('the newsletter that is switched off comes no more', async () => {
      await page.reload()
      await expectSwitches(newLearner, [true, true, true, false])
      await panel.getByRole('switch', {name: 'Marketing emails'}).uncheck({force: true})
      await panel.getByRole('switch', {name: 'Reminders to go on'}).check({force: true})
      await save.click()
      await expect(newLearner.toast('Settings saved')).toBeVisible()
      expect((await subscription.get()).exists).toBe(false)
      expect((await settings.get()).data()).toMatchObject({
        emailNotifications: true,
        marketingEmails: false,
        newCourseNotifications: true,
        learningReminders: true,
      })
    })

    await test.step('the tab Account shows the address and links to the profile', async () => {
      await page.getByRole('tab', {name: 'Account'}).click()
      const tab = page.getByRole('tabpanel', {name: 'Account'})
      await expect(tab.getByText(account.email)).toBeVisible()
      await expect(tab.getByRole('link', {name: 'Edit Profile Information'})).toHaveAttribute(
        'href',
        '/account/edit-profile',
      )
      await page.getByRole('tab', {name: 'Notifications'}).click()
    })

    await test.step('the renewed session has the current account data', async () => {
      const staffScreen = page
        .getByRole('navigation', {name: 'Account'})
        .getByRole('link', {name: 'Back office'})
      await expectSwitches(newLearner, [true, false, true, true])
      await expect(staffScreen).toHaveCount(0)
      await setStaffMember(directory, member, 'staff')
      await page.clock.install()
      // A token is valid for an hour.
      await page.clock.fastForward('59:45')
      await panel.getByRole('switch', {name: 'Reminders to go on'}).uncheck({force: true})
      const renewal = page.waitForRequest(/securetoken.*\/token/)
      await save.click()
      await renewal
      await expect(staffScreen).toBeVisible()
      await expect.poll(async () => (await settings.get()).get('learningReminders')).toBe(false)
      // The open page asks what only staff may see.
      await page.close()
      await setStaffMember(directory, member, null)
    })
  },
)

test(
  'preferences wait for the session; those that cannot be saved or loaded show an error and can be retried',
  shows('S3.14.02 S4.06.01 S4.06.02 S8.07.01 S8.07.10 S8.07.11'),
  async ({learner}) => {
    const {page, network} = learner
    await test.step('while the session is unknown the guard neither redirects nor shows the page', async () => {
      await network.hold('accounts')
      await learner.visit('/settings')
      await expect(page.getByText('Loading your preferences').first()).toBeAttached()
      await expect(page.getByRole('tab')).toHaveCount(0)
      await expect(page).toHaveURL('/settings')
      network.restore()
      await expectSwitches(learner, [true, false, true, true])
    })
    await network.block('orders')
    await notifications(learner).getByRole('button', {name: 'Save Preferences'}).click()
    await expect(learner.alert('Error saving settings', 'Could not save your preferences')).toBeVisible()
    await page.reload()
    await expect(learner.alert('Error loading settings', 'Could not load your preferences')).toBeVisible()
    network.restore()
    await page.getByRole('button', {name: 'Try again'}).click()
    await expectSwitches(learner, [true, false, true, true])
  },
)
