import {onDocumentCreated} from 'firebase-functions/v2/firestore'
import {runtime} from '../runtime.ts'

/** When a learner asks for their money back. */
export const onReturnRequested = onDocumentCreated(
  {document: 'returns/{orderId}', ...runtime},
  async ({params}) => {
    const {announceReturn} = await import('../returns/announce-return.ts')
    await announceReturn(params.orderId)
  },
)
