import {onTaskDispatched} from 'firebase-functions/v2/tasks'
import {stripeSecretKey} from '../parameters.ts'
import {runtime} from '../runtime.ts'

/**
 * When a page of a run of payouts is to be planned, or a payout to be sent. Each is a task of its own, so that neither the time nor the
 * memory of a task grows with the teachers. A task that fails is repeated; what of one that is lost is left, `reconcile` goes on with.
 */
export const sendPayouts = onTaskDispatched(
  {
    ...runtime,
    maxInstances: 2,
    timeoutSeconds: 120,
    secrets: [stripeSecretKey],
    retryConfig: {maxAttempts: 5, minBackoffSeconds: 10},
    rateLimits: {maxConcurrentDispatches: 4},
  },
  async ({data}) => {
    const {runPayoutTask} = await import('../teachers/run-payout-task.ts')
    await runPayoutTask(data)
  },
)
