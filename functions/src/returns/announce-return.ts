import {outbox} from '../outbox/outbox.ts'
import {queueMail} from '../outbox/queue.ts'
import {supportEmail} from '../parameters.ts'
import {optimistically} from '../services/optimistic.ts'
import {returnRequestedMail} from './return-requested-mail.ts'
import {returns} from './return.ts'

/** Tells staff that a learner asks for their money back, once, however often the event comes. */
export async function announceReturn(orderId: string): Promise<void> {
  const mailId = `return-requested-${orderId}`
  await optimistically(async (write) => {
    const [request, mail] = await Promise.all([returns().doc(orderId).get(), outbox().doc(mailId).get()])
    if (request.data()?.status !== 'pending' || mail.exists) return
    queueMail(write, mailId, [supportEmail.value()], returnRequestedMail, {orderId})
  })
}
