import {readFile} from 'node:fs/promises'
import {Timestamp} from 'firebase-admin/firestore'
import {expectNoViolations, PHONE as PHONE_SIZE} from '../fixtures/accessibility.ts'
import {SEEDED, SEEDED_PASSWORD} from '../fixtures/accounts.ts'
import {signedInUser} from '../fixtures/open-account.ts'
import {placeOrder} from '../fixtures/orders.ts'
import {requestReturn} from '../fixtures/returns.ts'
import {expect, PHONE, test} from '../fixtures/test.ts'
import {accounts, firestore} from '../../integration/commerce/back-office.ts'

const WHITEBOARD = {
  id: 'course-draw-it-on-the-whiteboard',
  title: 'Draw It on the Whiteboard',
  priceCents: 6299,
}

/** Orders of one address, taken away when the work is done. */
async function withOrders(email: string, count: number, work: () => Promise<void>): Promise<void> {
  const references = Array.from({length: count}, () => firestore.collection('orders').doc())
  const items = [{courseId: WHITEBOARD.id, courseTitle: WHITEBOARD.title, priceCents: 6299}]
  await Promise.all(
    references.map((reference, index) =>
      reference.set({
        userId: 'nobody',
        email,
        amountCents: 6299,
        currency: 'usd',
        status: 'expired',
        paymentProcessing: false,
        items,
        courseIds: [WHITEBOARD.id],
        checkoutSessionId: null,
        paymentIntentId: null,
        createdAt: Timestamp.fromMillis(Date.now() - index * 60_000),
        completedAt: null,
        refundedAt: null,
      }),
    ),
  )
  try {
    await work()
  } finally {
    await Promise.all(references.map((reference) => reference.delete()))
  }
}

test('the back office has no header, newsletter form, footer or cookie banner of the shop, and leads back to it', async ({
  staff,
}) => {
  const {page} = staff
  await staff.visit('/admin/orders')
  await expect(staff.title('Orders')).toBeVisible()
  await expect(page.getByText(SEEDED.staff)).toBeVisible()
  await expect(staff.footer).toHaveCount(0)
  await expect(page.getByRole('navigation', {name: 'Main'})).toHaveCount(0)
  await expect(page.getByRole('button', {name: 'Subscribe'})).toHaveCount(0)
  await expect(staff.cookieBanner).toHaveCount(0)
  const theme = () => page.evaluate('document.documentElement.dataset.theme')
  const before = await theme()
  await page.getByRole('button', {name: /theme$/}).click()
  await expect.poll(theme).not.toBe(before)

  // Nobody was asked about cookies there: the shop asks.
  await page.getByRole('link', {name: 'To the shop'}).click()
  await expect(page).toHaveURL('/')
  await expect(staff.footer).toBeVisible()
  await expect(staff.cookieBanner).toBeVisible()
})

test('fourteen orders are in view on a desktop, and the first on a phone with its filters folded', async ({
  staff,
  account,
  openBrowser,
}) => {
  await withOrders(account.email, 30, async () => {
    const {page} = staff
    const address = `/admin/orders?q=${encodeURIComponent(account.email)}`
    await staff.visit(address)
    const rows = staff.main.getByRole('row').filter({hasText: account.email})
    await expect(rows).toHaveCount(25)
    expect(page.viewportSize()).toEqual({width: 1440, height: 900})
    await expect(rows.nth(13)).toBeInViewport({ratio: 1})
    const pages = page.getByRole('navigation', {name: 'Orders, pages'})
    await expect(pages.getByText('1–25', {exact: true})).toBeVisible()
    await pages.getByRole('link', {name: 'Next'}).click()
    await expect(pages.getByText('26–30 of 30')).toBeVisible()
    await pages.getByRole('link', {name: 'Previous'}).click()
    await expect(pages.getByText('1–25', {exact: true})).toBeVisible()

    const phone = await openBrowser({
      ...PHONE,
      user: await signedInUser(SEEDED.staff, SEEDED_PASSWORD),
    })
    await phone.visit(`${address}&status=expired`)
    const first = phone.main.getByRole('row').filter({hasText: account.email}).first()
    await expect(first).toBeInViewport({ratio: 1})
    const filters = phone.page.getByRole('button', {name: /^Filters/})
    await expect(filters).toHaveAccessibleName('Filters 1 set')
    const status = phone.page.getByLabel('Status')
    await expect(status).toBeHidden()
    await filters.click()
    await status.selectOption('All')
    await expect(filters).toHaveAccessibleName('Filters')
  })
})

