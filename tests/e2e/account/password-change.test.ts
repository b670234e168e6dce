import {expect, shows, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'

const formOf = ({page}: Visitor) => page.getByRole('form', {name: 'Change password'})

const open = (visitor: Visitor) => visitor.visit('/settings?tab=security')

async function changePassword(
  visitor: Visitor,
  current: string,
  next: string,
  confirmation = next,
): Promise<void> {
  const form = formOf(visitor)
  await form.getByLabel('Current password').fill(current)
  await form.getByLabel('New password', {exact: true}).fill(next)
  await form.getByLabel('Confirm new password').fill(confirmation)
  await form.getByRole('button', {name: 'Change Password'}).click()
}

test(
  'changing the password requires the current one, the new one and its confirmation',
  shows('S2.11.46 S2.11.47 S2.11.48 S2.11.49 S5.05.01 S5.05.02 S5.05.03'),
  async ({learner}) => {
    await open(learner)
    const form = formOf(learner)
    await form.getByRole('button', {name: 'Change Password'}).click()
    for (const label of ['Current password', 'New password', 'Confirm new password'])
      await expect(form.getByLabel(label, {exact: true})).toHaveAttribute('aria-invalid', 'true')
  },
)

test('new passwords that differ are an error', shows('S5.05.04'), async ({learner}) => {
  await open(learner)
  await changePassword(learner, 'any password', 'a newer password', 'a never password')
  await expect(learner.toast("Passwords don't match")).toBeVisible()
  await expect(learner.toast('New password and confirmation must match')).toBeVisible()
  await expect(formOf(learner).getByText('New password and confirmation must match')).toBeVisible()
})

test(
  'a password that cannot be changed says why',
  shows('S5.05.05 S8.07.12 S8.07.13'),
  async ({newLearner, account}) => {
    await open(newLearner)
    const form = formOf(newLearner)
    await changePassword(newLearner, 'not my password', 'a newer password')
    await expect(
      newLearner.alert('Error changing password', 'Your current password is not correct.'),
    ).toBeVisible()
    await expect(form.getByText('Your current password is not correct.')).toBeVisible()
    await changePassword(newLearner, account.password, 'Qwerty123')
    await expect(form.getByText('Too many people use this password. Please choose another.')).toBeVisible()
    await newLearner.network.fail('accounts')
    await changePassword(newLearner, account.password, 'a newer password')
    await expect(newLearner.alert('Error changing password', 'Could not update your password')).toBeVisible()
    await expect(form.getByText('Could not update your password')).toBeVisible()
  },
)

test(
  'a learner changes the password, gets a mail about it and signs in with it',
  shows('S1.02.08 S7.04.01 S7.21.09 S8.08.02'),
  async ({newLearner, account, inbox, visitor}) => {
    await open(newLearner)
    await changePassword(newLearner, account.password, 'a newer password')
    await expect(newLearner.toast('Password updated')).toBeVisible()
    await expect(newLearner.toast('Your password has been changed successfully')).toBeVisible()
    await inbox.waitForMail(account.email, /password.*changed/i)
    await visitor.signIn(account.email, 'a newer password')
  },
)
