import {accounts, firestore} from '../../integration/commerce/back-office.ts'
import {newAccount} from '../fixtures/accounts.ts'
import {linkIn} from '../fixtures/inbox.ts'
import {makeTeacher} from '../fixtures/taught-course.ts'
import {expect, test} from '../fixtures/test.ts'

test('staff invite a teacher, who accepts the mail’s link, sees their courses, and is paused', async ({
  staff,
  publish,
  courseOnSale,
  openBrowser,
  inbox,
}) => {
  const id = `instructor-${crypto.randomUUID()}`
  const name = `Tess ${id.slice(-6)}`
  await publish({_id: id, _type: 'instructor', name, slug: {_type: 'slug', current: id}})
  const course = await courseOnSale('Carving', {instructor: {_type: 'reference', _ref: id}})
  const account = newAccount('Tess')

  await staff.visit('/admin/teachers')
  await staff.main.getByRole('button', {name: 'Invite', exact: true}).click()
  const dialog = staff.page.getByRole('dialog', {name: 'Invite a teacher'})
  await dialog.getByLabel('Instructor').fill('Nobody of that name')
  await dialog.getByLabel('E-mail').fill(account.email)
  await dialog.getByLabel('Share in percent').fill('65')
  await dialog.getByRole('button', {name: 'Send Invitation'}).click()
  await expect(dialog.getByText('The content has no instructor of this name')).toBeVisible()
  await dialog.getByLabel('Instructor').fill(name)
  await dialog.getByRole('button', {name: 'Send Invitation'}).click()
  await expect(staff.toast('Invitation sent')).toBeVisible()
  const row = staff.main.getByRole('row').filter({hasText: name})
  await expect(row).toContainText('65%')

  const tess = await openBrowser()
  tess.expectBrowserError(/400|not-verified/)
  await tess.visit(linkIn(await inbox.waitForMail(account.email, /Teach at Lectern/), '/teach/accept#'))
  await expect(tess.title(`Teach as ${name}`)).toBeVisible()
  await tess.main.getByRole('link', {name: 'Sign in to accept'}).click()
  await tess.signUp(account)
  await tess.main.getByRole('button', {name: 'Accept'}).click()
  await expect(tess.main.getByText('Please verify the email address of your account first')).toBeVisible()
  await inbox.waitForMail(account.email, /verify/i)
  const {uid} = await accounts.getUserByEmail(account.email)
  await accounts.updateUser(uid, {emailVerified: true})
  await tess.main.getByRole('button', {name: 'Accept'}).click()
  await expect(tess.title('Welcome among the teachers')).toBeVisible()
  await tess.header.getByRole('button', {name: 'Account'}).click()
  await tess.page.getByRole('menuitem', {name: 'Teaching'}).click()
  await expect(tess.title('Overview')).toBeVisible()
  await expect(tess.main.getByRole('link', {name: course.title})).toBeVisible()

  await staff.page.reload()
  await row.getByRole('button', {name: `Pause: ${name}`}).click()
  await staff.page.getByRole('dialog').getByRole('button', {name: 'Pause'}).click()
  await expect(row.getByText('Paused')).toBeVisible()
  tess.expectBrowserError(/403|not-teacher/)
  await tess.page.reload()
  await expect(tess.title('Your access to teaching has ended')).toBeVisible()
})

test('staff invite a teacher again whose instructor has another name by now, and read why they cannot', async ({
  staff,
  newLearner: _,
  account,
  publish,
}) => {
  const id = `instructor-${crypto.randomUUID()}`
  const [before, after] = ['Tess', 'Theresa'].map((name) => `${name} ${id.slice(-6)}`) as [string, string]
  await publish({_id: id, _type: 'instructor', name: after})
  await makeTeacher(account, id)
  const teacher = firestore.doc(`teachers/${id}`)
  await teacher.update({name: before, state: 'ended'})

  await staff.visit('/admin/teachers')
  await staff.main.getByRole('button', {name: `Invite again: ${before}`}).click()
  const dialog = staff.page.getByRole('dialog', {name: `Invite ${before} again`})
  await teacher.update({state: 'active'})
  staff.expectBrowserError(/409|teacher-exists/)
  await dialog.getByRole('button', {name: 'Send Invitation'}).click()
  const refused = dialog.getByRole('alert').filter({hasText: 'Somebody teaches as this instructor already.'})
  await expect(refused).toBeVisible()
  await teacher.update({state: 'ended'})
  await dialog.getByRole('button', {name: 'Send Invitation'}).click()
  await expect(staff.toast('Invitation sent')).toBeVisible()
  await expect(
    staff.toast(`${account.email} is invited to teach as ${after}. The link works for seven days.`),
  ).toBeVisible()
})
