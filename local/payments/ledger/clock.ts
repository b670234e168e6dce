import {endPayout, makePayout} from '../connect/payouts.ts'
import {expireSession} from './checkout.ts'
import {settle} from './payment.ts'
import {endRefund} from './refunds.ts'
import type {Ledger} from './tables.ts'

/** Timers longer than this are set again on the way, so that a laptop's sleep does not delay them. */
const LONGEST_TIMER_MS = 30_000

export interface Clock {
  /** Looks at what is due next. Call it after every change. */
  wake(): void
  stop(): void
}

/** Does what happens by itself: sessions expire, bank transfers arrive or fail, refunds end, accounts are paid. */
export function startClock(ledger: Ledger, changed: () => void): Clock {
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  function due(): {at: number; run: () => void}[] {
    return [
      ...ledger
        .all('sessions')
        .filter(({status}) => status === 'open')
        .map((session) => ({
          at: session.expires_at * 1000,
          run: () => ledger.transact((tx) => expireSession(tx, session)),
        })),
      ...ledger
        .all('transfers')
        .flatMap((transfer) =>
          transfer.dueAt === null
            ? []
            : [{at: transfer.dueAt, run: () => ledger.transact((tx) => settle(tx, transfer))}],
        ),
      ...ledger.all('refundOutcomes').map((outcome) => ({
        at: outcome.dueAt,
        run: () => ledger.transact((tx) => endRefund(tx, outcome)),
      })),
      ...ledger.all('payoutsDue').map(({id, dueAt}) => ({
        at: dueAt,
        run: () => ledger.transact((tx) => makePayout(tx, id)),
      })),
      ...ledger.all('payoutOutcomes').map(({id, failure, dueAt}) => ({
        at: dueAt,
        run: () => ledger.transact((tx) => endPayout(tx, id, failure)),
      })),
    ]
  }

  function tick() {
    const now = Date.now()
    const ready = due().filter(({at}) => at <= now)
    for (const {run} of ready) run()
    if (ready.length > 0) changed()
    wake()
  }

  function wake() {
    clearTimeout(timer)
    if (stopped) return
    const next = Math.min(...due().map(({at}) => at))
    if (!Number.isFinite(next)) return
    timer = setTimeout(tick, Math.min(LONGEST_TIMER_MS, Math.max(0, next - Date.now())))
  }

  wake()
  return {
    wake,
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
