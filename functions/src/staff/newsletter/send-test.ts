import {deliverNow} from '../../outbox/deliver.ts'
import {addMail} from '../../outbox/queue.ts'
import {newsletterTestMail} from './newsletter-test-mail.ts'

/** Sends a newsletter to one address, as a test, now. Returns what became of it. */
export async function sendTest(email: string, newsletter: {subject: string; contentHtml: string}) {
  return deliverNow(await addMail([email], newsletterTestMail, newsletter))
}
