import {expect, test, vi} from 'vitest'
import {checkPendingOrder, findOrdersToCheck} from './checkout/pending-orders.ts'
import {findStaleOwners} from './enrollments/publish-owners.ts'
import {deliver} from './outbox/deliver.ts'
import {findDueMails} from './outbox/due-mails.ts'
import {reconcile} from './reconcile.ts'

vi.mock('./checkout/pending-orders.ts')
vi.mock('./newsletter/begin-newsletter.ts')
vi.mock('./newsletter/progress.ts')
vi.mock('./enrollments/publish-owners.ts')
vi.mock('./staff/orders/staff-refund.ts')
vi.mock('./staff/passkeys/follow-parameter.ts')
vi.mock('./staff/roles/move-directory.ts')
vi.mock('./invoices/issue-invoices.ts')
vi.mock('./outbox/deliver.ts')
vi.mock('./outbox/due-mails.ts')
vi.mock('./outbox/mailing-tasks.ts')
vi.mock('./payments/compare.ts')
vi.mock('./people/refresh-people.ts')
vi.mock('./privacy/erase.ts')
vi.mock('./refunds/make-refund.ts')
vi.mock('./reminders/remind-learner.ts')
vi.mock('./reminders/remind-of-cart.ts')
vi.mock('./reviews/publish-rating.ts')
vi.mock('./saved/mail-cheaper.ts')
vi.mock('./services/log.ts')
vi.mock('./teachers/plan-payouts.ts')
vi.mock('./teachers/send-payout.ts')
vi.mock('./teams/settle-seats.ts')

test('mail is retried, and what does not ask Stripe is done, while Stripe does not answer', async () => {
  const answer = Promise.withResolvers<void>()
  vi.mocked(findOrdersToCheck).mockResolvedValue(['o1'])
  vi.mocked(checkPendingOrder).mockReturnValue(answer.promise)
  vi.mocked(findDueMails).mockResolvedValue(['m1'])
  const ended = reconcile()
  await expect.poll(() => deliver).toHaveBeenCalledWith('m1')
  await expect.poll(() => findStaleOwners).toHaveBeenCalled()
  answer.resolve()
  await ended
})
