import {Timestamp} from 'firebase-admin/firestore'
import {logger} from 'firebase-functions/logger'
import {onSchedule} from 'firebase-functions/v2/scheduler'
import {expireOrphanedOrders} from '../checkout/expire-orphaned-orders.ts'
import {fulfil} from '../checkout/fulfil.ts'
import {resumeNewsletter, unfinishedNewsletters} from '../newsletter/resume.ts'
import {orders} from '../orders/order.ts'
import {deliver} from '../outbox/deliver.ts'
import {outbox} from '../outbox/mail.ts'
import {mailSecrets, stripeSecretKey} from '../parameters.ts'
import {finishApproval, unfinishedApprovals} from '../returns/finish-approvals.ts'
import {runtime} from '../runtime.ts'

const MAX_ORDERS = 100
const MAX_MAILS = 200
const AT_ONCE = 5

/**
 * Every minute: asks Stripe about orders left pending, finishes approvals and newsletters that broke off, and tries every
 * mail again whose time has come. What one item throws is logged, and the rest goes on.
 */
export const reconcile = onSchedule(
  {
    ...runtime,
    maxInstances: 1,
    schedule: 'every 1 minutes',
    timeoutSeconds: 300,
    secrets: [stripeSecretKey, ...mailSecrets],
  },
  async () => {
    await checkPendingOrders()
    await forEach('return', await unfinishedApprovals(), finishApproval)
    const newsletters = (await unfinishedNewsletters()).map((id) => ({id}))
    await forEach('newsletter', newsletters, async ({id}) => resumeNewsletter(id))
    await retryMail()
  },
)

async function checkPendingOrders(): Promise<void> {
  const due = await orders()
    .where('status', '==', 'pending')
    .where('nextCheckAt', '<=', Timestamp.now())
    .orderBy('nextCheckAt')
    .limit(MAX_ORDERS)
    .get()
  await forEach('order', due.docs, async (snapshot) => {
    const {checkoutSessionId} = snapshot.data()
    if (checkoutSessionId) await fulfil(checkoutSessionId)
    else await expireOrphanedOrders(snapshot.id)
  })
}

async function retryMail(): Promise<void> {
  const due = await outbox()
    .where('state', 'in', ['queued', 'sending'])
    .where('nextAttemptAt', '<=', Timestamp.now())
    .orderBy('nextAttemptAt')
    .limit(MAX_MAILS)
    .get()
  await forEach('mail', due.docs, async ({id}) => deliver(id))
}

async function forEach<T extends {id: string}>(
  what: string,
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < items.length; start += AT_ONCE) {
    await Promise.all(
      items.slice(start, start + AT_ONCE).map(async (item) => {
        try {
          await work(item)
        } catch (error) {
          logger.error(`Reconciling ${what} ${item.id} failed`, error)
        }
      }),
    )
  }
}
