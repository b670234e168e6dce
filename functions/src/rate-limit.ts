import {createHash} from 'node:crypto'
import {isIPv6} from 'node:net'
import {FieldValue, Timestamp, type DocumentReference, type DocumentSnapshot} from 'firebase-admin/firestore'
import {AppError, type AnyReason} from './app-error.ts'
import {clock} from './services/clock.ts'
import {firestore} from './services/firestore.ts'
import {log} from './services/log.ts'
import {readAll} from './services/read-all.ts'

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
  /**
   * of what can be guessed, as it is short: each call is counted before it is answered, and given back where it was no guess, so that
   * of many at once no more than may are answered
   */
  countsFirst?: true
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

/** A use that was counted in `rateLimits/{id}`. */
export interface CountedUse {
  limit: Limit
  reference: DocumentReference
  /** whether it is one too many in its window */
  isOver: boolean
}

/** Counts one use of each limit: of many at once no more than may are within it, and of those of one batch the first. */
export async function countUses(limits: readonly Limit[]): Promise<CountedUse[]> {
  if (limits.length === 0) return []
  const write = firestore().batch()
  const references = limits.map((limit) => {
    const {reference, window} = windowOf(limit)
    const expireAt = Timestamp.fromMillis((window + 2) * limit.windowSeconds * 1000)
    write.set(reference, {name: limit.name, count: FieldValue.increment(1), expireAt}, {merge: true})
    return reference
  })
  await write.commit()
  const counted = await readAll(references)
  return references.map((reference, index) => {
    const limit = limits[index]!
    const later = references.slice(index + 1).filter(({id}) => id === reference.id).length
    const isOver = countIn(counted[index]) - later > limit.max
    if (isOver) log('rate-limited', {limit: limit.name})
    return {limit, reference, isOver}
  })
}

/**
 * Counts nothing.
 * @throws AppError `rate-limited` when one more use of any would be too many
 */
export async function assertNotUsedUp(limits: readonly Limit[]): Promise<void> {
  if (limits.length === 0) return
  const counted = await readAll(limits.map((limit) => windowOf(limit).reference))
  const full = limits.find(({max}, index) => countIn(counted[index]) >= max)
  if (!full) return
  log('rate-limited', {limit: full.name})
  throw new AppError('rate-limited')
}

function countIn(counted: DocumentSnapshot | undefined): number {
  return Number(counted?.get('count') ?? 0)
}

/** Takes uses out of their counts. One that stays is forgotten with its window. */
export async function giveBack(uses: readonly CountedUse[]): Promise<void> {
  if (uses.length === 0) return
  const write = firestore().batch()
  for (const {reference} of uses) write.update(reference, {count: FieldValue.increment(-1)})
  await write.commit().catch((error: unknown) => log('limit-not-given-back', {uses: uses.length}, error))
}

/** @throws AppError `rate-limited` when one of them is one too many */
export function assertWithin(uses: readonly CountedUse[]): void {
  if (uses.some(({isOver}) => isOver)) throw new AppError('rate-limited')
}

/**
 * Counts one use of a limit.
 * @throws AppError `rate-limited` when the window's count is used up
 */
export async function countAgainstLimit(limit: Limit): Promise<void> {
  assertWithin(await countUses([limit]))
}

interface Guesses {
  ip: string
  /** of an account whose own guesses are limited, too */
  uid?: string
  /** as {@link Limit} has it */
  countsFirst?: true
}

/**
 * How many codes that lead nowhere everybody at one address may try, and an account where one is given: accounts are free, addresses are
 * not. Only wrong codes count, so that whoever has a code does not meet these limits.
 * @param kind what is counted: `gift-guess`, …
 * @param whenRefused what a wrong code is refused for
 */
export function guessLimits(kind: string, whenRefused: AnyReason, {ip, uid, countsFirst}: Guesses): Limit[] {
  const wrong = {whenRefused, ...(countsFirst && {countsFirst})}
  const quarter = {windowSeconds: 15 * 60, ...wrong}
  const account: Limit[] = uid === undefined ? [] : [{name: kind, key: uid, max: 10, ...quarter}]
  return [
    ...account,
    {name: `${kind}-ip`, key: ip, max: 60, ...quarter},
    {name: `${kind}-ip-day`, key: ip, max: 300, windowSeconds: 24 * 60 * 60, ...wrong},
  ]
}

function windowOf({name, key, windowSeconds}: Limit) {
  const window = Math.floor(clock.now() / 1000 / windowSeconds)
  // Hashed, because keys are personal data.
  const id = createHash('sha256').update(`${name}\n${key}\n${window}`).digest('hex').slice(0, 40)
  return {reference: firestore().collection('rateLimits').doc(id), window}
}
