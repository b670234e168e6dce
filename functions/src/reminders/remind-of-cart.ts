import {queueMail} from '../outbox/queue.ts'
import {clock} from '../services/clock.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {cartMail} from './cart-mail.ts'
import {addressForMarketing, leftCarts, linesLeft} from './left-cart.ts'

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
 * Queues the mail about what a learner has left on the payment page and was never reminded of: the mail and that it was queued are one
 * batch, which fails when they have left another cart meanwhile. May be called any number of times and at the same time.
 */
export async function remindOfCart(uid: string): Promise<void> {
  await optimistically(async (write) => {
    const snapshot = await leftCarts().doc(uid).get()
    const cart = snapshot.data()
    if (!cart || cart.remindAt === null || cart.remindAt.toMillis() > clock.now()) return
    const {orderId, reminded = []} = cart
    const email = await addressForMarketing(uid)
    const lines = email === null ? [] : await linesLeft(uid, orderId)
    const ids = lines.map(({id}) => id).filter((id) => !reminded.includes(id))
    const known = [...reminded, ...ids].slice(-MAX_REMINDED)
    write.update(snapshot.ref, {remindAt: null, reminded: known}, unchanged(snapshot))
    if (email === null || ids.length === 0) return
    queueMail(write, `cart-left-${orderId}`, [email], cartMail, {uid, orderId, ids})
  })
}
