import * as z from 'zod/mini'
import {log} from '../services/log.ts'
import {planPayouts} from './plan-payouts.ts'
import {sendPayout} from './send-payout.ts'

const taskSchema = z.union([
  z.object({period: z.string(), page: z.int().check(z.nonnegative())}),
  z.object({payoutId: z.string()}),
])

/** Does what a task of the queue `sendPayouts` names. */
export async function runPayoutTask(data: unknown): Promise<void> {
  const task = taskSchema.safeParse(data)
  if (!task.success) log('task-refused', {queue: 'sendPayouts'})
  else if ('payoutId' in task.data) await sendPayout(task.data.payoutId)
  else await planPayouts(task.data.period, task.data.page)
}
