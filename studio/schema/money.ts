/** Whether an amount in dollars has at most two decimals (19.9 and 19.99 do, 19.999 does not). */
export function hasWholeCents(dollars: number): boolean {
  return Math.abs(Math.round(dollars * 100) - dollars * 100) < 1e-6
}
