/** Without letters and digits that are easily taken for others. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const LENGTH = 8

/** A code that nobody guesses. */
export function randomCode(): string {
  // 30 does not divide 256, so that a few letters are a little likelier; there are still 10^11 codes.
  return [...crypto.getRandomValues(new Uint8Array(LENGTH))]
    .map((byte) => ALPHABET[byte % ALPHABET.length])
    .join('')
}
