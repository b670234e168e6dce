import {doc, getDoc} from 'firebase/firestore/lite'
import {firestore, number} from '~/lib/firebase/firestore'

/** How many recipients a newsletter has been sent to. */
export interface NewsletterProgress {
  status: 'sending' | 'sent' | 'failed'
  /** of those planned so far */
  recipientCount: number
  /** whether all are planned */
  planned: boolean
  sent: number
  failed: number
  /** had left when it was sent */
  skipped: number
}

/** The progress of a newsletter; null before sending has begun. For staff. */
export async function readNewsletterProgress(id: string): Promise<NewsletterProgress | null> {
  const data = (await getDoc(doc(firestore, 'newsletters', id))).data()
  if (!data) return null
  return {
    status: data.status === 'sent' || data.status === 'failed' ? data.status : 'sending',
    recipientCount: number(data, 'recipientCount'),
    planned: data.planned !== false,
    sent: number(data, 'sent'),
    failed: number(data, 'failed'),
    skipped: typeof data.skipped === 'number' ? data.skipped : 0,
  }
}
