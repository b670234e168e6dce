import {presentAddress} from '../accounts/present-address.ts'
import {orders} from '../orders/order.ts'
import {outbox} from '../outbox/outbox.ts'
import {queueMail} from '../outbox/queue.ts'
import {clock} from '../services/clock.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {claims} from './claim.ts'
import {giftReturnedMail} from './gift-returned-mail.ts'

/** Tells the giver that a mail of their gift came back, once; nothing where it is not the newest, or the gift is accepted. */
export async function tellOfReturnedMail(id: string, mail: number): Promise<void> {
  await optimistically(async (write) => {
    const claim = (await claims().doc(id).get()).data()
    // Of a seat the page of its team says it.
    if (claim?.kind !== 'gift' || claim.state !== 'held' || claim.mails !== mail) return
    const {orderId, lineId} = claim
    const [order, told] = await Promise.all([
      orders().doc(orderId).get(),
      outbox().doc(`gift-returned-${id}-${mail}`).get(),
    ])
    if (told.exists) return
    const {userId = null, email = null} = order.data() ?? {}
    const giver = await presentAddress(userId, email)
    if (giver !== null) queueMail(write, told.id, [giver], giftReturnedMail, {orderId, lineId, mail})
  })
}

/** When the mail service says that a mail of a gift came back. @param id of its claim @param mail its number */
export async function markReturned(id: string, mail: number): Promise<void> {
  await optimistically(async (write) => {
    const snapshot = await claims().doc(id).get()
    const claim = snapshot.data()
    if (!claim || claim.mails !== mail || claim.returned?.mail === mail) return
    write.update(snapshot.ref, {returned: {mail, at: clock.timestamp()}}, unchanged(snapshot))
  })
  await tellOfReturnedMail(id, mail)
}
