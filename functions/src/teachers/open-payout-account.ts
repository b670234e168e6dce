import {
  openPayoutAccount as accountContract,
  openPayoutDashboard as dashboardContract,
  payoutAccount as standingContract,
} from '@lectern/domain/teachers/payout-account-contracts'
import {payoutStanding} from '@lectern/domain/teachers/payout-account'
import {AppError} from '../app-error.ts'
import {assertRecentSignIn} from '../authorize.ts'
import {callable} from '../callable.ts'
import type {Limit} from '../rate-limit.ts'
import {log} from '../services/log.ts'
import {hasStripeCode, isRefusal, isStripeError, orUnavailable, stripe} from '../services/stripe.ts'
import {teachers} from '../teacher.ts'
import {payoutAccountOf, refreshPayouts} from './payout-account.ts'

/** How often a teacher may have Stripe asked. */
const askLimits = (uid: string): Limit[] => [
  {name: 'payout-account', key: uid, max: 60, windowSeconds: 10 * 60},
]

/** When a teacher looks at how they are paid. */
export const payoutAccount = callable(standingContract, async ({refresh}, {instructorId}) => {
  if (refresh) await refreshIfAnswered(instructorId)
  const teacher = (await teachers().doc(instructorId).get()).data()
  if (!teacher) throw new AppError('not-teacher')
  const {stripeAccountId, payouts} = teacher
  const {missing, failure} = payouts
  return {
    standing: payoutStanding(stripeAccountId, payouts),
    missing,
    failure: failure
      ? {amount: failure.amount, currency: failure.currency, code: failure.code, at: failure.at.toMillis()}
      : null,
  }
})

/** What was known is shown where Stripe does not answer: its news comes later. */
async function refreshIfAnswered(instructorId: string): Promise<void> {
  try {
    await refreshPayouts(instructorId)
  } catch (error) {
    if (!isStripeError(error)) throw error
    log('call-refused', {function: standingContract.name, reason: 'payment-unavailable'}, error)
  }
}

/** When a teacher presses *Get paid*, or goes on where they have stopped. */
export const openPayoutAccount = callable(
  accountContract,
  {limits: (_, {uid}) => askLimits(uid)},
  async (_, caller) => {
    // Whoever comes in there decides which bank account is paid.
    assertRecentSignIn(caller)
    const {instructorId, siteUrl} = caller
    return orUnavailable(async () => {
      try {
        return await linkTo(await payoutAccountOf(instructorId), siteUrl)
      } catch (error) {
        if (!hasStripeCode(error, 'account_invalid')) throw error
        // It was closed, and nobody has told us yet: another one is made.
        await refreshPayouts(instructorId)
        return linkTo(await payoutAccountOf(instructorId), siteUrl)
      }
    })
  },
)

async function linkTo(account: string, siteUrl: string): Promise<{url: string}> {
  const client = await stripe()
  const {url} = await client.accountLinks.create({
    account,
    type: 'account_onboarding',
    return_url: `${siteUrl}/teach/payouts?stripe=back`,
    refresh_url: `${siteUrl}/teach/payouts?stripe=again`,
    collection_options: {fields: 'eventually_due'},
  })
  return {url}
}

/** When a teacher opens what Stripe shows them. */
export const openPayoutDashboard = callable(
  dashboardContract,
  {limits: (_, {uid}) => askLimits(uid)},
  async (_, caller) => {
    assertRecentSignIn(caller)
    const {instructorId} = caller
    const {stripeAccountId} = (await teachers().doc(instructorId).get()).data() ?? {}
    if (!stripeAccountId) throw new AppError('no-payout-account')
    const client = await stripe()
    return orUnavailable(async () => {
      try {
        const {url} = await client.accounts.createLoginLink(stripeAccountId)
        return {url}
      } catch (cause) {
        if (!isRefusal(cause)) throw cause
        // It was closed, and nobody has told us yet.
        if (hasStripeCode(cause, 'account_invalid')) await refreshPayouts(instructorId)
        throw new AppError('no-payout-account', {}, {cause})
      }
    })
  },
)
