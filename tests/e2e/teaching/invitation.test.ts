import {accounts, firestore} from '../../integration/commerce/back-office.ts'
import {newAccount} from '../fixtures/accounts.ts'
import {linkIn} from '../fixtures/inbox.ts'
import {makeTeacher} from '../fixtures/taught-course.ts'
import {expect, test} from '../fixtures/test.ts'

test('staff invite teachers, one of them again, who accepts the mail’s link, sees their courses, and is paused', async ({
  staff,
  publish,
  courseOnSale,
  openBrowser,
  existingAccount: former,
  inbox,
}) => {
  const [id, idOfFormer] = [1, 2].map(() => `instructor-${crypto.randomUUID()}`) as [string, string]
  const name = `Tess ${id.slice(-6)}`
  const [before, after] = ['Tiffany', 'Theresa'].map((first) => `${first} ${idOfFormer.slice(-6)}`) as [
    string,
    string,
  ]
  await publish(
    {_id: id, _type: 'instructor', name, slug: {_type: 'slug', current: id}},
    {_id: idOfFormer, _type: 'instructor', name: after},
  )
  const course = await courseOnSale('Carving', {instructor: {_type: 'reference', _ref: id}})
  await makeTeacher(former, idOfFormer)
  const teacher = firestore.doc(`teachers/${idOfFormer}`)
  await teacher.update({name: before, state: 'ended'})
  const account = newAccount('Tess')
  const row = staff.main.getByRole('row').filter({hasText: name})

  await test.step('staff invite the instructor of the content, who gets a mail', async () => {
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
    await expect(row).toContainText('65%')
  })

  const tess = await openBrowser()
  const link = linkIn(await inbox.waitForMail(account.email, /Teach at Lectern/), '/teach/accept#')
  await test.step('its link is accepted by an account whose address is verified', async () => {
    tess.expectBrowserError(/400|not-verified/)
    await tess.visit(link)
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
  })

  await test.step('opened again it leads who has accepted it to their screens', async () => {
    await tess.visit(link)
    await expect(tess.title(`You teach as ${name}`)).toBeVisible()
    await tess.main.getByRole('link', {name: 'Go to Teaching'}).click()
    await expect(tess.title('Overview')).toBeVisible()
  })

  await test.step('one whose instructor has another name by now is invited again, unless they teach', async () => {
    await staff.main.getByRole('button', {name: `Invite again: ${before}`}).click()
    const dialog = staff.page.getByRole('dialog', {name: `Invite ${before} again`})
    await teacher.update({state: 'active'})
    staff.expectBrowserError(/409|teacher-exists/)
    await dialog.getByRole('button', {name: 'Send Invitation'}).click()
    const refused = dialog
      .getByRole('alert')
      .filter({hasText: 'Somebody teaches as this instructor already.'})
    await expect(refused).toBeVisible()
    await teacher.update({state: 'ended'})
    await dialog.getByRole('button', {name: 'Send Invitation'}).click()
    await expect(
      staff.toast(`${former.email} is invited to teach as ${after}. The link works for seven days.`),
    ).toBeVisible()
    await expect(staff.toast('Invitation sent')).toBeVisible()
  })

  await test.step('a teacher who is paused sees what they have earned, and nothing else of theirs', async () => {
    await row.getByRole('button', {name: `Pause: ${name}`}).click()
    await staff.page.getByRole('dialog').getByRole('button', {name: 'Pause'}).click()
    await expect(row.getByText('Paused')).toBeVisible()
    tess.expectBrowserError(/403|not-teacher/)
    await tess.page.reload()
    await expect(tess.title('Earnings')).toBeVisible()
    await expect(tess.main.getByText('Your teaching is paused.')).toBeVisible()
    const menu = tess.page.getByRole('navigation', {name: 'Teaching'})
    await expect(menu.getByRole('link')).toHaveText(['Earnings'])
  })
})
