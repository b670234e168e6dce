import {enrollmentId} from '@lectern/domain/order'
import {accounts, firestore, read} from '../../integration/commerce/back-office.ts'
import {expect, test} from '../fixtures/test.ts'

test('staff find a learner, give them a course and take it back', async ({
  staff,
  existingAccount: account,
  courseOnSale,
}) => {
  const {page, main} = staff
  const course = await courseOnSale('Grants')
  const {uid} = await accounts.getUserByEmail(account.email)
  await staff.visit('/admin/learners')
  const search = page.getByRole('searchbox', {name: 'Name, email or account ID'})
  await search.fill(account.email)
  await expect(page).toHaveURL(/q=/)
  await expect(main.getByText('1 found', {exact: true})).toBeVisible()
  await main.getByRole('link', {name: `${account.firstName} ${account.lastName}`}).click()
  await expect(staff.title(`${account.firstName} ${account.lastName}`)).toBeVisible()
  await expect(main.getByText('No courses yet')).toBeVisible()

  await page.getByRole('button', {name: 'Give a Course'}).click()
  const giving = page.getByRole('dialog', {name: 'Give a course?'})
  await giving.getByLabel('Course', {exact: true}).fill('A course that nobody wrote')
  await giving.getByRole('button', {name: 'Give Course'}).click()
  await expect(giving.getByText('Please say why.')).toBeVisible()
  await giving.getByLabel('Reason').fill('She teaches it.')
  await giving.getByRole('button', {name: 'Give Course'}).click()
  await expect(giving.getByText('There is no course of this title or address.')).toBeVisible()
  await expect(giving.getByLabel('Reason')).toHaveValue('She teaches it.')
  await giving.getByLabel('Course', {exact: true}).fill(course.title)
  await giving.getByRole('button', {name: 'Give Course'}).click()
  await expect(staff.toast('Course given')).toBeVisible()
  await expect(main.getByRole('cell', {name: 'Given She teaches it.'})).toBeVisible()
  // From here on it is among the learner's courses.
  const enrollment = `enrollments/${enrollmentId(uid, course.id)}`
  expect(await read(enrollment)).toMatchObject({userId: uid, courseId: course.id})

  await main.getByRole('button', {name: `Withdraw ${course.title}`}).click()
  const withdrawing = page.getByRole('dialog', {name: `Withdraw ${course.title}?`})
  await withdrawing.getByLabel('Reason').fill('Given by mistake.')
  await withdrawing.getByRole('button', {name: 'Withdraw Course'}).click()
  await expect(staff.toast('Course withdrawn')).toBeVisible()
  await expect(main.getByText('No courses yet')).toBeVisible()
  expect(await read(enrollment)).toBeNull()

  await page.getByRole('button', {name: 'Send Password Mail'}).click()
  await expect(staff.toast('Password mail sent')).toBeVisible()
  await staff.dismissToasts()
  await page.getByRole('button', {name: 'Delete Account'}).click()
  const deleting = page.getByRole('dialog', {name: 'Delete this account?'})
  await deleting.getByLabel('Reason').fill('Asked by mail.')
  await deleting.getByRole('button', {name: 'Delete Account'}).click()
  await expect(main.getByText(/This account is to be deleted/)).toBeVisible()
  expect(await read(`deletions/${uid}`)).not.toBeNull()
  const acts = await firestore.collection('staffActions').where('subject.id', '==', uid).get()
  expect(acts.docs.map((act) => String(act.get('action'))).toSorted()).toEqual([
    'account-deleted',
    'course-granted',
    'grant-withdrawn',
    'learner-read',
    'password-mail-sent',
  ])
})
