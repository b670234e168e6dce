/** The number of a built-in sample in a path (`/course/3`), or a number that no document has. */
export function sampleNumber(id: string): number {
  return /^\d{1,6}$/.test(id) ? Number(id) : -1
}
