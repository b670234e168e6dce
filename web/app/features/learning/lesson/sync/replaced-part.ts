/** The one part of a text to replace so that it becomes another: everything between what both begin and end with. */
export function replacedPart(
  before: string,
  after: string,
): {start: number; end: number; replacement: string} {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let same = 0
  while (same < shorter - start && before.at(-1 - same) === after.at(-1 - same)) same += 1
  return {start, end: before.length - same, replacement: after.slice(start, after.length - same)}
}
