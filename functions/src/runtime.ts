/** Region, memory and instances of every function. */
export const runtime = {region: 'us-central1', memory: '256MiB', maxInstances: 20} as const

/** The same for a function that sends whole batches of a mailing: a worker was measured at 340 MB (record 033). */
export const batchRuntime = {...runtime, memory: '512MiB'} as const
