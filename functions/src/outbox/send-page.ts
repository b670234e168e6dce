import {deliver} from './deliver.ts'
import {enqueuePage, settleMailing} from './mailing-tasks.ts'
import {batchId} from './mailing.ts'
import {planPage} from './plan-page.ts'

/**
 * One task: plans a page, adds the task for the next one, and sends the page's batch. Repeating it sends nothing twice: a page
 * is planned once, a task of the same name is not taken again, and a batch is leased by whoever sends it.
 */
export async function sendPage(mailingId: string, page: number): Promise<void> {
  const mailing = await planPage(mailingId, page)
  if (!mailing || mailing.pages <= page) return
  if (!mailing.planned) await enqueuePage(mailingId, page + 1, `${mailingId}-${page + 1}`)
  await deliver(batchId(mailingId, page), {now: true})
  if (mailing.planned) await settleMailing(mailingId)
}
