import {getFunctions} from 'firebase-admin/functions'
import {codeOf} from '../services/error-code.ts'
import {firebaseApp} from '../services/firestore.ts'

/** A task of the queue `sendPayouts`: a page of a run is to be planned, or a payout to be sent. */
export type PayoutTask = {period: string; page: number} | {payoutId: string}

/**
 * Adds a task.
 * @param name of which there is only one task
 */
export async function enqueuePayouts(task: PayoutTask, name?: string): Promise<void> {
  const queue = getFunctions(firebaseApp()).taskQueue<PayoutTask>('sendPayouts')
  try {
    await queue.enqueue(task, name ? {id: name.replaceAll(/[^\w-]/g, '_')} : {})
  } catch (error) {
    if (codeOf(error) !== 'functions/task-already-exists') throw error
  }
}
