import {onDocumentCreated} from 'firebase-functions/v2/firestore'
import {runtime} from '../runtime.ts'

/** When a learner asks for their money back: staff are told. Nothing else would tell them, so what failed is tried again. */
export const onReturnRequested = onDocumentCreated(
  {...runtime, document: 'returns/{orderId}', retry: true},
  async ({params}) => {
    const {announceReturn} = await import('../returns/announce-return.ts')
    await announceReturn(params.orderId)
  },
)