test('on a phone the menu is a drawer, which closes with a navigation', async ({openBrowser}) => {
  const phone = await openBrowser({
    ...PHONE,
    user: await signedInUser(SEEDED.staff, SEEDED_PASSWORD),
  })
  const {page} = phone
  await phone.visit('/admin/orders')
  await page.getByRole('button', {name: 'Open menu'}).click()
  const drawer = page.getByRole('dialog', {name: 'Menu'})
  await expect(drawer.getByRole('link', {name: 'Orders'})).toHaveAttribute('aria-current', 'page')
  await expectNoViolations(phone, [PHONE_SIZE])
  await drawer.getByRole('link', {name: 'Learners'}).click()
  await expect(phone.title('Learners')).toBeVisible()
  await expect(drawer).toBeHidden()
})

test('what waits is counted in the menu', async ({staff, existingAccount: account}) => {
  const {orderId} = await placeOrder(account, WHITEBOARD)
  await requestReturn(account, orderId)
  const {page, main} = staff
  await staff.visit('/admin/returns')
  const nav = page.getByRole('navigation', {name: 'Back office'})
  await expect(nav.getByRole('link', {name: /^Returns \d+\+? waiting$/})).toBeVisible()

  // A return leads to its order and its learner, and both lead back.
  const request = main.getByRole('row').filter({hasText: account.email})
  await request.getByRole('link', {name: account.email}).click()
  await main.getByRole('link', {name: 'Pending: open the return'}).click()
  await request.getByRole('cell').first().getByRole('link').click()
  await expect(main.getByText('Payment arrived')).toBeVisible()
  await main.getByRole('link', {name: 'Decide it'}).click()
  await expect(main.getByRole('row')).toHaveCount(2)
  await expect(request).toBeVisible()
})

