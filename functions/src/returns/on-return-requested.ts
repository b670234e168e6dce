import {onDocumentCreated} from 'firebase-functions/v2/firestore'
import {outbox} from '../outbox/outbox.ts'
import {queueMail} from '../outbox/queue.ts'
import {supportEmail} from '../parameters.ts'
import {runtime} from '../runtime.ts'
import {optimistically} from '../services/optimistic.ts'
import {returnRequestedMail} from './return-requested-mail.ts'
import {returns} from './return.ts'

/** When a learner asks for their money back: tells staff, once, however often the event comes. */
export const onReturnRequested = onDocumentCreated(
  {document: 'returns/{orderId}', ...runtime},
  async ({params}) => {
    const {orderId} = params
    const mailId = `return-requested-${orderId}`
    await optimistically(async (write) => {
      const [request, mail] = await Promise.all([returns().doc(orderId).get(), outbox().doc(mailId).get()])
      if (request.data()?.status !== 'pending' || mail.exists) return
      queueMail(write, mailId, [supportEmail.value()], returnRequestedMail, {orderId})
    })
  },
)
