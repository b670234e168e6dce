import * as z from 'zod/mini'
import {log} from '../services/log.ts'
import {sendPage} from './send-page.ts'

const taskSchema = z.object({mailingId: z.string(), page: z.int().check(z.nonnegative())})

/** Plans and sends the page that a task of the queue `sendMailingPage` names. */
export async function runMailingTask(data: unknown): Promise<void> {
  const task = taskSchema.safeParse(data)
  if (task.success) await sendPage(task.data.mailingId, task.data.page)
  else log('task-refused', {queue: 'sendMailingPage'})
}