test('Ctrl-K finds an order, a learner, a course, a discount code and a screen by the keyboard', async ({
  staff,
  existingAccount: account,
  courseOnSale,
}) => {
  const {page} = staff
  const {keyboard} = page
  const course = await courseOnSale('Palette')
  const {orderId} = await placeOrder(account, WHITEBOARD)
  const code = `PAL${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  await firestore.doc(`discountCodes/${code}`).set({
    kind: 'percentage',
    value: 20,
    courseId: null,
    courseTitle: null,
    startsAt: null,
    endsAt: null,
    endedAt: null,
    maxUses: null,
    maxUsesPerPerson: null,
    reserved: 0,
    used: 0,
    discountedCents: 0,
    createdAt: Timestamp.now(),
  })
  const dialog = page.getByRole('dialog', {name: 'Search the back office'})
  const field = dialog.getByRole('combobox')
  const find = async (words: string) => {
    await keyboard.press('Control+k')
    await expect(field).toBeFocused()
    await field.fill(words)
  }
  await staff.visit('/admin')
  // The title is there before any script: keys are answered once the frame knows who is there.
  await expect(page.getByText(SEEDED.staff)).toBeVisible()

  await find(account.email)
  await expect(dialog.getByRole('option', {name: account.email}).first()).toBeVisible()
  await expectNoViolations(staff)
  await keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const opener = page.getByRole('button', {name: 'Search', exact: true})
  await opener.focus()
  await keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await keyboard.press('Escape')
  await expect(opener).toBeFocused()

  await find(orderId)
  await expect(dialog.getByRole('group', {name: 'Orders'}).getByRole('option')).toHaveCount(1)
  await keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin/orders/${orderId}`)

  // Others have the name as well.
  await find(account.email)
  const {uid} = await accounts.getUserByEmail(account.email)
  const nextScreen = Promise.withResolvers<undefined>()
  await page.route('**/assets/*.js', async (route) => {
    await nextScreen.promise
    await route.continue()
  })
  await dialog.getByRole('group', {name: 'Learners'}).getByRole('option', {name: account.email}).click()
  await expect(dialog).toBeHidden()
  // Opened before the next screen is there, it stays open over it.
  await find(course.title)
  await expect(page).toHaveURL(`/admin/orders/${orderId}`)
  nextScreen.resolve(undefined)
  await expect(page).toHaveURL(`/admin/learners/${uid}`)
  await expect(page.locator('main').getByText(account.email).first()).toBeAttached()
  await dialog.getByRole('option', {name: course.title}).click()
  await expect(page).toHaveURL(`/admin/courses/${course.id}`)

  await find(code.toLowerCase())
  await expect(dialog.getByRole('option', {name: code})).toBeVisible()
  await keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin/discounts/${code}`)

  await find('outb')
  await expect(dialog.getByRole('option', {name: 'Outbox'})).toBeVisible()
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowUp')
  await keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/outbox')
  await firestore.doc(`discountCodes/${code}`).delete()
})

test('a list is exported with its filters, page by page, without a formula, and the act is recorded', async ({
  staff,
  account,
}) => {
  const email = `=${account.email}`
  await withOrders(email, 30, async () => {
    const {page, main} = staff
    await staff.visit(`/admin/orders?q=${encodeURIComponent(email)}&status=expired`)
    await expect(main.getByRole('row')).toHaveCount(26)
    // The second page fails once.
    staff.expectBrowserError(/could not be exported|Failed to load resource|net::ERR/)
    let failed = false
    await page.route(/\/staff$/, async (route) => {
      const body = route.request().postData() ?? ''
      if (failed || !body.includes('listOrders') || body.includes('"cursor":null')) return route.continue()
      failed = true
      await route.abort()
    })
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', {name: 'Export as CSV'}).click()
    const dialog = page.getByRole('dialog', {name: 'Export'})
    await expect(dialog.getByText('What the filters show: Expired.')).toBeVisible()
    await expect(dialog.getByRole('alert')).toHaveText(/What was read is kept/)
    await expect(dialog.getByText('25 rows read.')).toBeVisible()
    await dialog.getByRole('button', {name: 'Try again'}).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^lectern-orders-[\d-]+\.csv$/)
    const lines = (await readFile(await download.path(), 'utf8')).split('\r\n')
    expect(lines[0]).toBe(
      '\ufeffOrder,Placed (UTC),Name,E-mail,Courses,Amount (USD),Discount code,Status,Given back (USD),Charged back (USD),Problem',
    )
    const ids = lines.slice(1, -1).map((line) => line.split(',')[0])
    expect(ids).toHaveLength(30)
    expect(new Set(ids).size).toBe(30)
    expect(lines[1]).toContain(`,'${email},${WHITEBOARD.title},62.99,,Expired,0,,no`)
    await expect(staff.toast('List exported')).toBeVisible()

    await staff.visit('/admin/actions?action=list-exported')
    const act = main.getByRole('row').filter({hasText: 'List: orders'}).first()
    await expect(act.getByText('Expired')).toBeVisible()
    await expect(act.getByText(SEEDED.staff)).toBeVisible()
    expect(await act.innerText()).not.toContain(account.email)
  })
})

test('the courses are a list as all others: searched, kept as a view and exported', async ({
  staff,
  courseOnSale,
}) => {
  const {page, main} = staff
  const course = await courseOnSale('Exported')
  await staff.visit('/admin/courses')
  await page.getByRole('searchbox', {name: 'Search courses'}).fill(course.title)
  await expect(main.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('button', {name: 'Views'})).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', {name: 'Export as CSV'}).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^lectern-courses-[\d-]+\.csv$/)
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n')
  expect(lines[0]).toBe('\ufeffCourse,Id,Instructor,Lessons,Archived')
  expect(lines[1]?.split(',').slice(0, 2)).toEqual([course.title, course.id])
  expect(lines.slice(2)).toEqual([''])
})

