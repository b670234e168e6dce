import {Timestamp} from 'firebase-admin/firestore'

const SHORTEST_MS = 60_000
const LONGEST_MS = 60 * 60_000

/**
 * When Stripe is asked next about a pending order: every minute at first, hourly later.
 * Times in ms since the epoch.
 */
export function nextCheck(createdAtMs: number, nowMs: number): Timestamp {
  const quarterOfAge = (nowMs - createdAtMs) / 4
  return Timestamp.fromMillis(nowMs + Math.min(LONGEST_MS, Math.max(SHORTEST_MS, Math.round(quarterOfAge))))
}
