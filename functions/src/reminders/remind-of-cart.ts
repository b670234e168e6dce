import {accountsByUid} from '../accounts/accounts.ts'
import {settingsOf} from '../accounts/settings.ts'
import {queueMail} from '../outbox/queue.ts'
import {deletionOf} from '../privacy/deletion.ts'
import {clock} from '../services/clock.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {cartMail} from './cart-mail.ts'
import {leftCarts, linesLeft} from './left-cart.ts'

/** As many carts as are looked at in one minute. */
const MAX_CARTS = 100
/** So many things are remembered that somebody was reminded of. */
const MAX_REMINDED = 100

/** The ids of learners whose cart is to be looked at, the longest waiting first. */
export async function findDueCarts(): Promise<string[]> {
  const due = leftCarts().where('remindAt', '<=', clock.timestamp()).orderBy('remindAt')
  const {docs} = await due.limit(MAX_CARTS).get()
  return docs.map(({id}) => id)
}

/**
 * Queues the mail about the cart that a learner has left on the payment page, once: the mail and that it was queued are one batch, which
 * fails when they have left another cart meanwhile. May be called any number of times and at the same time.
 */
export async function remindOfCart(uid: string): Promise<void> {
  await optimistically(async (write) => {
    const snapshot = await leftCarts().doc(uid).get()
    const cart = snapshot.data()
    if (!cart || cart.remindAt === null || cart.remindAt.toMillis() > clock.now()) return
    const {orderId, reminded = []} = cart
    const email = await addressForMarketing(uid)
    const lines = email === null ? [] : await linesLeft(uid, orderId)
    const ids = lines.map(({id}) => id)
    const isNew = ids.some((id) => !reminded.includes(id))
    const known = isNew ? [...new Set([...reminded, ...ids])].slice(-MAX_REMINDED) : reminded
    write.update(snapshot.ref, {remindAt: null, reminded: known}, unchanged(snapshot))
    if (email === null || !isNew) return
    queueMail(write, `cart-left-${orderId}`, [email], cartMail, {orderId})
  })
}

/** Null where somebody wants no marketing mail, has not shown that the address is theirs, or is leaving. */
async function addressForMarketing(uid: string): Promise<string | null> {
  if (!(await settingsOf(uid)).marketingEmails) return null
  const [[account], deletion] = await Promise.all([accountsByUid([uid]), deletionOf(uid).get()])
  return account?.emailVerified && !deletion.exists ? account.email : null
}