test('a view keeps a list with its filters under a name, for whoever saved it', async ({staff}) => {
  const {page} = staff
  const name = `Refunded ${crypto.randomUUID().slice(0, 6)}`
  await staff.visit('/admin/orders?status=refunded')
  const dialog = page.getByRole('dialog', {name: 'Views'})
  await staff.network.hold('orders')
  await page.getByRole('button', {name: 'Views'}).click()
  await expect(dialog.getByText('Loading your views')).toBeAttached()
  await expect(dialog.getByRole('button', {name: 'Save View'}), 'nothing to press moves').toHaveCount(0)
  staff.network.restore()
  await dialog.getByRole('button', {name: 'Save View'}).click()
  await expect(dialog.getByText('Please give the view a name.')).toBeVisible()
  await dialog.getByLabel('Save what this list shows as').fill(name)
  await dialog.getByRole('button', {name: 'Save View'}).click()
  await expect(dialog.getByRole('link', {name})).toBeVisible()
  await expectNoViolations(staff)
  await dialog.getByLabel('Save what this list shows as').fill(name)
  await dialog.getByRole('button', {name: 'Save View'}).click()
  await expect(dialog.getByText('You have a view of this name.')).toBeVisible()

  await staff.visit('/admin/learners')
  await page.getByRole('button', {name: 'Views'}).click()
  await dialog.getByRole('link', {name}).click()
  await expect(page).toHaveURL('/admin/orders?status=refunded')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', {name: 'Views'}).click()
  await dialog.getByRole('button', {name: `Delete the view ${name}`}).click()
  const question = dialog.getByRole('group', {name: `Delete the view ${name}?`})
  await expect(question.getByRole('button', {name: 'Keep'})).toBeFocused()
  await question.getByRole('button', {name: 'Delete'}).click()
  await expect(dialog.getByRole('link', {name})).toHaveCount(0)
})

test('several mails are tried again at once, and each that is not sent says why', async ({
  staff,
  account,
  inbox,
}) => {
  const {page, main} = staff
  const mail = {
    to: [account.email],
    state: 'failed',
    attempts: 80,
    nextAttemptAt: Timestamp.now(),
    createdAt: Timestamp.now(),
    sentAt: null,
    messageId: null,
    lastError: 'The mail service did not answer.',
    expireAt: null,
  }
  const sound = [0, 1].map(() => firestore.collection('mail').doc())
  const gone = firestore.collection('mail').doc()
  for (const reference of [...sound, gone])
    await reference.set({...mail, content: {kind: 'password-changed'}})
  staff.expectBrowserError(/could not be tried again|404|400/)
  await staff.visit(`/admin/outbox?q=${encodeURIComponent(account.email)}`)
  await expect(main.getByRole('row')).toHaveCount(4)
  // Somebody else deals with one of them meanwhile.
  await gone.update({state: 'sent', sentAt: Timestamp.now()})
  await page.getByLabel('Select all on this page').check()
  await expect(main.getByText('3 selected')).toBeVisible()
  await page.getByRole('button', {name: 'Try 3 mails again'}).click()
  await expect(staff.alert('Not all mails were sent', '2 mails sent, 1 not')).toBeVisible()
  await expect(main.getByRole('row').filter({hasText: /has been sent/})).toHaveCount(1)
  await expect(main.getByText('Sent', {exact: true})).toHaveCount(3)
  await inbox.waitForMail(account.email, /password has been changed/)
  await gone.delete()
})

test('several reviews are hidden for one reason', async ({staff, courseOnSale}) => {
  const {page, main} = staff
  const course = await courseOnSale('Moderation')
  const text = `Cheap watches ${crypto.randomUUID()}`
  const now = Timestamp.fromMillis(Date.now())
  const references = [1, 2, 3].map(() => firestore.doc(`reviews/${crypto.randomUUID().replaceAll('-', '')}`))
  for (const [index, reference] of references.entries())
    await reference.set({
      userId: 'nobody',
      courseId: course.id,
      courseTitle: course.title,
      author: `Ada ${index}`,
      rating: 1,
      text,
      status: 'shown',
      isNew: true,
      hiddenReason: null,
      answer: null,
      helpful: 0,
      createdAt: now,
      editedAt: null,
      updatedAt: now,
    })
  await staff.visit('/admin/reviews?state=new&rating=1')
  const articles = main.getByRole('article').filter({hasText: text})
  await expect(articles).toHaveCount(3)
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
  await staff.visit('/admin/reviews?state=hidden')
  await expect(articles.filter({hasText: 'Hidden because: Advertising'})).toHaveCount(2)
  for (const reference of references) await reference.delete()
})
