import {createHash} from 'node:crypto'
import {isIPv6} from 'node:net'
import {FieldValue, Timestamp, type DocumentReference, type DocumentSnapshot} from 'firebase-admin/firestore'
import {AppError, type AnyReason} from './app-error.ts'
import {clock} from './services/clock.ts'
import {firestore} from './services/firestore.ts'
import {log} from './services/log.ts'

/** At most `max` uses for one key in each window of time. */
export interface Limit {
  /** what is counted: `subscribe`, `password-reset` … */
  name: string
  /** for whom it is counted: an account, an email address, an IP address */
  key: string
  max: number
  windowSeconds: number
  /** only calls that are refused for this reason are counted, such as wrong guesses; all are refused once the count is used up */
  whenRefused?: AnyReason
}

/**
 * Whom a limit by address counts: Google's front end appends the address it sees; the addresses before it can be forged. Of an IPv6
 * address it is the network, `2001:db8:0:1::/64`: who has one has all of its 2^64 addresses (RFC 4291, 2.5.4).
 */
export function callerIp(request: {
  get: (header: string) => string | undefined
  ip?: string | undefined
}): string {
  const appended = request.get('x-forwarded-for')?.split(',').at(-1)?.trim()
  return networkOf(appended || request.ip || 'unknown')
}

function networkOf(address: string): string {
  const [, ipv4] = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address) ?? []
  if (ipv4 !== undefined) return ipv4
  if (!isIPv6(address)) return address
  const [before = [], after] = address.split('::').map((part) => (part === '' ? [] : part.split(':')))
  const left = after ? 8 - before.length - after.length : 0
  const groups = [...before, ...Array.from({length: left}, () => '0'), ...(after ?? [])]
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

/**
 * Counts one use in `rateLimits/{id}`.
 * @throws AppError `rate-limited` when the window's count is used up
 */
export async function countAgainstLimit(limit: Limit): Promise<void> {
  const {reference} = await countUse(limit)
  refuseAbove(limit, limit.max, await reference.get())
}

/** Counts one use of a limit, whose call has been refused already. */
export async function countUse({name, key, windowSeconds}: Limit): Promise<{reference: DocumentReference}> {
  const {reference, window} = windowOf({name, key, windowSeconds})
  const expireAt = Timestamp.fromMillis((window + 2) * windowSeconds * 1000)
  await reference.set({name, count: FieldValue.increment(1), expireAt}, {merge: true})
  return {reference}
}

/**
 * Counts nothing.
 * @throws AppError `rate-limited` when one more use would be too many
 */
export async function assertWithinLimit(limit: Limit): Promise<void> {
  refuseAbove(limit, limit.max - 1, await windowOf(limit).reference.get())
}

function windowOf({name, key, windowSeconds}: Pick<Limit, 'name' | 'key' | 'windowSeconds'>) {
  const window = Math.floor(clock.now() / 1000 / windowSeconds)
  // Hashed, because keys are personal data.
  const id = createHash('sha256').update(`${name}\n${key}\n${window}`).digest('hex').slice(0, 40)
  return {reference: firestore().collection('rateLimits').doc(id), window}
}

function refuseAbove({name}: Limit, most: number, counted: DocumentSnapshot): void {
  if (Number(counted.get('count') ?? 0) <= most) return
  log('rate-limited', {limit: name})
  throw new AppError('rate-limited')
}
