import {invoiceFields} from '@lectern/domain/orders/invoice'
import {collection, getDocs, query, where} from 'firebase/firestore/lite'
import * as z from 'zod/mini'
import {firestore, milliseconds} from '~/lib/firebase/firestore'

const storedInvoice = z.object({
  ...invoiceFields,
  /** ms since the epoch, like all times here */
  issuedAt: z.int(),
  suppliedAt: z.int(),
})
/** An invoice or a credit note. */
export type Invoice = z.infer<typeof storedInvoice>

/** The invoices and credit notes of a learner's own order, oldest first. */
export async function listInvoices(uid: string, orderId: string): Promise<Invoice[]> {
  const own = query(
    collection(firestore, 'invoices'),
    where('userId', '==', uid),
    where('orderId', '==', orderId),
  )
  const {docs} = await getDocs(own)
  return docs
    .map((snapshot) => {
      const data = snapshot.data()
      const times = {issuedAt: milliseconds(data.issuedAt), suppliedAt: milliseconds(data.suppliedAt)}
      return z.parse(storedInvoice, {...data, ...times})
    })
    .toSorted((a, b) => a.issuedAt - b.issuedAt)
}
