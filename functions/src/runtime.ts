/** Where every function runs, and what it starts from. */
export const runtime = {region: 'us-central1', memory: '256MiB', maxInstances: 20} as const
