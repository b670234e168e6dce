import {onTaskDispatched} from 'firebase-functions/v2/tasks'
import {mailSecrets} from '../parameters.ts'
import {batchRuntime} from '../runtime.ts'

/**
 * When a page of a mailing is to be planned and sent. A page is a task of its own, which adds that of the next, so that neither
 * the time nor the memory of a task grows with the recipients. A task that fails is repeated; one that is lost is added again by
 * `reconcile`.
 */
export const sendMailingPage = onTaskDispatched(
  {
    ...batchRuntime,
    maxInstances: 4,
    timeoutSeconds: 300,
    secrets: mailSecrets,
    retryConfig: {maxAttempts: 5, minBackoffSeconds: 10},
    rateLimits: {maxConcurrentDispatches: 4},
  },
  async ({data}) => {
    const {runMailingTask} = await import('../outbox/run-mailing-task.ts')
    await runMailingTask(data)
  },
)
