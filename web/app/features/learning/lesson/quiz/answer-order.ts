/**
 * The answers of a question, out of the order in which they were written, and each try begins with the next of them: so
 * nobody learns where the right one stands. The order of a try is always the same: a prerendered page hydrates with it.
 */
export function answerOrder<Answer extends {_key: string}>(
  answers: readonly Answer[],
  question: string,
  attempt: number,
): Answer[] {
  const mixed = answers.toSorted((a, b) => hash(question + a._key) - hash(question + b._key))
  const first = attempt % Math.max(1, mixed.length)
  return [...mixed.slice(first), ...mixed.slice(0, first)]
}

/** FNV-1a of 32 bits, with the last step of MurmurHash3, without which similar keys stay in order. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}
