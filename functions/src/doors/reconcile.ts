import {onSchedule} from 'firebase-functions/v2/scheduler'
import {mailSecrets, sanityWriteToken, stripeSecretKey} from '../parameters.ts'
import {batchRuntime} from '../runtime.ts'

/** The clock. */
export const reconcile = onSchedule(
  {
    ...batchRuntime,
    maxInstances: 1,
    schedule: 'every 1 minutes',
    // What it begins last has a minute and a half (`reconcile.ts`).
    timeoutSeconds: 300,
    secrets: [stripeSecretKey, sanityWriteToken, ...mailSecrets],
  },
  async () => {
    const {reconcile: run} = await import('../reconcile.ts')
    await run()
  },
)
