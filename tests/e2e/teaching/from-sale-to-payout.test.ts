import {formatCents} from '@lectern/domain/money'
import {RETURN_WINDOW_MS} from '@lectern/domain/return'
import {shareOf} from '@lectern/domain/teachers/shares'
import {DAY_MS} from '@lectern/domain/statistics/days'
import {moveOn} from '../../../local/clock/move-on.ts'
import {refundBy} from '../../integration/back-office/staff-orders.ts'
import {firestore} from '../../integration/commerce/back-office.ts'
import {control} from '../../integration/commerce/payments.ts'
import {signIn, signUp} from '../../integration/commerce/learner.ts'
import {openAccount} from '../../integration/teachers/payout-runs.ts'
import {stack} from '../../stack.ts'
import {SEEDED, SEEDED_PASSWORD} from '../fixtures/accounts.ts'
import {expect, test} from '../fixtures/test.ts'

/** Runs of payouts are a week apart. */
const WEEK_MS = 7 * DAY_MS

// The screens on the way (the payment, the share while it is pending, the form of Stripe, the refund by staff) have tests of their own.
test('the share of a sale is available when it cannot be returned any more, paid, and owed when it is given back', async ({
  newLearner,
  instructor,
  courseOnSale,
}) => {
  const course = await courseOnSale('Carving', {price: 59.99, instructor})
  const {main} = newLearner
  const share = formatCents(shareOf(5999, 7000))
  const figure = (name: string) =>
    main.getByRole('term').filter({hasText: name}).locator('xpath=following-sibling::dd[1]')

  const ada = await signUp()
  const {orderId} = await ada.buy({...course, priceCents: 5999})
  await moveOn(stack, RETURN_WINDOW_MS + DAY_MS)
  await newLearner.visit('/teach/payouts')
  await expect(figure('Pending')).toHaveText('$0.00')
  await expect(figure('Available')).toHaveText(share)

  const account = await openAccount(instructor._ref)
  await moveOn(stack, WEEK_MS)
  const payouts = firestore.collection('payouts').where('teacher', '==', instructor._ref)
  const states = async () => (await payouts.get()).docs.map((snapshot) => String(snapshot.get('state')))
  const soon = {timeout: 60_000, intervals: [100]}
  await expect.poll(states, soon).toEqual([expect.stringMatching(/^(sent|paid)$/)])
  // By itself it would take Stripe, and then the bank, some seconds.
  const toBank = (await control(`/accounts/${account}/pay-out`)) as {payouts: {id: string}[]}
  for (const {id} of toBank.payouts) await control(`/payouts/${id}/end`)
  await expect.poll(states, soon).toEqual(['paid'])
  await newLearner.visit('/teach/payouts')
  const paid = main.getByRole('table', {name: 'Payouts'}).getByRole('row').filter({hasText: share})
  await expect(paid).toContainText('Paid')
  await expect(figure('Available')).toHaveText('$0.00')
  await expect(figure('Paid out')).toHaveText(share)

  await refundBy(await signIn(SEEDED.staff, SEEDED_PASSWORD), orderId)
  // What the teacher owes is entered with it.
  await ada.orderBecomes(orderId, 'refunded')
  await newLearner.visit('/teach/payouts')
  await expect(figure('Available')).toHaveText(`-${share}`)
  await expect(figure('Paid out')).toHaveText(share)
})
