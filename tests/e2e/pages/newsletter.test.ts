import {subscribe as subscribeContract} from '@lectern/domain/newsletter/contracts'
import {newAccount} from '../fixtures/accounts.ts'
import {isCallOf} from '../fixtures/calls.ts'
import {linkIn} from '../fixtures/inbox.ts'
import {expect, shows, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'

/** An error message with the role alert. */
const alert = ({page}: Visitor, title: string) => page.getByRole('alert').filter({hasText: title})
const field = ({footer}: Visitor) => footer.getByRole('textbox', {name: 'Email address'})
const subscribe = ({footer}: Visitor) => footer.getByRole('button', {name: 'Subscribe'})
const confirm = ({main}: Visitor) => main.getByRole('button', {name: 'Confirm subscription'})

test(
  'a visitor subscribes to the newsletter, and confirms it with the link of the mail',
  shows(`S1.01.16 S2.03.32 S2.03.33 S2.03.34 S4.04.01 S4.04.02 S5.02.01 S5.02.02 S5.02.04 S7.06.02 S8.02.01
    S8.02.02 S8.02.03 S8.02.04 S8.02.05 S8.02.06`),
  async ({visitor, account, inbox}) => {
    const {page, footer, network} = visitor
    const isSubscription = (request: Parameters<typeof isCallOf>[1]) => isCallOf(subscribeContract, request)
    await visitor.visit('/faq')

    await test.step('an invalid address shows one error', async () => {
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
      await field(visitor).fill(`  ${account.email} `)
      await expect(field(visitor)).not.toHaveAttribute('aria-invalid')
    })

    await test.step('a second click while the first is in flight sends nothing', async () => {
      await network.hold('functions')
      const asking = page.waitForRequest(isSubscription)
      await subscribe(visitor).click()
      expect((await asking).postDataJSON()).toEqual({
        data: {call: 'subscribe', input: {email: account.email}},
      })
      const pending = footer.getByRole('button', {name: 'Subscribing...'})
      await expect(pending).toBeVisible()
      const sentAgain: string[] = []
      page.on('request', (request) => {
        if (isSubscription(request)) sentAgain.push(request.url())
      })
      await pending.click({force: true})
      network.restore()
      await expect(visitor.toast('Success!')).toBeVisible()
      expect(sentAgain).toEqual([])
      await expect(visitor.toast("You've successfully subscribed to our newsletter.")).toBeVisible()
      await expect(visitor.toast('Check your email')).toBeVisible()
      await expect(field(visitor)).toHaveValue('')
    })

    const link = linkIn(
      await inbox.waitForMail(account.email, /^Confirm your newsletter subscription$/),
      '/newsletter/confirm',
    )
    await test.step('the link of the mail confirms it, once the service can be reached', async () => {
      await network.block('functions')
      await visitor.visit(link)
      await confirm(visitor).click()
      await expect(visitor.main.getByText('Your subscription is not confirmed yet')).toBeVisible()
      network.restore()
      await confirm(visitor).click()
      await expect(visitor.title('You are subscribed')).toBeFocused()
      await expect(visitor.main.getByText(account.email)).toBeVisible()
    })

    await test.step('the address cannot be subscribed again', async () => {
      await field(visitor).fill(account.email.toUpperCase())
      const answering = page.waitForResponse((response) => isSubscription(response.request()))
      await subscribe(visitor).click()
      expect(await (await answering).json()).toMatchObject({
        error: {status: 'ALREADY_EXISTS', details: {reason: 'already-subscribed'}},
      })
      await expect(visitor.toast('Already subscribed')).toBeVisible()
      await expect(visitor.toast('This email is already subscribed to our newsletter.')).toBeVisible()
    })

    await test.step('a subscription that cannot be sent shows an error and keeps the address', async () => {
      const failure = alert(visitor, 'Subscription failed')
      await network.block('functions')
      await field(visitor).fill(newAccount().email)
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
    })

    await test.step('a link that was used says so', async () => {
      await visitor.visit(link)
      await confirm(visitor).click()
      await expect(visitor.title('You are already subscribed')).toBeVisible()
    })
  },
)
