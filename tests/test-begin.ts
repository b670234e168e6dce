/** When the test that is running began, in ms since the epoch; set before each test of Vitest. */
export const testBegin = {at: 0}
