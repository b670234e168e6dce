import {DAY_MS, dayOf, startOf} from '../statistics/days.ts'

/**
 * What becomes of a gift: `held` until somebody accepts it, `accepted`, `revoked` while its giver gets the money back, and `refunded`
 * once it was given back, by whomever. Whether its mail has gone is no state: `sentAt` says it. A seat of a team is `revoked` when it was
 * taken back before its holder had begun, and `left` when its holder has left the team after that.
 */
export const CLAIM_STATES = ['held', 'accepted', 'revoked', 'refunded', 'left'] as const
export type ClaimState = (typeof CLAIM_STATES)[number]

/** The id of what somebody else may take of an order's line. */
export function claimId(orderId: string, lineId: string): string {
  return `${orderId}-${lineId}`
}

/** 128 bits in base64url: the code of a gift. */
export const GIFT_CODE = /^[A-Za-z0-9_-]{22}$/

/** How long ahead the mail of a gift may be ordered, in days. */
export const MAX_GIFT_DAYS = 365

/** The hour of its day, in UTC, at which the mail of a gift goes: from the west of America to Asia it is that day. */
const DELIVERY_HOUR = 9

/**
 * When the mail of a gift goes.
 * @param day `2026-12-24`; empty for at once
 * @param now in ms since the epoch
 * @returns in ms since the epoch; 0 for at once, and null for what is no day from today to a year ahead
 */
export function deliveryTime(day: string, now: number): number | null {
  if (day === '') return 0
  const midnight = startOf(day)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(midnight) || dayOf(midnight) !== day) return null
  // Where the giver is, it may still be yesterday, or tomorrow already.
  const [first, last] = [now - 2 * DAY_MS, now + (MAX_GIFT_DAYS + 1) * DAY_MS]
  if (midnight < first || midnight > last) return null
  const time = midnight + DELIVERY_HOUR * 60 * 60_000
  return time > now ? time : 0
}

/** What a giver is told of their gift. */
export type GiftStanding = 'waiting' | 'sent' | 'to-print' | 'returned' | 'accepted' | 'taken-back'

/** What of a claim says how far the gift is. Times are in ms since the epoch. */
export interface GiftProgress {
  state: ClaimState
  /** where its mail goes; null where its giver hands it over */
  email: string | null
  /** when the newest mail has gone */
  sentAt: number | null
  /** when that came back */
  bouncedAt: number | null
}

/** How far a gift is, for its giver. */
export function giftStanding({state, email, sentAt, bouncedAt}: GiftProgress): GiftStanding {
  if (state === 'accepted') return 'accepted'
  if (state !== 'held') return 'taken-back'
  if (email === null) return 'to-print'
  if (bouncedAt !== null) return 'returned'
  return sentAt === null ? 'waiting' : 'sent'
}
