import {onDocumentCreated} from 'firebase-functions/v2/firestore'
import {mailSecrets} from '../parameters.ts'
import {batchRuntime} from '../runtime.ts'

/** When a mail is added to the outbox: sends it at once. A failed attempt is repeated by `reconcile`. */
export const onMailQueued = onDocumentCreated(
  {...batchRuntime, document: 'mail/{id}', secrets: mailSecrets},
  async ({params}) => {
    const {deliver} = await import('../outbox/deliver.ts')
    await deliver(params.id)
  },
)
