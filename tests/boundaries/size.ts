/** How many inputs of each kind each caller gives each function: few within `npm test`, thousands in `npm run test:boundaries`. */
export const INPUTS = Number(process.env['BOUNDARY_INPUTS'] ?? 3)

/** On a busy computer the first call of each function alone takes seconds. */
export const TIMEOUT_MS = 240_000 + INPUTS * 10_000
