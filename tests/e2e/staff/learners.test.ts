import {enrollmentId} from '@lectern/domain/order'
import {Timestamp} from 'firebase-admin/firestore'
import {addressHash} from '../../../functions/src/outbox/suppressions.ts'
import {accounts, firestore, read} from '../../integration/commerce/back-office.ts'
import {reviewDocument} from '../../integration/learning/review-document.ts'
import {outboxMail} from '../../integration/people/outbox-mail.ts'
import {newAccount} from '../fixtures/accounts.ts'
import {expect, test} from '../fixtures/test.ts'

/** A mail that was given up. */
const givenUp = (to: string) => outboxMail(to, {lastError: 'The mail service did not answer.'})

test('staff see to the mails, the courses and the account of a learner, and to reviews', async ({
  staff,
  existingAccount: account,
  inbox,
  courseOnSale,
}) => {
  const {page, main} = staff
  const nav = page.getByRole('navigation', {name: 'Back office'})
  const address = page.getByRole('searchbox', {name: 'Whole email address'})
  const to = account.email
  const bounced = newAccount('Rita').email
  const {uid} = await accounts.getUserByEmail(to)
  const course = await courseOnSale('Grants')
  const enrollment = `enrollments/${enrollmentId(uid, course.id)}`

  await test.step('several mails are tried again at once, and each that is not sent says why', async () => {
    const mails = [0, 1, 2].map(() => firestore.collection('mail').doc())
    for (const mail of mails) await mail.set(givenUp(to))
    staff.expectBrowserError(/could not be tried again|404|400/)
    await staff.visit(`/admin/outbox?q=${encodeURIComponent(to)}`)
    await expect(main.getByRole('row')).toHaveCount(4)
    // Somebody else deals with one of them meanwhile.
    await mails[2]?.update({state: 'sent', sentAt: Timestamp.now()})
    await page.getByLabel('Select all on this page').check()
    await expect(main.getByText('3 selected')).toBeVisible()
    await page.getByRole('button', {name: 'Try 3 mails again'}).click()
    await expect(staff.alert('Not all mails were sent', '2 mails sent, 1 not')).toBeVisible()
    await expect(main.getByRole('row').filter({hasText: /has been sent/})).toHaveCount(1)
    await expect(main.getByText('Sent', {exact: true})).toHaveCount(3)
    await inbox.waitForMail(to, /password has been changed/)
    await mails[2]?.delete()
  })

  await test.step('one mail is tried again', async () => {
    await firestore.collection('mail').add(givenUp(bounced))
    await firestore
      .doc(`suppressions/${addressHash(bounced)}`)
      .set({address: bounced, reason: 'bounced', detail: 'Mailbox full', since: Timestamp.now()})
    await page.getByLabel('Show').selectOption('Given up')
    await address.fill(bounced)
    await expect(main.getByText('The mail service did not answer.')).toHaveCount(1)
    await page.getByRole('button', {name: `Try again: Password changed to ${bounced}`}).click()
    await expect(staff.toast('Mail sent')).toBeVisible()
    await expect(main.getByText('Sent', {exact: true})).toBeVisible()
    await staff.expectFocus()
    await inbox.waitForMail(bounced, /password has been changed/)
  })

  await test.step('an address that is suppressed is freed, for a reason', async () => {
    await page.getByRole('link', {name: 'Suppressed Addresses'}).click()
    await expect(staff.title('Suppressed addresses')).toBeVisible()
    await address.fill(bounced)
    await page.getByRole('button', {name: `Free this address: ${bounced}`}).click()
    const dialog = page.getByRole('dialog', {name: `Free ${bounced}?`})
    await dialog.getByRole('button', {name: 'Free Address'}).click()
    await expect(dialog.getByText('Please say why.')).toBeVisible()
    await dialog.getByLabel('Reason').fill('The mailbox is empty again.')
    await dialog.getByRole('button', {name: 'Free Address'}).click()
    await expect(staff.toast('Address freed')).toBeVisible()
    await expect(page.getByRole('heading', {name: 'This address is not suppressed'})).toBeVisible()
    expect(await read(`suppressions/${addressHash(bounced)}`)).toBeNull()
  })

  await test.step('a learner is found by their address', async () => {
    await staff.dismissToasts()
    await nav.getByRole('link', {name: 'Learners'}).click()
    const search = page.getByRole('searchbox', {name: 'Name, email or account ID'})
    await search.fill(account.email)
    await expect(page).toHaveURL(/q=/)
    await expect(main.getByText('1 found', {exact: true})).toBeVisible()
    await main.getByRole('link', {name: `${account.firstName} ${account.lastName}`}).click()
    await expect(staff.title(`${account.firstName} ${account.lastName}`)).toBeVisible()
    await expect(main.getByText('No courses yet')).toBeVisible()
  })

  await test.step('they are given a course, for a reason', async () => {
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
    expect(await read(enrollment)).toMatchObject({userId: uid, courseId: course.id})
  })

  await test.step('it is withdrawn again', async () => {
    await main.getByRole('button', {name: `Withdraw ${course.title}`}).click()
    const withdrawing = page.getByRole('dialog', {name: `Withdraw ${course.title}?`})
    await withdrawing.getByLabel('Reason').fill('Given by mistake.')
    await withdrawing.getByRole('button', {name: 'Withdraw Course'}).click()
    await expect(staff.toast('Course withdrawn')).toBeVisible()
    await expect(main.getByText('No courses yet')).toBeVisible()
    expect(await read(enrollment)).toBeNull()
  })

  await test.step('a password mail is sent, and the account is deleted', async () => {
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

  await test.step('several reviews are hidden for one reason', async () => {
    const text = `Cheap watches ${crypto.randomUUID()}`
    const references = [1, 2, 3].map(() =>
      firestore.doc(`reviews/${crypto.randomUUID().replaceAll('-', '')}`),
    )
    for (const [index, reference] of references.entries())
      await reference.set(
        reviewDocument({
          userId: 'nobody',
          courseId: course.id,
          courseTitle: course.title,
          author: `Ada ${index}`,
          rating: 1,
          text,
        }),
      )
    await nav.getByRole('link', {name: /^Reviews/}).click()
    await page.getByLabel('State').selectOption('New')
    await page.getByLabel('Rating').selectOption('1 star')
    await expect(page).toHaveURL('/admin/reviews?state=new&rating=1')
    const articles = main.getByRole('article').filter({hasText: text})
    await expect(articles).toHaveCount(3)
    await staff.dismissToasts()
    await page.getByLabel('Select: review by Ada 0').check()
    await page.getByLabel('Select: review by Ada 1').check()
    await page.getByRole('button', {name: 'Hide 2 reviews'}).click()
    const dialog = page.getByRole('dialog', {name: 'Hide 2 reviews?'})
    await dialog.getByRole('button', {name: 'Hide Reviews'}).click()
    await expect(dialog.getByText('Please say why the reviews are hidden.')).toBeVisible()
    await dialog.getByLabel('Reason').fill('Advertising')
    await dialog.getByRole('button', {name: 'Hide Reviews'}).click()
    await expect(staff.toast('Reviews hidden')).toBeVisible()
    await expect(dialog).toBeHidden()
    // What was hidden has been looked at, and is no longer among the new ones.
    await expect(articles).toHaveCount(1)
    await page.getByLabel('State').selectOption('Hidden')
    await expect(articles.filter({hasText: 'Hidden because: Advertising'})).toHaveCount(2)
    for (const reference of references) await reference.delete()
  })
})
