import {hash} from 'node:crypto'
import {SeededRandom} from '../local/demo-history/random.ts'

/**
 * What everything that tests draw at random is made from: the same in every run, unless LECTERN_SEED names another. `npm test`
 * prints it.
 */
export const SEED = Number(process.env['LECTERN_SEED'] ?? 1)
if (!Number.isSafeInteger(SEED)) throw new Error('LECTERN_SEED is not a whole number.')

/** Which run it is on the same stack, so that a second one has accounts of its own; the time, where nobody counts. */
const RUN = process.env['LECTERN_RUN'] ?? String(Date.now())

/**
 * Replaces what is random in this process by what follows from the seed.
 * @param place where it is drawn: the path of a test file, or the title of a test
 */
export function seedRandomness(place: string): void {
  const from = `${SEED} ${RUN} ${place}`
  const random = new SeededRandom(Number.parseInt(hash('sha256', from).slice(0, 8), 16))
  let ids = 0
  Math.random = () => random.next()
  crypto.randomUUID = () => {
    const hex = hash('sha256', `${from} ${(ids += 1)}`)
    // The digits of the version and of the variant are fixed (RFC 9562).
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
  }
}
