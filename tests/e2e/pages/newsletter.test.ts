import {subscribe as subscribeContract} from '@lectern/domain/newsletter/contracts'
import {isCallOf} from '../fixtures/calls.ts'
import {linkIn, type Inbox} from '../fixtures/inbox.ts'
import {expect, shows, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'

/** An error message with the role alert. */
const alert = ({page}: Visitor, title: string) => page.getByRole('alert').filter({hasText: title})
const field = ({footer}: Visitor) => footer.getByRole('textbox', {name: 'Email address'})
const subscribe = ({footer}: Visitor) => footer.getByRole('button', {name: 'Subscribe'})

/** Opens the link of the confirmation mail, and presses its button. */
async function confirm(visitor: Visitor, inbox: Inbox, email: string): Promise<void> {
  const mail = await inbox.waitForMail(email, /^Confirm your newsletter subscription$/)
  await visitor.visit(linkIn(mail, '/newsletter/confirm'))
  await visitor.main.getByRole('button', {name: 'Confirm subscription'}).click()
}

test(
  'an invalid address shows one error',
  shows('S2.03.32 S2.03.33 S5.02.01 S8.02.01 S5.02.04'),
  async ({visitor}) => {
    await visitor.visit('/faq')
    await field(visitor).fill('ada at example')
    await subscribe(visitor).click()
    await expect(
      alert(visitor, 'Invalid email').getByText('Please enter a valid email address.'),
    ).toBeVisible()
    await expect(field(visitor)).toBeFocused()
    await expect(field(visitor)).toHaveAttribute('aria-invalid', 'true')
    // A second submission does not add a second error.
    const said = await alert(visitor, 'Invalid email').elementHandle()
    await subscribe(visitor).click()
    await expect
      .poll(() => said?.evaluate((element: {isConnected: boolean}) => element.isConnected))
      .toBe(false)
    await expect(alert(visitor, 'Invalid email')).toHaveCount(1)
    await field(visitor).fill('ada@example.test')
    await expect(field(visitor)).not.toHaveAttribute('aria-invalid')
  },
)

test(
  'a visitor subscribes to the newsletter',
  shows('S1.01.16 S2.03.32 S2.03.33 S2.03.34 S4.04.01 S4.04.02 S5.02.02 S7.06.02 S8.02.06'),
  async ({visitor, account}) => {
    const {page, footer} = visitor
    await visitor.visit('/faq')
    await field(visitor).fill(`  ${account.email} `)
    await visitor.network.hold('functions')
    const asking = page.waitForRequest((request) => isCallOf(subscribeContract, request))
    await subscribe(visitor).click()
    expect((await asking).postDataJSON()).toEqual({data: {call: 'subscribe', input: {email: account.email}}})
    const pending = footer.getByRole('button', {name: 'Subscribing...'})
    await expect(pending).toBeVisible()
    // A second click while the first is in flight sends nothing.
    const sentAgain: string[] = []
    page.on('request', (request) => {
      if (isCallOf(subscribeContract, request)) sentAgain.push(request.url())
    })
    await pending.click({force: true})
    visitor.network.restore()
    await expect(visitor.toast('Success!')).toBeVisible()
    expect(sentAgain).toEqual([])
    await expect(visitor.toast("You've successfully subscribed to our newsletter.")).toBeVisible()
    await expect(field(visitor)).toHaveValue('')
  },
)

test(
  'a second subscription shows that the address is already subscribed',
  shows('S7.06.02 S8.02.01 S8.02.02 S8.02.03'),
  async ({visitor, account, inbox}) => {
    visitor.expectBrowserError(/\/visitor/)
    await visitor.visit('/faq')
    await field(visitor).fill(account.email)
    await subscribe(visitor).click()
    await expect(visitor.toast('Success!')).toBeVisible()
    await expect(visitor.toast('Check your email')).toBeVisible()
    await confirm(visitor, inbox, account.email)
    await expect(visitor.title('You are subscribed')).toBeVisible()
    await field(visitor).fill(account.email.toUpperCase())
    const answering = visitor.page.waitForResponse((response) =>
      isCallOf(subscribeContract, response.request()),
    )
    await subscribe(visitor).click()
    expect(await (await answering).json()).toMatchObject({
      error: {status: 'ALREADY_EXISTS', details: {reason: 'already-subscribed'}},
    })
    await expect(visitor.toast('Already subscribed')).toBeVisible()
    await expect(visitor.toast('This email is already subscribed to our newsletter.')).toBeVisible()
  },
)

test(
  'a subscription that cannot be sent shows an error and keeps the address',
  shows('S2.03.32 S2.03.33 S7.06.02 S8.02.04 S8.02.05'),
  async ({visitor, account}) => {
    const {network} = visitor
    const failure = alert(visitor, 'Subscription failed')
    await network.block('functions')
    await visitor.visit('/')
    await field(visitor).fill(account.email)
    await subscribe(visitor).click()
    await expect(
      failure.getByText(
        'There was a problem subscribing to the newsletter: we could not be reached. Please check your connection and try again.',
        {exact: true},
      ),
    ).toBeVisible()
    await failure.getByRole('button', {name: 'Dismiss'}).click()
    await expect(failure).not.toBeAttached()
    network.restore()
    await network.fail('functions')
    await subscribe(visitor).click()
    await expect(
      failure.getByText('There was a problem subscribing to the newsletter: Unknown error', {exact: true}),
    ).toBeVisible()
    network.restore()
    await subscribe(visitor).click()
    await expect(visitor.toast('Success!')).toBeVisible()
  },
)

test('a link to confirm a subscription says what became of it', async ({visitor, account, inbox}) => {
  visitor.expectBrowserError(/\/visitor/)
  await visitor.visit('/faq')
  await field(visitor).fill(account.email)
  await subscribe(visitor).click()
  await expect(visitor.toast('Success!')).toBeVisible()
  await visitor.network.block('functions')
  await confirm(visitor, inbox, account.email)
  await expect(visitor.main.getByText('Your subscription is not confirmed yet')).toBeVisible()
  visitor.network.restore()
  await visitor.main.getByRole('button', {name: 'Confirm subscription'}).click()
  await expect(visitor.title('You are subscribed')).toBeFocused()
  await expect(visitor.main.getByText(account.email)).toBeVisible()
  await confirm(visitor, inbox, account.email)
  await expect(visitor.title('You are already subscribed')).toBeVisible()
  for (const address of ['/newsletter/confirm', '/newsletter/confirm?token=none']) {
    await visitor.visit(address)
    if (address.includes('token'))
      await visitor.main.getByRole('button', {name: 'Confirm subscription'}).click()
    await expect(visitor.title('This link does not work')).toBeVisible()
  }
})
