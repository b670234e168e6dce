/** Region, memory and instances of every function. */
export const runtime = {region: 'us-central1', memory: '256MiB', maxInstances: 20} as const
