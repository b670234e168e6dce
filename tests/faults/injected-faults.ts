import {setTimeout as pause} from 'node:timers/promises'
import {failMail} from '../integration/commerce/inbox.ts'
import {stripeFails} from '../integration/commerce/payments.ts'
import {stack} from '../stack.ts'
import type {PlannedPurchase, Step} from './plan.ts'
import type {ShopRun} from './shop-run.ts'
import {killFunctions} from './workers.ts'

/** From an answer on its way to its being stored, in ms; work that was cut off may be done again. */
const STORED_WITHIN_MS = 3000

/** Sets the faults that a purchase brings with it at a step. They strike whoever comes next. */
export async function injectFaults(run: ShopRun, purchase: PlannedPurchase, at: Step): Promise<void> {
  const {stripe, mail, kill} = purchase
  if (stripe?.at === at) {
    const {mode, times, ...how} = stripe.fault
    run.count(`set: Stripe ${mode === 'error' ? `error ${how.status}` : mode}`)
    await run.insist('fault', () =>
      stripeFails(mode, {...defined(how), times: mode === 'hang' ? 1 : times, also: true}),
    )
  }
  if (mail?.at === at) {
    const {mode, times} = mail.fault
    run.count(`set: mail ${mode}`)
    await run.insist('fault', () => failMail(mode, mode === 'timeout' ? 1 : times))
  }
  if (kill?.at === at) run.aside(killAfter(run, KILLED[at], kill.afterMs))
}

/** The functions that are at work at each step. */
const KILLED: Record<Step, string[]> = {
  press: ['learner', 'reconcile'],
  pay: ['webhooks', 'learner'],
  back: ['learner', 'webhooks', 'onMailQueued'],
  after: ['staff', 'webhooks'],
}

async function killAfter(run: ShopRun, names: readonly string[], afterMs: number): Promise<void> {
  await pause(afterMs)
  await run.whenUp()
  const now = Date.now()
  const killed = killFunctions(stack.ports.functions, names)
  if (killed === 0) return
  run.count('set: functions killed')
  run.count('function processes killed', killed)
  run.interruptions.push({from: now - STORED_WITHIN_MS, to: now + 500})
}

/** Without the fields that are undefined, which no JSON has. */
function defined(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
