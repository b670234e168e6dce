import {Timestamp} from 'firebase-admin/firestore'

const SOONEST_MS = 60_000
const LATEST_MS = 60 * 60_000

/**
 * When Stripe is asked again about an order that is still pending: often while it is young, hourly when it is old.
 * Times in ms since the epoch.
 */
export function nextCheck(createdAtMs: number, nowMs: number): Timestamp {
  const quarterOfAge = (nowMs - createdAtMs) / 4
  return Timestamp.fromMillis(nowMs + Math.min(LATEST_MS, Math.max(SOONEST_MS, Math.round(quarterOfAge))))
}
