/** What `npm test` runs, in this order. */
export const KINDS = ['checks', 'unit', 'rules', 'integration', 'e2e'] as const
/** What it runs only when it is asked for by name. */
export const LONG_KINDS = ['boundaries', 'load', 'emulators'] as const
export type Kind = (typeof KINDS)[number] | (typeof LONG_KINDS)[number]
