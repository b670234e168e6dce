/** More than a long visit fetches: lists, pictures and calls count as well. */
const MAX_FILES = 10_000

/**
 * Lets the browser list all files that a visit fetches. By default it stops at 250, and a lesson that was opened after those would be
 * kept without its scripts (`kept-lessons.ts`). To be called early: what was left out is not listed later.
 */
export function listAllFiles(): void {
  performance.setResourceTimingBufferSize(MAX_FILES)
}
