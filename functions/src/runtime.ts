/** Where every function runs, and how many instances of it at most. */
export const place = {region: 'us-central1', maxInstances: 20} as const

/** The memory of a trigger that writes a few documents. */
export const runtime = {...place, memory: '256MiB'} as const

/** The same for a function that sends whole batches of a mailing: a worker was measured at 340 MB (record 033). */
export const batchRuntime = {...place, memory: '512MiB'} as const
