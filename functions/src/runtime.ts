/** Where every function runs. */
export const REGION = 'us-central1'

/** What every function starts from. */
export const runtime = {region: REGION, memory: '256MiB', maxInstances: 20} as const
