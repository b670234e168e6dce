/**
 * How many inputs of each kind each caller gives each function, and the seed they are made from. Few and always the same within
 * `npm test`; `npm run test:boundaries` has thousands, others each time.
 */
export const INPUTS = Number(process.env['BOUNDARY_INPUTS'] ?? 3)
export const SEED = Number(process.env['BOUNDARY_SEED'] ?? 1)

/** On a busy computer the first call of each function alone takes seconds. */
export const TIMEOUT_MS = 120_000 + INPUTS * 10_000
