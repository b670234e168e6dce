/** The number of a built-in sample that an address names (`/course/3`), or one that nothing has. */
export function sampleNumber(id: string): number {
  return /^\d{1,6}$/.test(id) ? Number(id) : -1
}
